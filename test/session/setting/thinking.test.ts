import { expect, test } from 'vitest';
import { loadGame, loadPlayer } from '../../../src/games/index.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { thoughtOf } from '../../../src/session/setting/thinking.ts';

test('what is thought beside the table is what would be answered at it, by the same chance', async () => {
  const game = await loadGame('theseus');
  const normal = await loadPlayer('theseus', 'normal');
  const hard = await loadPlayer('theseus', 'hard');
  if (game === null) throw new Error('no game');
  const match = game.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'thought' }, { checkpointEvery: 0 });
  const random = seededRandom('thought');
  for (let given = 0; given < 30 && match.decision !== null; given += 1) {
    const { n, seat } = match.decision;
    const turn = { game: 'theseus', view: match.view(seat), decision: match.decision };
    const record: unknown = structuredClone(match.record());
    if (given > 26) {
      const chance = seededRandom(`${given}`);
      const thought = await thoughtOf({ record: match.record(), level: 'hard', random: chance });
      const worlds = () => match.worlds?.(seat) ?? null;
      const own = seededRandom(`${given}`);
      expect(chance).toEqual(own);
      expect(hard({ ...turn, random: own, worlds })).toEqual(thought.answer);
      expect(thought.random).toEqual(own);
      expect(match.record()).toEqual(record);
    }
    match.answer(n, normal({ ...turn, random }));
  }
}, 60_000);
