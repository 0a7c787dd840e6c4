import { expect, test } from 'vitest';
import { theseusBoard } from '../../../src/games/theseus/board/index.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { Viewing } from '../../../src/session/looking-back/viewing.ts';
import { lookedBackOn, stepsOf } from '../../oracles/looked-back.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { playRandomly } from '../../oracles/random-play.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { runs } from '../../runs.ts';
import { settingFor } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';

test.each([2, 4])(
  'a running match of %i that is looked back on, and its report, show nothing hidden, TH-22.3',
  seats => {
    let compared = 0;
    let given = 0;
    playRandomly(theseus, settingFor(seats, 'looked back'), {
      each: pending => {
        if (given++ % runs(60, 30) !== 9) return;
        const viewers = viewersOf(pending);
        const viewer = viewers[given % viewers.length] ?? 'spectator';
        compared += checkNonInterference(theseus, pending.record(), viewer, scramble, {
          seed: `back ${given}`,
          decisions: 4,
          also: now => lookedBackOn(theseus, theseusBoard, now, viewer),
        });
      },
    });
    expect(compared).toBeGreaterThan(5);
  },
);

test('a match is gone through by turns, TH-5.1', () => {
  const match = playRandomly(theseus, settingFor(2, 'by turns'), {});
  const replay = new Replay(theseus, match);
  while (!replay.isComplete) replay.advance();
  const viewing = new Viewing(replay, theseusBoard);
  const turns = match.events('spectator').filter(({ words }) => words.key === 'turn.begins').length;
  const steps = stepsOf(viewing, 'unit');
  expect(steps).toBeGreaterThanOrEqual(turns);
  expect(steps).toBeLessThanOrEqual(turns + 2);
});
