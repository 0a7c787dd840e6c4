import { expect, test } from 'vitest';
import { oddsOf } from '../../../../src/games/galactic-emperor/state/odds.ts';
import type { BattleOdds } from '../../../../src/games/galactic-emperor/state/odds.ts';
import type { Battle, Fleet } from '../../../../src/games/galactic-emperor/state/state.ts';
import { isEmperorView } from '../../../../src/games/galactic-emperor/view.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import { fight } from '../fight.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const view = scene().role('warlord', 2).begin('warlord.begin', { seat: 0 }).match.view('spectator');
if (!isEmperorView(view)) throw new Error('it is no view of Galactic Emperor');
const emperor = view;

type Side = Partial<Fleet> & {
  readonly token?: 'empire' | 'starbase';
  readonly shields?: 'ready';
  readonly warped?: true;
};

function odds(attacker: Side, defender: Side): BattleOdds {
  const sideOf = (seat: number, { token, shields, warped, ...fleet }: Side) => ({
    ...{ seat, token: token ?? null, shields: shields ?? ('none' as const) },
    groups: (['fighter', 'cruiser', 'dreadnought'] as const).flatMap(kind => {
      const count = fleet[kind] ?? 0;
      return count === 0 ? [] : [{ kind, from: null, warped: warped === true, count, onSide: 0 }];
    }),
  });
  const battle: Battle = {
    ...{
      kind: 'attack',
      space: null,
      round: attacker.warped === true ? 0 : 1,
      phase: 1,
      extra: null,
      empireFell: false,
    },
    sides: [sideOf(0, attacker), sideOf(1, defender)],
  };
  return oddsOf(emperor, battle);
}

const rounded = ({ attacker, defender }: BattleOdds) => [attacker, defender].map(share => Number(share.toFixed(4)));

test('two Fighters hit on 5 and 6 at the same time: each falls alone as often as the other, or both do, GE-9.14', () => {
  // In a round that changes anything: 2/9, 2/9 and 1/9 of 5/9.
  expect(rounded(odds({ fighter: 1 }, { fighter: 1 }))).toEqual([0.4, 0.4]);
});

test('a Cruiser fires before a Fighter, GE-9.14', () => {
  // Phase 2: two dice hit on 4, so the Fighter fires only a quarter of the rounds.
  const { attacker, defender } = odds({ cruiser: 1 }, { fighter: 1 });
  expect(defender).toBeCloseTo(0.25 / 3 / (1 - (0.25 * 2) / 3), 10);
  expect(attacker + defender).toBeCloseTo(1, 10);
});

test('a shield takes the first hit, a Dreadnought two, and what warped fires once before, GE-9.10, GE-9.16, GE-11.8', () => {
  const plain = odds({ fighter: 2 }, { fighter: 2 }).attacker;
  expect(odds({ fighter: 2, shields: 'ready' }, { fighter: 2 }).attacker).toBeGreaterThan(plain + 0.1);
  expect(odds({ fighter: 2, warped: true }, { fighter: 2 }).attacker).toBeGreaterThan(plain + 0.1);
  expect(odds({ dreadnought: 1 }, { fighter: 1 }).attacker).toBeGreaterThan(0.97);
});

test('a Starbase must fall twice, and an Empire only behind its ships, GE-9.16, GE-9.17', () => {
  const empire = odds({ cruiser: 2 }, { token: 'empire' }).attacker;
  const starbase = odds({ cruiser: 2 }, { token: 'starbase' }).attacker;
  expect(starbase).toBeLessThan(empire);
  expect(odds({ cruiser: 2 }, { fighter: 1, token: 'empire' }).attacker).toBeLessThan(empire);
});

const FOUGHT = 100;

/** What is answered, the first of these that can be: the cheapest takes a hit, and nobody retreats. */
const ANSWERS = [
  ...(['stop', 'battle:c5', 'fight', 'ship:dreadnought', 'ship:fighter', 'ship:cruiser', 'token'] as const),
  ...(['ship:dreadnought+on-side', 'ship:fighter+c4', 'ship:cruiser+c4', 'done'] as const),
];

const ENDS: ReadonlySet<string> = new Set(['battle.won', 'battle.held', 'battle.both-lost']);

/** Fights it out; whether the attacker wins. */
function isWonBy(table: Scene): boolean {
  for (let asked = 0; asked < 100; asked += 1) {
    const end = table.told.find(key => ENDS.has(key));
    if (end !== undefined) return end === 'battle.won';
    table.answer(ANSWERS.find(id => table.options.includes(id)) ?? '');
  }
  throw new Error('the battle does not end');
}

/** How many of so many battles the attacker wins by the rules, each with other dice. */
function wonByRules(attackers: Partial<Fleet>, ships: Partial<Fleet>, token?: 'empire'): number {
  const dice = seededRandom('dice');
  let won = 0;
  for (let at = 0; at < FOUGHT; at += 1) {
    const table = fight({
      attackers,
      ...(Object.keys(ships).length === 0 ? {} : { defenders: ships }),
      ...(token === undefined ? {} : { token }),
      faces: Array.from({ length: 200 }, () => randomBelow(dice, 6) + 1),
    });
    won += isWonBy(table) ? 1 : 0;
  }
  return won / FOUGHT;
}

test.each([
  [{ fighter: 3 }, { cruiser: 1 }, undefined],
  [{ cruiser: 1, fighter: 1 }, {}, 'empire' as const],
])('the odds are those of the battles that the rules fight: %o against %o %s', (attackers, ships, token) => {
  const { attacker } = odds(attackers, { ...ships, ...(token === undefined ? {} : { token }) });
  const spread = Math.sqrt((attacker * (1 - attacker)) / FOUGHT);
  expect(Math.abs(wonByRules(attackers, ships, token) - attacker)).toBeLessThan(3.5 * spread);
});
