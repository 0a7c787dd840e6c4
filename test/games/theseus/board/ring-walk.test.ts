import { expect, test } from 'vitest';
import type { Ref } from '../../../../src/kernel/words/message.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { picture, survey } from './painting.ts';

/** A duel in which the first unit is to be placed, in rooms of several sectors. */
function placing() {
  const options = { factions: ['marines', 'aliens'] };
  const match = theseus.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], options, seed: 'rooms' });
  const isAsked = (): boolean => {
    const rooms =
      match.decision?.options.flatMap(({ subject }) => (subject?.startsWith('room:') ? [subject] : [])) ?? [];
    return new Set(rooms.map(room => room.slice(0, -2))).size > 1;
  };
  while (match.decision !== null && !isAsked()) match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
  const { decision } = match;
  if (decision === null) throw new Error('no room is asked for');
  return { decision, view: match.view(decision.seat) };
}

test('rooms that are asked for have on the board the key that takes them', () => {
  const { decision, view } = placing();
  const open = decision.options.flatMap(({ refs = [] }) => refs);
  const shown = picture('station', view, 80, 13, { seat: decision.seat, focus: [], open }).join('\n');
  const keys = decision.options.map(option => theseusBoard.keyOf?.(view, decision, option) ?? '');
  expect(keys[0]).toMatch(/^\d\d$/);
  for (const key of keys) expect(shown).toMatch(new RegExp(`›${key}( |$)`, 'm'));
});

test('from room to room the arrows go along the ring to left and right, and up and down in a sector', () => {
  const { decision, view } = placing();
  const open = decision.options.flatMap(({ refs = [] }) => refs);
  const { things } = survey('station', view, 80, 13, { seat: decision.seat, focus: [], open });
  const besideOf = (ref: Ref) => things.find(thing => thing.ref === ref)?.beside ?? {};
  const sectorsOf = (refs: readonly Ref[]) => [...new Set(refs.map(ref => ref.slice('room:'.length, -2)))];
  const sectors = sectorsOf(open.filter(ref => ref.startsWith('room:')));
  const ring = sectorsOf(things.map(({ ref }) => ref).filter(ref => ref.startsWith('room:'))).filter(one =>
    sectors.includes(one),
  );
  const [first = ''] = ring;
  // Once round the ring, and back where one was.
  let ref: Ref = `room:${first}-b`;
  const passed = ring.map(() => {
    ref = besideOf(ref).right ?? ref;
    return ref.slice('room:'.length, -2);
  });
  expect(passed).toEqual([...ring.slice(1), first]);
  expect(besideOf(`room:${first}-a`).down).toBe(`room:${first}-c`);
  expect(besideOf(`room:${first}-c`).down).toBe(`room:${first}-b`);
  expect(besideOf(`room:${first}-b`).up).toBe(`room:${first}-c`);
  expect(besideOf(`room:${first}-d`).down).toBeUndefined();
});
