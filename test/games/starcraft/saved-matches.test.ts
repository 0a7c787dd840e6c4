import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { gameDefinition, starcraft } from '../../../src/games/starcraft/game.ts';
import { playable } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom, shuffle } from '../../../src/kernel/plain/random.ts';
import { mustEqual } from '../../oracles/equal.ts';
import {
  checkBranch,
  checkDecision,
  checkReplay,
  playedAgain,
  resumed,
  throughJson,
} from '../../oracles/every-decision.ts';
import { snapshot } from '../../oracles/snapshot.ts';
import { runs } from '../../runs.ts';
import { checkBackAndForth, checkSaved } from '../../oracles/every-answer.ts';
import { playMatch, settingFor, stateOf } from './oracles/matches.ts';
import type { Course } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { reordering } from './oracles/reordering.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const THOROUGH = { checkpointEvery: 0, thorough: true };

describe('at every decision', () => {
  test.each([
    ['3 seats by hand', 3, { setUp: 'by-hand', deal: 'choose' }, { limit: runs(70, 160) }],
    ['4 seats at war, a checkpoint every 20 answers', 4, {}, { answering: warlikeAnswer, limit: runs(90, 220) }],
  ] as const)(
    '%s: saved and restored through JSON, undone and redone, it is the same match',
    (name, seats, options, course) => {
      const keeping = name.includes('20 answers') ? { checkpointEvery: 20, thorough: true } : THOROUGH;
      const match = starcraft.start(settingFor(seats, name, options), keeping);
      let undone = 0;
      const each = (pending: Match): void => {
        checkSaved(starcraft, pending, keeping);
        if (checkBackAndForth(pending)) undone += 1;
      };
      playPart(match, { ...course, each });
      expect(undone).toBeGreaterThan(15);
      checkReplay(starcraft, match, keeping);
    },
  );

  test('all that the kernel promises of saves, undo, refusals and looking holds now and then, with the whole log', () => {
    const match = starcraft.start(settingFor(3, 'now and then'), THOROUGH);
    playPart(match, {
      answering: warlikeAnswer,
      limit: runs(120, 300),
      each: (pending, given) => {
        if (given % 50 === 0) checkDecision(starcraft, pending, THOROUGH);
        if (given % 25 === 0) checkReplay(starcraft, pending);
      },
    });
  });

  test('what is done in a branch is not seen in the match, and one that is resumed or restored goes on as the match does', () => {
    const match = starcraft.start(settingFor(4, 'forks'), { checkpointEvery: 10 });
    playPart(match, {
      answering: warlikeAnswer,
      limit: runs(100, 200),
      each: (pending, given) => {
        if (given % 40 !== 7) return;
        checkBranch(pending, branch => playPart(branch, { limit: 60, players: `branch-${given}` }));
        const again = resumed(starcraft, pending);
        const restored = starcraft.restore(throughJson(pending.record()));
        const branch = pending.branch();
        for (const other of [again, restored, branch]) playPart(other, { limit: 60, players: 'on' });
        mustEqual('resumed and played on', snapshot(again), snapshot(branch));
        const { from } = restored.logBounds;
        mustEqual('restored and played on', snapshot(restored, from), snapshot(branch, from));
      },
    });
  });
});

test('a save still fits when the options stand in another order', () => {
  for (const seats of [3]) {
    const match = starcraft.start(settingFor(seats, 'order', { setUp: 'by-hand', deal: 'choose' }));
    playMatch(match, { answering: randomAnswer });
    const random = seededRandom('another order');
    const reordered = playable(reordering(gameDefinition, options => shuffle(random, options)));
    const replayed = playedAgain(reordered, match);
    mustEqual('played again with other orders', snapshot(replayed), snapshot(match));
  }
});

describe('concessions at any moment', () => {
  test.each(runs([2, 3], [2, 3, 5]))('%i seats: the match goes on without the seat, and ends', seats => {
    for (const number of [seats % 2]) {
      const seed = `concession-${seats}-${number}`;
      const random = seededRandom(seed);
      const moments = [randomBelow(random, 60), 60 + randomBelow(random, 200)];
      const setUp = number % 2 === 0 ? 'quick' : 'by-hand';
      const match = starcraft.start(settingFor(seats, seed, { setUp, deal: 'choose' }), THOROUGH);
      const conceded: number[] = [];
      playMatch(match, {
        answering: number === 1 ? warlikeAnswer : randomAnswer,
        each: (pending, given) => {
          const staying = pending.seatsIn.filter(seat => !pending.conceding.includes(seat));
          if (moments.includes(given) && staying.length > 1 && pending.outcome === null) {
            const seat = staying[randomBelow(random, staying.length)] ?? 0;
            pending.concede(seat);
            conceded.push(seat);
          }
          checkPieces(stateOf(pending));
          if (conceded.length > 0 && given % 20 === 0) checkSaved(starcraft, pending, THOROUGH);
        },
      });
      for (const seat of conceded) expect(match.outcome?.winners).not.toContain(seat);
      checkReplay(starcraft, match);
    }
  });

  test('in a battle, whoever gives up', () => {
    let fought = 0;
    for (let number = 0; fought < 2 && number < 30; number++) {
      const match = starcraft.start(settingFor(3, `battle-${number}`), THOROUGH);
      playMatch(match, {
        answering: warlikeAnswer,
        until: pending => stateOf(pending).battle !== null && given(pending) > number % 5,
      });
      const { battle } = stateOf(match);
      if (battle === null || match.outcome !== null) continue;
      fought += 1;
      match.concede(fought % 2 === 0 ? battle.attacker : battle.defender);
      playMatch(match, { answering: warlikeAnswer, each: pending => checkPieces(stateOf(pending)) });
    }
    expect(fought).toBe(2);
  });
});

/** Plays on for at most `limit` answers. */
function playPart(match: Match, course: Course): void {
  const end = (match.decision?.n ?? 0) + (course.limit ?? 20_000);
  playMatch(match, { ...course, limit: 20_000, until: pending => (pending.decision?.n ?? 0) >= end });
}

/** How far a battle is: its step. */
function given(match: Match): number {
  return stateOf(match).battle?.step ?? 0;
}
