import { expect, test } from 'vitest';
import { emperorBoard } from '../../../src/games/galactic-emperor/board/index.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { Viewing } from '../../../src/session/looking-back/viewing.ts';
import { lookedBackOn, stepsOf } from '../../oracles/looked-back.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { playRandomly } from '../../oracles/random-play.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { settingFor } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';

const EVERY = 150;

test('a running match that is looked back on, and its report, show nothing hidden, GE-13.1', () => {
  let compared = 0;
  let given = 0;
  playRandomly(galacticEmperor, settingFor(4, 'looked back'), {
    each: pending => {
      if (given++ % EVERY !== 9) return;
      const viewers = viewersOf(pending);
      const viewer = viewers[Math.floor(given / EVERY) % viewers.length] ?? 'spectator';
      compared += checkNonInterference(galacticEmperor, pending.record(), viewer, scramble, {
        seed: `back ${given}`,
        decisions: 2,
        also: now => lookedBackOn(galacticEmperor, emperorBoard, now, viewer),
      });
    },
  });
  expect(compared).toBeGreaterThan(5);
});

test('a match is gone through by turns, GE-3.2', () => {
  const match = playRandomly(galacticEmperor, settingFor(3, 'by turns'), {});
  const replay = new Replay(galacticEmperor, match);
  while (!replay.isComplete) replay.advance();
  const viewing = new Viewing(replay, emperorBoard);
  const turns = match.events('spectator').filter(({ words }) => words.key === 'turn.begins').length;
  const steps = stepsOf(viewing, 'unit');
  expect(turns).toBeGreaterThan(20);
  expect(steps).toBeGreaterThanOrEqual(turns);
  expect(steps).toBeLessThan(match.events('spectator').length);
});
