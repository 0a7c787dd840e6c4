import { describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { starcraftBoard } from '../../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import type { Game } from '../../../src/kernel/history/playable.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import { Viewing } from '../../../src/session/looking-back/viewing.ts';
import { lookedBackOn, stepsOf } from '../../oracles/looked-back.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { runs } from '../../runs.ts';
import { armedMatch } from './oracles/armed.ts';
import { checkHidden } from './oracles/hidden.ts';
import { playMatch, settingFor } from './oracles/matches.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const AT_WAR = { answering: warlikeAnswer, limit: 20_000 };

describe('a running match that is looked back on, frame by frame, and its report', () => {
  test('show a viewer nothing that is hidden from it, SC-24', () => {
    let compared = 0;
    let number = 0;
    const match = armedMatch(3, 'looked back on', { checkpointEvery: 0 });
    playMatch(match, {
      ...AT_WAR,
      players: 'looked back',
      until: ({ decision }) => (decision?.n ?? 0) > 200,
      each: pending => {
        if ((pending.decision?.n ?? 0) % runs(36, 18) !== 0) return;
        const viewers = viewersOf(pending);
        const viewer = viewers[number % viewers.length] ?? 'spectator';
        number += 1;
        compared += checkHidden(starcraft, pending.record(), viewer, `back-${number}`, 3, now =>
          lookedBackOn(starcraft, starcraftBoard, now, viewer),
        );
      },
    });
    expect(compared).toBeGreaterThan(runs(10, 20));
  });
});

describe('a match of six that is looked back on', () => {
  const match = starcraft.start(settingFor(6, 'six looked back'), { checkpointEvery: 100 });
  playMatch(match, { ...AT_WAR, players: 'six', until: ({ decision }) => (decision?.n ?? 0) > 450 });
  const replay = new Replay(starcraft, match);
  while (!replay.isComplete) replay.advance();
  const viewing = new Viewing(replay, starcraftBoard);

  test('goes by orders between answers and rounds, and jumps to every battle', () => {
    const orders = stepsOf(viewing, 'unit');
    const revealed = match.events('spectator').filter(({ words }) => words.key.startsWith('execution.revealed'));
    expect(orders).toBeGreaterThanOrEqual(revealed.length);
    expect(stepsOf(viewing, 'round')).toBe(match.round);
    const battles = match.events('spectator').filter(({ words }) => words.key === 'battle.begins').length;
    const jumps = viewing.jumps({ format: tableFormatter(starcraft.texts.en, []) });
    expect(jumps.filter(({ round }) => round === null)).toHaveLength(battles);
    for (const { at, round } of jumps) {
      viewing.goTo(at);
      if (round !== null) expect(viewing.stop.round).toBe(round);
    }
  });

  test('one comes back to a stop as it was, by giving few answers again', () => {
    viewing.goTo(Infinity);
    const views: unknown[] = [];
    for (let back = 0; back < 30; back++) {
      views.unshift(viewing.view);
      viewing.step('moment', -1);
    }
    for (const view of views) {
      viewing.step('moment', 1);
      expect(viewing.view).toEqual(view);
    }
    // As many as lie between two checkpoints, and once more to see whether the rules still lead there.
    const again: MockInstance[] = [];
    const run: Game['run'] = (start, checkpoint) => {
      const side = starcraft.run(start, checkpoint);
      again.push(vi.spyOn(side, 'again'));
      return side;
    };
    const counted = new Replay({ run }, match);
    while (!counted.isComplete) counted.advance();
    expect(counted.pictureAt(viewing.stop, 'spectator')).toEqual({ view: viewing.view, exact: true });
    expect(again.reduce((given, { mock }) => given + mock.calls.length, 0)).toBeLessThan(150);
  });
});
