import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { openMoment } from '../../../../src/table/match/moments/state.ts';
import { MomentScreen } from '../../../../src/table/match/moments/screen.tsx';
import { Session } from '../../../../src/session/running/session.ts';
import { randomPlayer } from '../../../../src/session/sitting/players.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import type { Glyphs } from '../../../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { drawnAt, matchOf, situationAt } from '../../../table/screen-of.tsx';
import { fight } from '../rules/fight.ts';
import type { Fight } from '../rules/fight.ts';
import { contextOf, NAMES } from './painting.ts';

interface Caught {
  readonly kind: string;
  readonly match: Match;
  readonly view: StarCraftView;
  readonly told: readonly LogEvent[];
}

/** A battle, and its moments as the open table sees them. */
function watched(begin: () => Fight, play: (table: Fight) => void): readonly Caught[] {
  const table = begin();
  const caught: Caught[] = [];
  let from = table.match.logBounds.to;
  table.match.onBeat = ({ kind }) => {
    const { to } = table.match.logBounds;
    caught.push({
      kind,
      match: table.match,
      view: copy(starcraftView(table.now, 'spectator')),
      told: table.match.events('spectator', from),
    });
    from = to;
  };
  play(table);
  return caught;
}

const LIVE = { again: false, waits: true, isPaused: false } as const;
const AT_LEAST = { columns: 80, rows: 23 };
const AT_80 = { columns: 80, rows: 24 };
const AT_120 = { columns: 120, rows: 40 };

/**
 * A moment over the whole screen, as text; `step` counts the pictures in which it builds up, from the last backwards.
 */
function screen(
  { kind, view, told, match }: Caught,
  size: { readonly columns: number; readonly rows: number },
  step = -1,
  glyphs: Glyphs = UNICODE_GLYPHS,
  place = { at: 1, of: 1 },
): readonly string[] {
  const look = { glyphs, keymap: DEFAULT_KEYMAP, format: tableFormatter(en, NAMES) };
  const session = new Session({
    game: starcraft,
    match,
    players: [],
    file: null,
    bot: randomPlayer,
    now: () => new Date(2026, 0, 1, 14, 2),
    report: () => '',
    settings: DEFAULT_SETTINGS,
    random: seededRandom('bots'),
  });
  const now = { ...matchOf(session, starcraftBoard, look), names: NAMES, saved: new Date(2026, 0, 1, 14, 2) };
  const at = situationAt(size, look, now);
  const moment = openMoment({ kind, view, viewer: 'spectator', from: 0, to: 0 }, told, now, at);
  const steps = moment.motion.length + (moment.scene?.views.length ?? 1);
  const stepped = { ...moment, step: step < 0 ? steps + step : step };
  return drawnAt(at, createElement(MomentScreen, { moment: stepped, match: now, at, place, watching: LIVE }));
}

const shown = (lines: readonly string[]): string => `\n${lines.join('\n')}\n`;

describe('a battle on its own screen, SC-13', () => {
  const moments = watched(
    () =>
      fight({
        attackers: { zergling: 2 },
        defenders: { marine: 1 },
        special: true,
        hands: [['zerg-c01', 'zerg-c17'], ['terran-c16']],
      }),
    table => table.lay(['zerg-c01', 'zerg-c17']).lay('terran-c16'),
  );
  const of = (kind: string): Caught => {
    const moment = moments.find(candidate => candidate.kind === kind);
    if (moment === undefined) throw new Error(`there was no ${kind}`);
    return moment;
  };

  test('has a moment for each of its steps', () => {
    expect(moments.map(({ kind }) => kind)).toMatchInlineSnapshot(`
      [
        "battle.laid",
        "battle.laid",
        "battle.cards-up",
        "battle.compared",
        "battle.destroyed",
        "battle.ends",
      ]
    `);
  });

  test('says which of how many it is since somebody acted, and that arrows page through them', () => {
    const frame = screen(of('battle.cards-up'), AT_120, -1, UNICODE_GLYPHS, { at: 2, of: 5 });
    expect(frame.find(line => line.includes('cards up ·'))).toMatch(/ 2 of 5 ─$/);
    expect(frame.at(-1)).toBe(' Enter go on  Space go on  ←→ other cards  Esc skip  <> pace: usual');
  });

  test('80x24: the cards are up', () => {
    expect(shown(screen(of('battle.cards-up'), AT_80))).toMatchInlineSnapshot(`
      "
       StarCraft · round 1 · Execution · stage III (0 events left)        saved 14:02
      ─ Galaxy ─ Sheet ─ Hand ─[Battle]─ Decks ─ Legend e ─ Log ── ◆0/20 ■0/20 ▲0/15 ─
       Braken  1 c1 ◆2vs■1 /4 2 g2 ·     0/3 3 m1 ·     0/2                ▸◆✦M
       Battle for Braken 1: ◆ Ann attacks ■ Bob · step 7 of 9: Skirmishes
       ✦ special order, attacker +1 attack
      ┌ Skirmish 1: now ─────────────────────────────────────────────────────────────┐
      │ ◆ Zergling + Zergling                │ ■ Marine                              │
      │   card: Zergling 6/3                 │   card: Siege Tank · Battlecruiser    │
      │   with: Reinforcement                │   8/8                                 │
      └──────────────────────────────────────────────────────────────────────────────┘
       Braken 1: 1 conquest point a round; room for 4 units.
       Ann takes the area when no unit of Bob is left, or only assist units. When
       both have units left, Ann retreats.
       Cards left:  ◆ 6 in hand, 10 in the deck  ■ 1 in hand, 16 in the deck



      ─ Skirmish 1: cards up ─────────────────────────────────────────────────────────
       · Ann regenerates.
       · Ann draws 1 Combat card.
       · Skirmish 1, Zergling against Marine: the cards are turned up.
       · Ann shows Zergling 6/3, Reinforcement.
       · Bob shows Siege Tank · Battlecruiser 8/8.
       Enter go on  Space go on  Esc skip  <> pace: usual
      "
    `);
  });

  test('80x24: the sums in the middle of being built up', () => {
    expect(shown(screen(of('battle.compared'), AT_80, -3))).toMatchInlineSnapshot(`
      "
       StarCraft · round 1 · Execution · stage III (0 events left)        saved 14:02
      ─ Galaxy ─ Sheet ─ Hand ─[Battle]─ Decks ─ Legend e ─ Log ── ◆0/20 ■0/20 ▲0/15 ─
       Braken  1 c1 ◆2vs■1 /4 2 g2 ·     0/3 3 m1 ·     0/2                ▸◆✦M
       Battle for Braken 1: ◆ Ann attacks ■ Bob · step 7 of 9: Skirmishes
       ✦ special order, attacker +1 attack
      ┌ ▸ Skirmish 1: now ───────────────────────────────────────────────────────────┐
      │ ◆ Zergling + Zergling       att  hea │ ■ Marine                    att  hea  │
      │   Zergling 6/3: match         6    3 │   Siege Tank ·                5    2  │
      │   Reinforcement: its text    +1      │   Battlecruiser 8/8: no               │
      │   Zergling supports          +1      │   match                               │
      │   Special Mobilize           +1      │                                       │
      └──────────────────────────────────────────────────────────────────────────────┘
       Braken 1: 1 conquest point a round; room for 4 units.
       Ann takes the area when no unit of Bob is left, or only assist units. When
       both have units left, Ann retreats.
       Cards left:  ◆ 6 in hand, 10 in the deck  ■ 1 in hand, 16 in the deck



      ─ Skirmish 1: the sums · Each line says what counts, and why; +0 says why not. ─



       Enter go on  Space go on  Esc skip  <> pace: usual
      "
    `);
  });

  test('80x24: who falls, and by which numbers', () => {
    expect(shown(screen(of('battle.destroyed'), AT_80))).toMatchInlineSnapshot(`
      "
       StarCraft · round 1 · Execution · stage III (0 events left)        saved 14:02
      ─ Galaxy ─ Sheet ─ Hand ─[Battle]─ Decks ─ Legend e ─ Log ── ◆0/20 ■0/20 ▲0/15 ─
       Braken  1 c1 ◆1vs■0 /4 2 g2 ·     0/3 3 m1 ·     0/2                ▸◆✦M
       Battle for Braken 1: ◆ Ann attacks ■ Bob · step 7 of 9: Skirmishes
       ✦ special order, attacker +1 attack
      ┌ Skirmish 1: now ─────────────────────────────────────────────────────────────┐
      │ ◆ ☠Zergling + Zergling      att  hea │ ■ ☠Marine                   att  hea  │
      │   Zergling 6/3: match         6    3 │   Siege Tank ·                5    2  │
      │   Reinforcement: its text    +1      │   Battlecruiser 8/8: no               │
      │   Zergling supports          +1      │   match                               │
      │   Special Mobilize           +1      │   Without a match its text   +0       │
      │   Total, beats health 2       9    3 │   is lost                             │
      │   Zergling falls: 5 against health 3 │   Total, beats health 3       5    2  │
      │                                      │   Marine falls: 9 against health 2    │
      └──────────────────────────────────────────────────────────────────────────────┘
       Braken 1: 1 conquest point a round; room for 4 units.
       Ann takes the area when no unit of Bob is left, or only assist units. When
       both have units left, Ann retreats.
       Cards left:  ◆ 6 in hand, 10 in the deck  ■ 1 in hand, 16 in the deck
      ─ Skirmish 1: who falls ────────────────────────────────────────────────────────
       · Zergling of Ann is destroyed.
       · Marine of Bob is destroyed.
       Attack as high as the enemy’s health is enough; both can fall.
       Enter go on  Space go on  Esc skip  <> pace: usual
      "
    `);
  });

  test('120x40: who falls, and by which numbers', () => {
    expect(shown(screen(of('battle.destroyed'), AT_120))).toMatchInlineSnapshot(`
      "
       StarCraft · round 1 · Execution · stage III (0 events left)                                                saved 14:02
      ─ Galaxy ─ Sheet ─ Hand ─[Battle]─ Decks ─ Legend e ─ Log ──────────────────── ◆ Ann 0/20   ■ Bob 0/20 +1   ▲ Cyd 0/15 ─
       Braken  1 c1 ◆1vs■0           /4 2 g2 ·               0/3 3 m1 ·               0/2                          ▸◆✦M
       Braken: ━ Torus
       Battle for Braken 1: ◆ Ann attacks ■ Bob · step 7 of 9: Skirmishes · ✦ special order, attacker +1 attack
      ┌ Skirmish 1: now ─────────────────────────────────────────────────────────────────────────────────────────────────┐
      │ ◆ ☠Zergling + Zergling                        att  hea │ ■ ☠Marine                                     att  hea  │
      │   Zergling 6/3: match                           6    3 │   Siege Tank · Battlecruiser 8/8: no match      5    2  │
      │   Reinforcement: its text                      +1      │   Without a match its text is lost             +0       │
      │   Zergling supports                            +1      │   Total, beats health 3                         5    2  │
      │   Special Mobilize                             +1      │   Marine falls: 9 against health 2                      │
      │   Total, beats health 2                         9    3 │                                                         │
      │   Zergling falls: 5 against health 3                   │                                                         │
      │                                                        │                                                         │
      │   attack    health                                     │   attack    health                                      │
      │   ██████    ██████                                     │   ██████    ██████                                      │
      │   ██  ██        ██                                     │   ██            ██                                      │
      │   ██████    ██████                                     │   ██████    ██████                                      │
      │       ██        ██                                     │       ██    ██                                          │
      │   ██████    ██████                                     │   ██████    ██████                                      │
      │                                                        │                                                         │
      │   Reinforcement (with a standard card, for any unit):  │   Siege Tank · Battlecruiser 8/8 (else 5/2): With a     │
      │   Attack +1, provided that 1 or more of your units     │   Battlecruiser in front: attack +1.                    │
      │   support in this skirmish.                            │                                                         │
      └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
       Braken 1: 1 conquest point a round; room for 4 units.
       Ann takes the area when no unit of Bob is left, or only assist units. When both have units left, Ann retreats.
       Cards left:  ◆ 6 in hand, 10 in the deck  ■ 1 in hand, 16 in the deck

       Braken:
         1 c1 ◆1vs■0                       /4
         2 g2 ·                           0/3
         3 m1 ·                           0/2
      ─ Skirmish 1: who falls · Attack as high as the enemy’s health is enough; both can fall. ───────────────────────────────
       · Zergling of Ann is destroyed.
       · Marine of Bob is destroyed.



       Enter go on  Space go on  Esc skip  <> pace: usual
      "
    `);
  });

  test('sums build up line by line and lose nothing on the way (SC-13.7.B)', () => {
    const moment = of('battle.compared');
    const views = starcraftBoard.scene?.('battle.compared', moment.view, contextOf())?.views ?? [];
    const counts = views.map(view => {
      const skirmish = isView(view) ? view.battle?.skirmishes[0] : undefined;
      return (skirmish?.attacker.sum.length ?? 0) + (skirmish?.defender.sum.length ?? 0);
    });
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(new Set(counts.slice(0, -1)).size).toBe(counts.length - 1);
    expect(views.at(-1)).toBe(moment.view);
  });

  test('SC-13.7.A cards are turned up one after the other', () => {
    const moment = of('battle.cards-up');
    const motion = starcraftBoard.scene?.('battle.cards-up', moment.view, contextOf())?.motion ?? [];
    expect(motion.map(({ pane }) => pane)).toEqual(motion.map(() => 'battle'));
    const faceDown = [...motion.keys(), motion.length].map(
      step =>
        screen(moment, AT_120, step)
          .join('\n')
          .match(/face down/g)?.length ?? 0,
    );
    expect(faceDown).toEqual([3, 2, 1, 0]);
  });

  test('in plain ASCII it stays ASCII', () => {
    for (const moment of moments) {
      expect(screen(moment, AT_80, -1, ASCII_GLYPHS).slice(1, -6).join('\n')).toMatch(/^[\n\u0020-\u007e]*$/);
    }
  });

  test.each([AT_LEAST, AT_80, AT_120])('every moment of a large battle fills the screen exactly, %o', size => {
    const large = watched(
      () => fight({ attackers: { zergling: 4, hydralisk: 2 }, defenders: { marine: 2, firebat: 2 } }),
      toTheEnd,
    );
    expect(large.length).toBeGreaterThan(12);
    for (const moment of large) {
      const lines = screen(moment, size);
      expect(lines).toHaveLength(size.rows);
      if (moment.kind === 'battle.destroyed') expect(lines.join('\n')).toMatch(/falls|holds/);
    }
  });
});

/** Answers with the first option until the battle is over. */
function toTheEnd(table: Fight): void {
  for (let given = 0; given < 200; given++) {
    const id = table.match.decision?.options[0]?.id;
    if (id === undefined) return;
    table.answer(id);
  }
  throw new Error('the battle does not end');
}

function isView(view: unknown): view is StarCraftView {
  return typeof view === 'object' && view !== null && 'battle' in view;
}
