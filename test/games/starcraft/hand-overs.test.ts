import { describe, expect, test } from 'vitest';
import { loadBoard, loadBot, loadGame } from '../../../src/games/index.ts';
import { handOversOf } from '../../session/hand-overs.ts';
import type { HandedOver } from '../../session/hand-overs.ts';

const ROUNDS = 3;

async function played(seed: string) {
  const [game, board, bot] = await Promise.all([loadGame('starcraft'), loadBoard('starcraft'), loadBot('starcraft')]);
  if (game === null || board === null) throw new Error('there is no StarCraft');
  const match = game.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed });
  return handOversOf({ game, board, match, bot, seed }, ROUNDS);
}

/** How many of them a chapter of the rules had. */
function countOf(handed: readonly HandedOver[], chapter: string): number {
  return handed.filter(({ kind }) => kind.startsWith(`${chapter}.`)).length;
}

describe('three rounds of two people at one keyboard', () => {
  test.each(['a', 'b', 'c', 'd'])('are handed over for orders, battles and regrouping alone (%s)', async seed => {
    const { handed, told } = await played(seed);
    const battles = told.filter(({ words }) => words.key === 'battle.begins').length;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const inRound = handed.filter(one => one.round === round);
      // One for each order; who regrouped last may go on without a first one.
      expect([7, 8]).toContain(countOf(inRound, 'planning'));
      // SC-18.8, SC-18.9: a seat plays its event and chooses its discards in one sitting.
      for (const seat of [0, 1])
        expect(inRound.filter(one => one.seat === seat && one.kind.startsWith('regrouping.')).length).toBeLessThan(2);
    }
    // SC-13.4, SC-13.6: one a side; one more where who pairs the units lays cards after the other side.
    const lines = handed.filter(({ kind }) => kind === 'battle.pair' || kind === 'battle.support').length;
    expect(countOf(handed, 'battle') - lines).toBeLessThanOrEqual(2 * battles);
    expect(lines).toBeLessThanOrEqual(battles);
    const others = handed.filter(({ kind }) => !/^(planning|battle|regrouping)\./.test(kind));
    expect(others).toEqual([]);
  });
});
