import { expect, test } from 'vitest';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import type { Fleet } from '../../../../src/games/galactic-emperor/state/state.ts';
import { settingFor } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf } from './painting.ts';

/** What stands beside an option. */
function beside(table: Scene, id: string): string | null {
  const { decision } = table;
  const option = decision.options.find(one => one.id === id);
  if (option === undefined) throw new Error(`no option ${id}`);
  const view = table.match.view(decision.seat);
  const preview = previewer(galacticEmperor.start(settingFor(3, 'beside')), decision.seat);
  return emperorBoard.outlook?.(view, decision, option, contextOf(), preview) ?? null;
}

test('a role says what all do in it, and what its chooser gets, GE-3.2', () => {
  const match = galacticEmperor.start(settingFor(3, 'roles'));
  while (match.decision !== null && match.decision.kind !== 'round.role') {
    match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
  }
  const { decision } = match;
  if (decision === null) throw new Error('no role is picked');
  const preview = previewer(match, decision.seat);
  const said = decision.options.map(option =>
    emperorBoard.outlook?.(match.view(decision.seat), decision, option, contextOf(), preview),
  );
  expect(said).toContain('→ harvest and trade; you set the prices');
  expect(new Set(said).size).toBe(decision.options.length);
});

test('a direction says who comes after the one who sets it, GE-3.1, GE-3.3', () => {
  const table = scene(4).begin('round.begin', {});
  expect(beside(table, 'clockwise')).toBe('→ after you: Bob, Cid, Dee');
  expect(beside(table, 'counter-clockwise')).toBe('→ after you: Dee, Cid, Bob');
});

/** How an attack is told, with the hits of a round. */
const attackWith = (hits: string): RegExp =>
  new RegExp(`^→ fought out, you win \\d+ of 100 and lose \\d+; ${hits} hits a round, on average$`);

test('a trade says what marks it leaves, GE-6.2', () => {
  const table = scene()
    .also(state => (state.prices = { food: 1, metal: 2, energy: 4 }))
    .role('merchant', 1);
  table.begin('merchant.harvest', { seat: 0 });
  expect(beside(table, 'buy:metal')).toBe('→ 3 marks left');
  expect(beside(table, 'sell:energy')).toBe('→ 9 marks left');
  expect(beside(table, 'done')).toBeNull();
});

test('influence says who would have any left, GE-10.6', () => {
  const table = scene().tile('b4', 't05', 0).tile('c4', 't06', 0, 'starbase').role('regent', 0).play();
  table.until('regent.place', 'pass');
  expect(beside(table, 'space:b4')).toBe('→ one more token: nobody would win it');
  expect(beside(table, 'space:c4')).toBe('→ one more token: Ann would win it, keeping 1');
  expect(beside(table, 'throne')).toBe('→ one more token: Bob would win it, keeping 1');
});

test('the Throne says who gets it without a winner, as the rule has it, and who has tokens there, GE-10.8', () => {
  const table = scene().tile('b4', 't05', 0).role('regent', 0).play();
  table.until('regent.place', 'pass').answer('throne', 'done');
  expect(table.asked).toBe('2 regent.place');
  expect(beside(table, 'throne')).toBe('→ one more token: nobody would win it, so Ann would get it');
  table.answer('throne');
  const shown = emperorBoard.inspect?.(table.match.view(2), 'throne:throne', contextOf());
  const lines = shown?.sections.flatMap(({ lines: each }) => each.map(line => line.map(({ text }) => text).join('')));
  expect(lines?.join('\n')).toMatch(/Influence.*Bob 1, Cid 1/);
  table.answer('done').until('round.direction', 'done');
  expect(table.now.throne).toBe(0);
});

test('an attack says what hits both sides may expect, the chooser’s extra die among them, GE-9.13, GE-9.15', () => {
  const table = scene()
    .noShips()
    .ships(0, 'c4', { dreadnought: 1 })
    .tile('c5', 't05', 1)
    .ships(1, 'c5', { fighter: 1 });
  table.role('warlord', 0).begin('warlord.begin', { seat: 0 }).answer('move:dreadnought-1@c4');
  // A Dreadnought fires three dice, and its owner has picked the Warlord: one die more (GE-9.15).
  expect(beside(table, 'to:c5')).toMatch(attackWith('2.0 against 1.3'));
  expect(beside(table, 'to:c3')).toBeNull();
});

test('fighting on says what hits the next round may bring, GE-9.18', () => {
  const table = scene().noShips().ships(0, 'c4', { fighter: 2 }).tile('c5', 't05', 1).ships(1, 'c5', { fighter: 1 });
  table.role('warlord', 0).dice(1, 1, 1, 1, 1, 1).begin('warlord.begin', { seat: 0 });
  table.answer('move:fighter-2@c4', 'to:c5');
  table.until('battle.retreat', 'battle:c5');
  expect(beside(table, 'fight')).toMatch(attackWith('1.0 against 1.3'));
  expect(beside(table, 'retreat')).toBe('→ 2 Fighters kept, back at C4');
});

test('a tile says what it has, and one without planets says that, GE-4.1', () => {
  const table = scene().row('t24', 't14').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false });
  expect(beside(table, 'tile:t24')).toBe('→ 2 planets, 1 food, 2 metal');
  expect(beside(table, 'tile:t14')).toBe('→ no planets');
});

test('what a battle may bring counts only those who fight: no ships that stood beside the enemy, no token of one’s own, GE-10.9', () => {
  const beforeC5 = (seat: number): string | null => {
    const table = scene()
      .noShips()
      .tile('c5', 't05', 1)
      .ships(0, 'c5', { cruiser: 1 })
      .ships(seat, 'c4', { fighter: 1 });
    table.role('warlord', 2).begin('warlord.begin', { seat }).answer('move:fighter-1@c4');
    return beside(table, 'to:c5');
  };
  // A Fighter against the Empire; a Fighter of the Empire's owner against the Cruiser.
  expect(beforeC5(0)).toMatch(attackWith('0.3 against 1.0'));
  expect(beforeC5(1)).toMatch(attackWith('0.3 against 1.0'));
});

test('the odds of an attack are the same whether its ships are sent together or group by group, GE-9.12', () => {
  const attack = (ships: Partial<Fleet>): Scene =>
    scene()
      .noShips()
      .tile('c5', 't05', 1)
      .ships(1, 'c5', { dreadnought: 1 })
      .ships(0, 'c4', ships)
      .ships(0, 'c6', { fighter: 1 })
      .role('warlord', 0)
      .begin('warlord.begin', { seat: 0 });
  const parted = attack({ fighter: 2, dreadnought: 1 });
  parted.answer('move:dreadnought-1@c4', 'to:c5', 'move:fighter-1@c4', 'to:c5', 'move:fighter-1@c4');
  expect(beside(parted, 'to:c5')).toBe(beside(attack({ fighter: 2, dreadnought: 1 }).answer('move:fleet@c4'), 'to:c5'));
  parted.answer('to:c5', 'move:fighter-1@c6');
  expect(beside(parted, 'to:c5')).toBe(beside(attack({ fighter: 3, dreadnought: 1 }).answer('move:fleet@c4'), 'to:c5'));
});

test('ships that join some that warped fight after the surprise attack, and do not put it off, GE-9.10', () => {
  const atHole = (): Scene =>
    scene(3, { battles: 'after-movement' })
      .noShips()
      .tile('d4', 'black-hole')
      .tile('e3', 't05', 1)
      .ships(1, 'e3', { dreadnought: 1, cruiser: 1 })
      .ships(0, 'd4', { fighter: 2 })
      .ships(0, 'e4', { dreadnought: 1 })
      .role('warlord', 2)
      .begin('warlord.begin', { seat: 0 });
  const warpedLast = atHole().answer('move:dreadnought-1@e4', 'to:e3', 'warp:fighter-2@d4');
  const warpedFirst = atHole().answer('warp:fighter-2@d4', 'to:e3', 'move:dreadnought-1@e4');
  const shares = (table: Scene) => /win \d+ of 100 and lose \d+/.exec(beside(table, 'to:e3') ?? '')?.[0];
  expect(shares(warpedFirst)).toBe(shares(warpedLast));
  expect(shares(warpedLast)).toBeDefined();
});

test('the Black Hole says what is lost when it is placed, and where ships go through it, GE-5, GE-9.8', () => {
  const placing = scene().row('black-hole', 't01').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false });
  expect(beside(placing, 'tile:black-hole')).toMatch(/no ship is lost, but the Scientist is; a wormhole/);
  const table = scene()
    .noShips()
    .tile('d4', 'black-hole')
    .ships(0, 'd4', { fighter: 2 })
    .tile('c5', 't05', 1)
    .ships(1, 'c5', { fighter: 1 });
  table.role('warlord', 0).begin('warlord.begin', { seat: 0 });
  expect(beside(table, 'warp:fighter-1@d4')).toBe(
    '→ to any space but homes and Suns: all that warp in this turn go to one, and move no more',
  );
  expect(beside(table, 'move:fighter-1@d4')).toBeNull();
  table.answer('warp:fighter-1@d4');
  expect(beside(table, 'to:c5')).toMatch(/fought out/);
  expect(beside(table, 'to:c3')).toBe('→ no battle; they move no more in this turn');
  table.answer('to:c3');
  expect(beside(table, 'warp:fighter-1@d4')).toMatch(/^→ to C3, where others have warped/);
});
