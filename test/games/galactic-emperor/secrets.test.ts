import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { emperorBot } from '../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import type { EmperorState } from '../../../src/games/galactic-emperor/state/state.ts';
import { recordFrom } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { MatchRecord } from '../../../src/kernel/match/record.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import { below, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { mustEqualToTheByte } from '../../oracles/equal.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { isEmperor, settingFor, stateOf } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { shownTo } from './oracles/shown.ts';

/** This many answers of a match are looked at, and every this many-th checkpoint. */
const LIMIT = 420;
const EVERY = 30;
/** What the board shows is painted at one of this many of them. */
const PAINTED = 4;
/** The top tiles of the stack stay where they are: somebody may have seen the first, and the others come next. */
const ON_TOP = 6;

const bot = answeringOf(emperorBot);

/** Shows some checkpoints of a match of bots that do something else now and then, to each viewer in turn. */
function someCheckpoints(
  seats: number,
  seed: string,
  look: (record: MatchRecord, viewer: Viewer, place: number) => void,
): void {
  const match = galacticEmperor.start(settingFor(seats, seed), { checkpointEvery: 0 });
  const random = seededRandom(seed);
  const viewers = viewersOf(match);
  let last = -1;
  let number = 0;
  let looked = 0;
  while (match.decision !== null && match.decision.n < LIMIT) {
    const record = match.record();
    if (record.checkpoint.answers !== last && number++ % EVERY === 0) {
      look(record, viewers[looked % viewers.length] ?? 'spectator', looked++);
    }
    last = record.checkpoint.answers;
    const { decision } = match;
    match.answer(decision.n, (below(random, 4) === 0 ? randomAnswer : bot)(decision, random, match));
  }
}

/** The same state, with the atomic tiles at the bottom of the stack in another order: all backs look alike there, and nobody sees more for a while. */
function withOtherBottom(input: unknown): EmperorState {
  const state = copy(input);
  if (!isEmperor(state)) throw new Error('no state of Galactic Emperor');
  const atomic = state.stack.includes('black-hole') ? state.stack.indexOf('black-hole') : state.stack.length;
  const bottom = Math.max(0, Math.min(atomic, state.stack.length - ON_TOP));
  state.stack = [...state.stack.slice(0, bottom).reverse(), ...state.stack.slice(bottom)];
  return state;
}

/** Plays on with other tiles deep in the stack until they are near; returns how many decisions were compared. */
function checkLasting({ start, checkpoint }: MatchRecord, viewer: Viewer, seed: string): number {
  const one = galacticEmperor.restore(recordFrom(start, checkpoint.state));
  const other = galacticEmperor.restore(recordFrom(start, withOtherBottom(checkpoint.state)));
  const random = seededRandom(seed);
  const first = stateOf(one).stack.length;
  const seen = (match: Match): unknown => [match.view(viewer), match.events(viewer), match.decision, match.blocked()];
  let compared = 0;
  while (one.decision !== null && compared < 40 && first - stateOf(one).stack.length < ON_TOP - 1) {
    mustEqualToTheByte(`${one.decision.kind}, ${compared} decisions on`, seen(other), seen(one));
    const answer = randomAnswer(one.decision, random);
    one.answer(one.decision.n, answer);
    other.answer(other.decision?.n ?? -1, answer);
    compared += 1;
  }
  return compared;
}

describe.each([3, 5])('with %i, what a seat may not know, GE-13.1', seats => {
  test('does not change what it sees, hears, is asked and is shown by the board', () => {
    let [compared, painted] = [0, 0];
    someCheckpoints(seats, `secrets of ${seats}`, (record, viewer, place) => {
      const paint = place % PAINTED === 0;
      const also = paint ? (match: Match): unknown => shownTo(match, viewer) : undefined;
      const found = checkNonInterference(galacticEmperor, record, viewer, scramble, {
        seed: `${seats} ${place}`,
        decisions: paint ? 2 : 8,
        answerHidden: randomAnswer,
        ...(also === undefined ? {} : { also }),
      });
      compared += found;
      if (paint) painted += found;
    });
    expect(compared).toBeGreaterThan(40);
    expect(painted).toBeGreaterThan(3);
  });

  test('stays hidden while other tiles are turned up', () => {
    let compared = 0;
    someCheckpoints(seats, `lasting secrets of ${seats}`, (record, viewer, place) => {
      compared += checkLasting(record, viewer, `${seats} ${place}`);
    });
    expect(compared).toBeGreaterThan(60);
  });
});

test('the oracle knows a view that shows too much', () => {
  const match = galacticEmperor.start(settingFor(3, 'oracle'), { checkpointEvery: 0 });
  const spying = (other: Match): unknown => stateOf(other).stack.at(-1);
  expect(() => checkNonInterference(galacticEmperor, match.record(), 'spectator', scramble, { also: spying })).toThrow(
    'what else is shown',
  );
});
