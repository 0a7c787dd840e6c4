import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// SE-4.1, SE-8: the same units fight the same battle, under however many counters they lie. Acts are chosen by what
// they do to which type of unit; where a group has a damaged unit it is the one that is hit.

const FIELD = 'k7' satisfies HexId;
const KINDS = ['scout', 'destroyer', 'cruiser'] as const;

/** How many units of each type both sides have. */
type Forces = readonly [own: readonly number[], theirs: readonly number[]];

function forces(random: RandomState): Forces {
  const some = (): number[] => KINDS.map(() => randomBelow(random, 5));
  return [
    [1 + randomBelow(random, 4), ...some().slice(1)],
    [...some().slice(0, 2), 1 + randomBelow(random, 4)],
  ];
}

/** The battle begins; who attacks is beside their homeworld and may retreat there. */
function position(sides: Forces, partition: RandomState): Scene {
  const table = scene(2, { counterLimits: false });
  for (const [seat, counts] of sides.entries()) {
    for (const [place, kind] of KINDS.entries()) {
      for (let left = counts[place] ?? 0; left > 0;) {
        const count = 1 + randomBelow(partition, left);
        table.units(seat, FIELD, kind, count, { attack: seat, tactics: place % 2, special: 0 });
        left -= count;
      }
    }
  }
  return table.fight();
}

const piecesOn = (table: Scene) => table.now.pieces.filter(({ at }) => at === FIELD);

/** What an option does: the type of its counter for its handle; `null`: what hangs on the counters, and is not done. */
function meaningOf(table: Scene, id: string): string | null {
  if (/^(screen-all|flee-all|screen-damaged)/u.test(id)) return null;
  const on = piecesOn(table);
  const { firing } = table.now.battle ?? {};
  const by = on.find(({ handle }) => handle === firing);
  const about = on.find(({ handle }) => id.endsWith(`:c${handle}`)) ?? by;
  const isHurt = on.some(({ owner, kind, damage }) => owner === about?.owner && kind === about.kind && damage > 0);
  if (/^(flee|screen)/u.test(id) && isHurt) return null;
  return id.replace(/c\d+$/u, `${about?.owner} ${about?.kind}${about?.screened === true ? ' screened' : ''}`);
}

/** The answers by what they do; of several that do the same, one that concerns a damaged unit. */
function answers(table: Scene): ReadonlyMap<string, string> {
  const hurt = piecesOn(table).filter(({ damage }) => damage > 0);
  const first = (id: string): number => (hurt.some(({ handle }) => id.endsWith(`:c${handle}`)) ? 0 : 1);
  const found = new Map<string, string>();
  for (const id of table.options.toSorted((one, other) => first(one) - first(other))) {
    const meaning = meaningOf(table, id);
    if (meaning !== null && !found.has(meaning)) found.set(meaning, id);
  }
  return found;
}

function sorted(_: string, value: unknown): unknown {
  return Array.isArray(value) ? value.map(one => JSON.stringify(one)).sort() : value;
}

/** All that is true of a battle but for the counters: what each type of each side has left where, and what was told. */
function pictureOf(table: Scene): unknown {
  const { pieces, battle, seats, random } = table.now;
  const units = new Map<string, number>();
  for (const { owner, kind, at, count, damage, fired, screened, shown, lots } of pieces) {
    const from = lots.map(lot => lot.from).join(' ');
    const what = JSON.stringify([owner, kind, at, screened, shown, from]);
    units.set(what, (units.get(what) ?? 0) + count);
    units.set(`${what} damage`, (units.get(`${what} damage`) ?? 0) + damage);
    if (battle !== null) units.set(`${what} fired`, (units.get(`${what} fired`) ?? 0) + fired);
  }
  const { round = 0, cls = 0, bonus = null } = battle ?? {};
  // Types are named in the order of handles.
  const told = table.match.events('spectator').map(({ words }) => JSON.stringify(words, sorted));
  return { units: [...units].sort(), round, cls, bonus, shown: seats.map(({ shown }) => shown), random, told };
}

/** Which of some groups fires first is about counters: those that are screened come last, as they can only retreat. */
function passGroups(table: Scene): void {
  while (table.match.decision?.kind === 'battle.group') {
    const behind = piecesOn(table).filter(({ screened }) => screened);
    const last = (id: string): number => (behind.some(({ handle }) => id.endsWith(`:c${handle}`)) ? 1 : 0);
    const [, id] = [...answers(table)].sort(
      ([one, oneId], [other, otherId]) => last(oneId) - last(otherId) || (one < other ? -1 : 1),
    )[0] ?? ['', ''];
    table.answer(id);
  }
}

describe('SE-8, SE-4.1: under whatever counters units fight, screen and retreat', () => {
  test.each(Array.from({ length: 6 }, (_, number) => number))('the battle is the same: %i', number => {
    const sides = forces(seededRandom(`forces ${number}`));
    const worlds = [0, 1, 2].map(world => position(sides, seededRandom(`counters ${number} ${world}`)));
    const [first, ...others] = worlds;
    if (first === undefined) throw new Error('no world');
    const chosen = seededRandom(`acts ${number}`);
    let fought = 0;
    for (let given = 0; given < 200; given += 1) {
      for (const world of worlds) passGroups(world);
      const expected = pictureOf(first);
      for (const other of others) expect(pictureOf(other)).toEqual(expected);
      const { decision } = first.match;
      if (!decision?.kind.startsWith('battle.')) break;
      const meanings = [...answers(first).keys()].sort();
      for (const other of others) {
        expect(other.asked).toBe(first.asked);
        expect([...answers(other).keys()].sort()).toEqual(meanings);
      }
      const meaning = meanings[randomBelow(chosen, meanings.length)] ?? '';
      for (const world of worlds) world.answer(answers(world).get(meaning) ?? '');
      fought += 1;
    }
    expect(fought).toBeGreaterThan(3);
  });
});
