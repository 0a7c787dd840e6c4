import { describe, expect, test } from 'vitest';
import { GAMES, loadGame, loadPlayer } from '../../src/games/index.ts';
import type { Decision } from '../../src/kernel/match/decision.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';

const SEATS = 3;
/** So many answers are given, and before each of these it is glimpsed. */
const ANSWERS = 120;
const EACH = 6;

/** An option of a brief question as plain data. */
function plain(decision: Decision | null): unknown {
  if (decision === null) return null;
  const options = decision.options.map(option => {
    const { id, words, subject, details, refs, group, count, most, row } = option;
    const { takesBack, autoAnswer, onRequest, endsRow, isDuplicate } = option;
    return {
      ...{ id, words, subject, details, refs, group, count, most, row },
      ...{ takesBack, autoAnswer, onRequest, endsRow, isDuplicate },
    };
  });
  return { ...decision, options };
}

describe.each(Object.keys(GAMES))('%s', id => {
  test('a glimpse shows each viewer its view byte for byte, and a brief question says what the question does', async () => {
    const game = await loadGame(id);
    const player = await loadPlayer(id, 'normal');
    if (game === null) throw new Error(`there is no game ${id}`);
    const run = game.silently({
      seats: Array.from({ length: SEATS }, (_, seat) => ({ name: `Seat ${seat}` })),
      options: {},
      seed: 'glimpses',
    });
    const random = seededRandom('players of glimpses');
    const viewers: readonly Viewer[] = [...Array(SEATS).keys(), 'spectator'];
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const { brief: decision } = run;
      if (decision === null) break;
      for (const viewer of answers % EACH === 0 ? viewers : []) {
        expect(JSON.stringify(run.glimpse(viewer))).toBe(JSON.stringify(run.view(viewer)));
      }
      expect(JSON.stringify(plain(run.brief))).toBe(JSON.stringify(run.decision));
      const held = run.glimpse('spectator');
      run.give(player({ game: id, decision, random, view: run.glimpse(decision.seat) }));
      expect(() => JSON.stringify(held)).toThrow('is past');
      if (decision.options.length > 0) expect(() => plain(decision)).toThrow('answered');
    }
  });
});
