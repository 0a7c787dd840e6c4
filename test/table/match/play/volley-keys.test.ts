import { describe, expect, test } from 'vitest';
import { bombingOutlook } from '../../../../src/games/space-empires/board/bombing.ts';
import { bestShot } from '../../../../src/games/space-empires/board/volley.ts';
import { isEmpiresView } from '../../../../src/games/space-empires/view.ts';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import { stillAt } from '../../still-position.ts';

/** Eight ships of Ann beside eight of Bob on E4, in Ann's combat phase. */
function eightAgainstEight() {
  return battleOf(8, 8);
}

/** As many ships of each on E4, two of them Cruisers, in Ann's combat phase. */
function battleOf(ann: number, bob: number) {
  const fleets = scene();
  for (const [seat, ships] of [ann, bob].entries()) {
    if (ships > 2) fleets.units(seat, 'e4', 'destroyer', ships - 2);
    fleets.units(seat, 'e4', 'cruiser', 2);
  }
  const { state } = fleets.fight();
  const position = positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
  return stillAt('space-empires', position, { seed: 'eight' });
}

/** How the shots of a battle are given: with one key for the battle, for a round, or for each. */
type Firing = 'to the end' | 'together' | 'one by one';

interface Fought {
  /** The keys of both sides, those that cards wait for among them. */
  readonly keys: number;
  /** The same until the first round is over. */
  readonly inFirstRound: number;
  readonly told: readonly unknown[];
}

/** Fights the battle to its end by keys. */
async function fought(firing: Firing): Promise<Fought> {
  const { match, session, still } = await eightAgainstEight();
  let keys = 0;
  let inFirstRound = 0;
  const isFought = (): boolean => match.decision?.kind.startsWith('battle.') === true;
  for (let step = 0; step < 300 && (isFought() || session.hotSeat.picture().show === 'moment'); step += 1) {
    const picture = session.hotSeat.picture();
    if (picture.show === 'moment') {
      // A card that waits for nobody goes by itself.
      if (picture.waits) keys += 1;
      still.press('enter');
    } else {
      const { decision } = match;
      if (decision === null) break;
      if (decision.kind === 'battle.screen' && inFirstRound === 0) inFirstRound = keys;
      keys += 1;
      still.press(keyFor(decision, match.view(decision.seat), firing));
      expect(match.decision?.n).not.toBe(decision.n);
    }
  }
  expect(isFought()).toBe(false);
  return { keys, inFirstRound, told: match.events('spectator') };
}

function keyFor(decision: Decision, view: unknown, firing: Firing): string {
  if (firing !== 'one by one') return firing === 'together' ? 'A' : 'E';
  if (decision.kind === 'battle.screen') return 'd';
  const best = isEmpiresView(view) ? bestShot(view, decision) : null;
  return String(decision.options.findIndex(({ id }) => id === best?.id) + 1);
}

/** The position in which three Cruisers of Ann, of which one group lies face down, stand at a colony of Bob. */
async function threeAtAColony(value = 3, dice: readonly number[] = [9, 9, 1]) {
  const fleet = scene()
    .colony('g6', 1, value)
    .units(0, 'g6', 'cruiser', 1, {}, { up: true })
    .units(0, 'g6', 'cruiser', 2);
  const { state } = fleet.dice(...dice).fight();
  const position = positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
  return stillAt('space-empires', position, { seed: 'bombard' });
}

describe('a colony under fire', () => {
  test('SE-9.1 one key fires with everything, what lies face up first, and nobody is asked when nothing is left to fire', async () => {
    const { match, session, still } = await threeAtAColony();
    for (let card = 0; card < 9 && session.hotSeat.picture().show !== 'table'; card += 1) still.press('enter');
    expect([session.hotSeat.picture().show, match.decision?.kind]).toEqual(['table', 'bombard.fire']);
    still.press('A');
    expect(match.decision?.kind).not.toBe('bombard.fire');
    const told = match.events('spectator').map(({ words }) => words.key);
    expect(told.filter(key => key.startsWith('bombard.'))).toEqual(['bombard.missed', 'bombard.missed', 'bombard.hit']);
  });

  test('SE-9.1 what lies face down stays so if what is face up destroys the colony', async () => {
    const { match, session, still } = await threeAtAColony(1, [1]);
    for (let card = 0; card < 9 && session.hotSeat.picture().show !== 'table'; card += 1) still.press('enter');
    still.press('A');
    const view = match.view('spectator');
    const fleet = isEmpiresView(view) ? view.pieces.filter(({ at, owner }) => at === 'g6' && owner === 0) : [];
    expect(fleet.map(({ up }) => up).sort()).toEqual([false, true]);
  });

  test('SE-9.3 the key says how likely the colony is destroyed', async () => {
    const { match } = await threeAtAColony();
    const { decision } = match;
    const view = match.view(0);
    if (decision === null || !isEmpiresView(view)) throw new Error('nothing is asked');
    // Two hits of three, each 4 of 10: 3 x 0.16 x 0.6 + 0.064.
    expect(bombingOutlook(view, decision)[0]?.with).toEqual({ shots: 3, hits: 2, percent: 35 });
  });
});

describe('a battle of Space Empires, eight against eight', () => {
  test('SE-8.7 one key has all of a group fire at their best targets, exactly as one key for each shot would', async () => {
    const together = await fought('together');
    const single = await fought('one by one');
    expect(together.told).toEqual(single.told);
    // Four rounds, in each of which a side has one key for all its classes, and losses that wait.
    expect({ ...together, told: [] }).toEqual({ keys: 14, inFirstRound: 4, told: [] });
    expect({ ...single, told: [] }).toEqual({ keys: 42, inFirstRound: 16, told: [] });
  });

  test('SE-8.7 one key a side fights to the end of the battle, exactly as one key for each shot would', async () => {
    const toTheEnd = await fought('to the end');
    const single = await fought('one by one');
    expect(toTheEnd.told).toEqual(single.told);
    // The side that would lose is asked again before each round.
    expect(toTheEnd.keys).toBe(10);
  });

  test('SE-8.12 it stops before the first shot of a round in which a retreat would be wiser, and can go on by the same key', async () => {
    const { match, session, still } = await battleOf(5, 8);
    const text = (): string => still.rows().join('\n');
    const answered = (key: string): void => {
      still.press(key);
      for (let card = 0; card < 9 && session.hotSeat.picture().show === 'moment'; card += 1) still.press('enter');
    };
    expect(text()).toContain('E All fire to the end of the battle, until retreating would be wiser');
    for (let side = 0; side < 2; side += 1) answered('E');
    expect(match.decision).toMatchObject({ seat: 0, kind: 'battle.fire' });
    expect(match.decision?.options.some(({ details }) => details?.do === 'flee')).toBe(true);
    const { n = 0 } = match.decision ?? {};
    answered('E');
    expect(match.decision?.n).not.toBe(n);
  });

  test('SE-8.7 it fires all that a side has in a round, also what comes after the other side, and ends with the round', async () => {
    const { match, still } = await eightAgainstEight();
    const { n = 0, seat } = match.decision ?? {};
    expect(still.rows().join('\n')).toContain('A All fire to the end of the round, each at its best target');
    still.press('A');
    expect(match.decision).toMatchObject({ n: n + 2, kind: 'battle.fire' });
    expect(match.decision?.seat).not.toBe(seat);
  });

  test('a volley can be undone no more than a shot, since its dice lie open: u says so', async () => {
    for (const key of ['A', '1']) {
      const { match, session, still } = await eightAgainstEight();
      still.press(key);
      for (let card = 0; card < 4 && session.hotSeat.picture().show === 'moment'; card += 1) still.press('enter');
      const before = match.decision?.n;
      still.press('u');
      expect(match.decision?.n).toBe(before);
      expect(still.rows().join('\n')).toContain('that needs a take-back');
    }
  });
});
