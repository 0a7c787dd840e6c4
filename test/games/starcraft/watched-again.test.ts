import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftBoard } from '../../../src/games/starcraft/board/index.ts';
import type { MomentView } from '../../../src/session/sitting/beats.ts';
import { markdownOf } from '../../../src/session/looking-back/markdown.ts';
import { reportOf } from '../../../src/session/looking-back/report.ts';
import { momentsIn } from '../../../src/session/looking-back/watched.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { armedMatch } from './oracles/armed.ts';
import { checkHidden } from './oracles/hidden.ts';
import { playMatch, settingFor } from './oracles/matches.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const AT_WAR = { answering: warlikeAnswer, limit: 20_000 };

describe('moments watched again', () => {
  test.each([0, 'spectator'] as const)('are those of the first time, as %s saw them', viewer => {
    const match = armedMatch(3, 'again', { checkpointEvery: 100 });
    const first: MomentView[] = [];
    let from = 0;
    match.onBeat = ({ kind }) => {
      const { to } = match.logBounds;
      first.push({ kind, viewer, view: match.view(viewer), from, to });
      from = to;
    };
    playMatch(match, {
      ...AT_WAR,
      players: 'again',
      each: ({ logBounds }) => (from = logBounds.to),
      until: ({ decision }) => (decision?.n ?? 0) > 250,
    });
    expect(new Set(first.map(({ kind }) => kind))).toContain('battle.compared');
    // A moment of which the log tells nothing is left out.
    expect(momentsIn(starcraft, match, viewer, EVERYTHING)).toEqual(
      first.filter(({ from: begins, to }) => to > begins),
    );
  });

  test('show a viewer nothing that is hidden from it, SC-24', () => {
    let shown = 0;
    const match = armedMatch(3, 'watched', { checkpointEvery: 0 });
    let last = -1;
    let number = 0;
    playMatch(match, {
      ...AT_WAR,
      players: 'watched',
      until: ({ decision }) => (decision?.n ?? 0) > 250,
      each: pending => {
        const record = pending.record();
        if (record.checkpoint.answers === last) return;
        last = record.checkpoint.answers;
        const viewers = viewersOf(pending);
        const viewer = viewers[number % viewers.length] ?? 'spectator';
        number += 1;
        if (number % 3 !== 0) return;
        checkHidden(starcraft, record, viewer, `watched-${number}`, 4, now => {
          const seen = momentsIn(starcraft, now, viewer, EVERYTHING);
          shown += seen.length;
          return seen;
        });
      },
    });
    expect(shown).toBeGreaterThan(100);
  });
});

describe('a report of a running match', () => {
  test('is the same when everything is dealt again that not everybody may know, SC-24', () => {
    let compared = 0;
    const match = starcraft.start(settingFor(3, 'report'), { checkpointEvery: 0 });
    playMatch(match, {
      ...AT_WAR,
      players: 'report',
      until: ({ decision }) => (decision?.n ?? 0) > 150,
      each: pending => {
        const format = tableFormatter(
          starcraft.texts.en,
          pending.start.seats.map(({ name }) => name),
        );
        if ((pending.decision?.n ?? 0) % 10 !== 0) return;
        compared += checkHidden(starcraft, pending.record(), 'spectator', 'report', 3, now =>
          markdownOf(reportOf({ game: starcraft, match: now, board: starcraftBoard, players: [], format }), format),
        );
      },
    });
    expect(compared).toBeGreaterThan(10);
  });
});
