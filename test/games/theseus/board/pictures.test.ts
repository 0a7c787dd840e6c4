import { expect, test } from 'vitest';
import { hall } from './hall.ts';
import { scene } from '../scene.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { contextOf, picture } from './painting.ts';
import type { Looking } from '../../../boards/painting.ts';

/**
 * The cursor is on an upgraded Alien in a sector of three units: the Corridors, three on, are marked as where it would
 * go (TH-6.2).
 */
const LOOKING: Looking = {
  seat: 0,
  focus: ['unit:alien-1', 'room:alien-nest-a'],
  open: ['unit:alien-1', 'unit:alien-2'],
};
const view = hall().match.view('spectator');

test('at 80x24 all five sectors are in sight, with every unit and card', () => {
  expect(picture('station', view, 80, 13, LOOKING)).toEqual([
    '▸◆ Ann  Aliens      LP 17         ↑1  space ◆A3  ✦Burrow  deck 2: Ghost Strike',
    ' ■ Bob  Scientists  LP 14  DP  6  ↑0  deck 1: Small Lab',
    '›1 Corridors +3→2 Control Room →6 Alien Nest ◆ →3 Tech Bay +1  →5 Lab +2 ■     →',
    'assault        │malfunction    │upgrade, purge │extra turn     │upgrade, purge',
    'a· ───── b·    │a· ───── b·    │a◆A1↑ ── b◆A2  │a·       b·    │a■S2↑ ─── b·',
    ' │   ╲    │    │ │        │    │ │   ╳         │ │   ╲    │    │           │',
    'c· ───── d◆a1  │c· ───── d·    │c■S1p ── d·    │c· ───── d■S3  │c· ────── d·',
    '1■☠Camera c3 2↑│1■»Medical   1✗│1◆☠Hive       1│1✦Upgrade      │1·',
    '2◆)Tentac… x2 1│2✦             │2·             │2■)Defense   0✗│2·',
    '3✦             │3✦             │3·             │3✦             │3·',
    '4·             │4·             │4✦             │4·             │4✦Deck Card',
    '5◆ Reproduction│p1·            │p1◆Vent Cut    │5·             │p1·',
    'p1■Archive     │               │p2·            │               │p2·',
  ]);
});

test('where rows are few, what holds a card stays, and an arrow says that more is out of sight', () => {
  expect(picture('station', view, 80, 8, LOOKING).slice(-2)).toEqual([
    '1■☠Camera c3 2↑│1■»Medical   1✗│1◆☠Hive       1│1✦Upgrade      │1·',
    'p1■Archive    ↓│2✦             │p1◆Vent Cut    │2■)Defense   0✗│4✦Deck Card',
  ]);
});

test('that a unit has moved never hides that it is held or invisible', () => {
  const { turn, units } = view;
  const alien = units['alien-1'];
  if (turn === null || alien === undefined) throw new Error('no turn of the Aliens');
  const moved = {
    ...view,
    turn: { ...turn, moved: ['alien-1' as const] },
    units: { ...units, 'alien-1': { ...alien, invisible: true } },
  };
  expect(picture('station', moved, 80, 13, LOOKING).join('\n')).toContain('◆A1↑i✓');
});

test('decks are told of every player alike: where a top card has no room, only counts', () => {
  const [ann = '', bob = ''] = picture('station', view, 60, 13, LOOKING);
  expect(ann.trimEnd()).toMatch(/ deck 2$/);
  expect(bob.trimEnd()).toMatch(/ deck 1$/);
});

test('at 120x40 the ring lies as a ring', () => {
  expect(picture('station', view, 73, 25, LOOKING)).toEqual([
    '▸◆ Ann  LP 17         ↑1  space ◆A3  ✦Burrow  deck 2: Ghost Strike',
    ' ■ Bob  LP 14  DP  6  ↑0  deck 1: Small Lab',
    '┌ ›1 Corridors +3 ────┐ ┌ 2 Control Room ──────┐ ┌ 6 Alien Nest ◆ ──────┐',
    '│a· ──────── b·       │ │a· ───────── b·       │ │a◆A1↑ ────── b◆A2     │',
    '│ │     ╲     │       │ │ │            │       │ │ │     ╳              │',
    '│c· ──────── d◆a1     │ │c· ───────── d·       │ │c■S1p ────── d·       │',
    '│1■☠Camera       c3 2↑│ │1■»Medical Bay      1✗│ │1◆☠Hive              1│',
    '│2◆)Tentacles     x2 1│→│2✦                    │→│2·                    │',
    '│3✦                   │ │3✦                    │ │3·                    │',
    '│4·                   │ │4·                    │ │4✦                    │',
    '│5◆ Reproduction      │ │p1·                   │ │p1◆Vent Shortcut      │',
    '│p1■Archive           │ │                      │ │p2·                   │',
    '└─────────────────────┘ └──────────────────────┘ └──────────────────────┘',
    '                  ↑                                         ↓',
    '┌ 5 Science Laboratory +2 ■ ───────┐ ┌ 3 Tech Bay +1 ───────────────────┐',
    '│a■S2↑ ──────────── b·             │ │a·                 b·             │',
    '│                    │             │ │ │        ╲         │             │',
    '│c· ─────────────── d·             │ │c· ─────────────── d■ Scientist 3 │',
    '│1·                                │ │1✦Upgrade                         │',
    '│2·                                │←│2■)Defense System               0✗│',
    '│3·                                │ │3✦                                │',
    '│4✦Card from the Deck              │ │4·                                │',
    '│p1·                               │ │5·                                │',
    '│p2·                               │ │                                  │',
    '└──────────────────────────────────┘ └──────────────────────────────────┘',
  ]);
});

test('at 80x24 a sector tells how its slots lie beside each other and what its units attack (TH-15.1, TH-8.2)', () => {
  const rows = picture('sector', view, 80, 13, { ...LOOKING, focus: ['sector:corridors'] });
  const plan = rows.findIndex(row => row.includes('Slots beside or below each other'));
  expect(rows.slice(plan + 1, plan + 3).map(row => row.slice(0, 20).trimEnd())).toEqual([' 1■─2◆─3·', ' 4·─5◆']);
  expect(rows.join('\n')).toContain('d ◆ Small Alien 1  attacks one');
});

test('with seven sectors the actions are told in short, and nothing is cut (TH-18.1)', () => {
  const four = scene(['aliens', 'scientists', 'marines', 'greys'])
    .unit('alien-1', 'corridors-a')
    .unit('alien-2', 'corridors-b')
    .turn('aliens')
    .match.view('spectator');
  const rows = picture('station', four, 80, 13, { seat: 0 });
  expect(rows[3]?.match(/tok\.\/purge/g)).toHaveLength(4);
  expect(`${rows[2]}${rows[3]}`).not.toContain('…');
});

test('the players’ pane tells how the match is won (TH-1.1)', () => {
  expect(picture('players', view, 160, 40, LOOKING).join(' ')).toMatch(/With 0 LP you lose, with 20 DP you win\./);
});

test('alliances are told apart by their letters, and a deck is not called empty before there is one (TH-19.1)', () => {
  const teams = scene(['aliens', 'scientists', 'marines', 'greys'], { mode: 'teams' })
    .unit('alien-1', 'corridors-a')
    .unit('alien-2', 'corridors-b')
    .with(state => {
      state.phase = 'set-up';
    })
    .turn('aliens')
    .match.view('spectator');
  const rows = picture('station', teams, 120, 40, { seat: 0 });
  expect(rows.slice(0, 4).map(row => row.slice(1, 7))).toEqual(['A◆ Ann', 'B■ Bob', 'A▲ Cid', 'B● Dee']);
  expect(rows.join(' ')).not.toContain('deck empty');
});

test('an empty room tells what is behind its passages: whom a unit put there would reach, and be reached by (TH-6.6, TH-8.1)', () => {
  const told = theseusBoard.inspect?.(view, 'room:alien-nest-d', contextOf(LOOKING)) ?? null;
  const text = told?.sections.filter(({ aside }) => aside !== true).flatMap(({ lines }) => lines);
  const sentences = text?.map(line => line.map(each => each.text).join('')).join('\n') ?? '';
  expect(sentences).toContain('may put it here');
  expect(sentences).toContain('a: Alien 1 of Ann, attacks all, upgraded');
  expect(sentences).toContain('c: Scientist 1 of Bob');
  expect(told?.links.map(({ ref }) => ref)).toContain('unit:alien-1');
});

test('before the ring is laid the sectors that can be chosen stand there, and the one under the cursor beside them (TH-19.2)', () => {
  const start = { seats: ['Ann', 'Bob', 'Cid', 'Dee'].map(name => ({ name })), options: { teams: 'yes' }, seed: 'q' };
  const match = theseus.start(start);
  const [first, second] = match.decision?.options ?? [];
  const looking = { seat: match.decision?.seat ?? 0, focus: first?.refs ?? [], open: second?.refs ?? [] };
  const rows = picture('station', match.view('spectator'), 60, 17, looking).join('\n');
  expect(rows).toContain('The ring of sectors is laid when this is settled.');
  expect(rows).toMatch(/┌ [▸›]\w.*┐ ┌ [▸›]\w.*┐/);
  const sector = picture('sector', match.view('spectator'), 34, 11, looking).join('\n');
  expect(sector).toContain('Rooms');
  expect(sector).not.toContain('The ring goes on');
});

test('with two seats at 80 columns and hardly a row, the seats share a line and the sectors stay side by side', () => {
  const [seats = '', ...sectors] = picture('station', view, 80, 7, LOOKING);
  expect(seats).toMatch(/Ann .* Bob /);
  expect(sectors.join('\n')).toMatch(/a.*│.*a.*│.*a.*│.*a/);
});
