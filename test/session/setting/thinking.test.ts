import { expect, test } from 'vitest';
import { loadGame, loadPlayer } from '../../../src/games/index.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { explain, thinkAbout } from '../../../src/session/setting/thinking.ts';
import { runs } from '../../runs.ts';

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
      const thought = await thinkAbout({ record: match.record(), level: 'hard', random: chance });
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

test('the reason for an answer that was searched for is the comparison by which it was chosen', async () => {
  const game = await loadGame('galactic-emperor');
  const normal = await loadPlayer('galactic-emperor', 'normal');
  if (game === null) throw new Error('no game');
  const seats = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cyd' }];
  const match = game.start({ seats, seed: 'explained' }, { checkpointEvery: 0 });
  const random = seededRandom('explained');
  const wanted = runs(4, 8);
  let explained = 0;
  for (let given = 0; explained < wanted && match.decision !== null; given += 1) {
    const { n, seat, kind } = match.decision;
    if (given > 40 && kind === 'regent.place') {
      const record = match.record();
      // The generator of the players differs at the table and when somebody looks back.
      const { answer } = await thinkAbout({ record, level: 'hard', random: seededRandom(`${given}`) });
      const { reason } = await explain({ record, answer, level: 'hard' });
      const { better, isNear } = reason;
      expect(reason.answer).toBe(answer);
      expect(isNear || (better !== null && better.answer * 2 > reason.worlds)).toBe(true);
      // A hint names the same answer, and has the same reason.
      expect((await explain({ record, answer: null, level: 'hard' })).reason).toEqual(reason);
      explained += 1;
    }
    match.answer(n, normal({ game: match.game, view: match.view(seat), decision: match.decision, random }));
  }
  expect(explained).toBe(wanted);
}, 120_000);
