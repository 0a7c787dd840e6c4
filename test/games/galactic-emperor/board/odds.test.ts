import { expect, test } from 'vitest';
import { oddsOf } from '../../../../src/games/galactic-emperor/state/odds.ts';
import type { BattleOdds } from '../../../../src/games/galactic-emperor/state/odds.ts';
import type { Battle, Fleet } from '../../../../src/games/galactic-emperor/state/state.ts';
import { isEmperorView } from '../../../../src/games/galactic-emperor/view.ts';
import { scene } from '../scene.ts';

const view = scene().match.view('spectator');
if (!isEmperorView(view)) throw new Error('it is no view of Galactic Emperor');

type Side = Partial<Fleet> & { readonly token?: 'empire' | 'starbase'; readonly shields?: 'ready'; readonly warped?: true };

function odds(attacker: Side, defender: Side): BattleOdds {
  const sideOf = (seat: number, { token, shields, warped, ...fleet }: Side) => ({
    ...{ seat, token: token ?? null, shields: shields ?? ('none' as const) },
    groups: (['fighter', 'cruiser', 'dreadnought'] as const).flatMap(kind => {
      const count = fleet[kind] ?? 0;
      return count === 0 ? [] : [{ kind, from: null, warped: warped === true, count, onSide: 0 }];
    }),
  });
  const battle: Battle = {
    ...{ kind: 'attack', space: null, round: attacker.warped === true ? 0 : 1, phase: 1, extra: null, empireFell: false },
    sides: [sideOf(0, attacker), sideOf(1, defender)],
  };
  return oddsOf(view as typeof view, battle);
}

const rounded = ({ attacker, defender }: BattleOdds) => [attacker, defender].map(share => Number(share.toFixed(4)));

test('two Fighters hit on 5 and 6 at the same time: each falls alone as often as the other, or both do, GE-9.14', () => {
  // In a round that changes anything: 2/9, 2/9 and 1/9 of 5/9.
  expect(rounded(odds({ fighter: 1 }, { fighter: 1 }))).toEqual([0.4, 0.4]);
});

test('a Cruiser fires before a Fighter, GE-9.14', () => {
  // Phase 2: two dice hit on 4, so the Fighter fires only a quarter of the rounds.
  const { attacker, defender } = odds({ cruiser: 1 }, { fighter: 1 });
  expect(defender).toBeCloseTo((0.25 / 3) / (1 - (0.25 * 2) / 3), 10);
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

test.each([
  [{ fighter: 3 }, { cruiser: 1 }],
  [{ cruiser: 1, fighter: 1 }, { token: 'empire' as const }],
])('the odds are those of the battles that the rules fight: %o against %o', (attackers, defenders) => {
  const { token, ...ships } = { token: undefined, ...defenders };
  let won = 0;
  const FOUGHT = 400;
  for (let at = 0; at < FOUGHT; at += 1) {
    const table = scene(3, {}).noShips().ships(0, 'c4', attackers);
    if (token !== undefined) table.tile('c5', 't05', 1, token);
    table.ships(1, 'c5', ships);
    table.also(state => (state.random.scripted = dice(at)));
    table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer(table.options.find(id => id.startsWith('move:')) ?? '', 'to:c5');
    for (let asked = 0; asked < 200 && table.match.decision !== null; asked += 1) {
      const { kind } = table.match.decision;
      if (kind === 'battle.retreat') table.answer('fight');
      else if (kind === 'battle.hit') table.answer([...table.options].sort(byCost)[0] ?? '');
      else if (kind === 'warlord.walk') table.answer('stop');
      else if (kind === 'warlord.move') table.answer('done');
      else break;
    }
    const view = table.match.view('spectator');
    if (isEmperorView(view) && Object.keys(view.seats[1]?.ships ?? {}).length === 0 && (view.seats[0]?.ships.c5 ?? null) !== null) won += 1;
  }
  const { attacker } = odds(attackers, { ...defenders });
  expect(Math.abs(won / FOUGHT - attacker)).toBeLessThan(3.5 * Math.sqrt((attacker * (1 - attacker)) / FOUGHT));
});
