import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordOfDecision } from '../../src/kernel/history/chronicle.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { Replay } from '../../src/kernel/history/replay.ts';
import type { Stop } from '../../src/kernel/history/replay.ts';
import { choose } from '../../src/kernel/match/rule.ts';
import { message } from '../../src/kernel/words/message.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import type { Loaded } from '../../src/saves/saved/load.ts';
import { saveFormatter } from '../../src/saves/input/say.ts';
import { toyGame } from '../kernel/toy-game.ts';
import { toy } from '../kernel/toy-match.ts';
import { playOn, playUntil } from '../oracles/random-play.ts';
import { snapshot, viewersOf } from '../oracles/snapshot.ts';
import { changedToy, otherTurns, richerToy, withSteps } from './changed-toy.ts';
import { faultOf, freshFolder, toyMidStep, toyUntil, writeMatch } from './support.ts';

/** A match as newer rules take it up from its file. */
function takenUp(game: Game, match: Match): Loaded {
  const file = join(freshFolder(), 'match.jsonl');
  writeMatch(file, match);
  return loadMatch(game, file);
}

const told = ({ lost }: Loaded): string => (lost === null ? '' : saveFormatter(lost));

/**
 * The first of these rounds in which nobody hears that something is another way now, and the first with other turns.
 */
const [SILENT, OTHER] = [3, 5];

/**
 * Newer rules in which two are changed: in one round each turn gives a coin more, of which nothing is told; from
 * another on turns are others.
 */
const twoChanged = withSteps({
  *turn(game, { seat }) {
    if (game.state.round >= OTHER) {
      const option = (id: string) => ({ id, words: message('option', { id }), value: id });
      yield* choose(game, seat, 'turn.new', [option('rest'), option('work')], {
        prompt: message('new'),
        rule: 'TOY-3',
      });
      return;
    }
    yield* toyGame.steps.turn(game, { seat });
    const mine = game.state.seats[seat];
    if (game.state.round === SILENT && mine !== undefined) mine.coins += 1;
  },
});

/**
 * A match in the middle of the first round with other turns, with a checkpoint behind every answer with which a round
 * begins.
 */
function longMatch(): Match {
  for (let number = 1; number < 100; number++) {
    let last = 0;
    const match = toyUntil(each => {
      if (each.round !== last) each.checkpoint();
      last = each.round;
      return each.round === OTHER && each.decision?.kind === 'turn';
    }, `two rules ${number}`);
    if (match.decision === null) continue;
    const enough = match.decision.n + 3;
    // Some turns of that round are taken.
    const taken = playUntil(
      match,
      ({ round, decision }) => round !== OTHER || (decision?.n ?? enough) >= enough,
      'turns',
    );
    if (taken.decision !== null && taken.round === OTHER) return taken;
  }
  throw new Error('no such match');
}

function replayed(game: Game, match: Match): Replay {
  const replay = new Replay(game, match);
  while (!replay.isComplete) replay.advance();
  return replay;
}

/** In which round the stretch of a stop began. */
function roundOf(stops: readonly Stop[], at: number): number {
  const line = stops[at]?.line ?? 0;
  return stops.findLast(stop => stop.line < line)?.round ?? 1;
}

describe('of a match of older rules, two of which are changed', () => {
  const match = longMatch();
  const old = replayed(toy, match).stops('spectator');

  test('the log loses no word, and says what was cut off', () => {
    const loaded = takenUp(twoChanged, match);
    for (const viewer of viewersOf(match)) {
      const [before, after] = [match.events(viewer), loaded.match.events(viewer)];
      const gone = after.findIndex(({ words: { key } }) => key === 'kernel.lost.rules');
      expect(after.slice(0, gone)).toEqual(before.slice(0, gone));
      // What came of the answers that were cut off goes with them; all before stays, word for word.
      expect(gone).toBe(recordOfDecision(match.history, loaded.match.decision?.n ?? -1)?.told);
      expect(after).toHaveLength(gone + 1);
    }
    loaded.close();
  });

  test('answers that no longer fit are cut off, and people are told how many', () => {
    const loaded = takenUp(twoChanged, match);
    const { decision } = loaded.match;
    const count = (match.decision?.n ?? 0) - (decision?.n ?? 0);
    expect(count).toBeGreaterThan(0);
    expect(told(loaded)).toBe(
      count === 1 ? 'The last answer could not be given again.' : `The last ${count} answers could not be given again.`,
    );
    expect(loaded.match.round).toBe(OTHER);
    // The last answer before a question that is another one now is asked for again too.
    const n = decision?.n ?? -1;
    const once = recordOfDecision(match.history, n);
    expect(once?.next?.kind).toBe('turn');
    loaded.match.answer(n, once?.given?.answer ?? 0);
    expect(loaded.match.decision?.kind).toBe('turn.new');
    loaded.close();
  });

  test('and the match goes on from there, in a file from which nothing is lost any more', () => {
    const first = takenUp(twoChanged, match);
    const second = takenUp(twoChanged, first.match);
    expect(second.lost).toBeNull();
    expect(snapshot(second.match)).toEqual(snapshot(first.match));
    playOn(second.match);
    first.close();
    second.close();
  });

  test('pictures of the past are exact where a stretch still plays, and only there', () => {
    const loaded = takenUp(twoChanged, match);
    const replay = replayed(twoChanged, loaded.match);
    const stops = replay.stops('spectator');
    const before = replayed(toy, match);
    const exactIn = new Map<number, Set<boolean>>();
    for (const [at, stop] of stops.entries()) {
      const kept = old[at];
      if (kept?.told !== stop.told || kept.beat !== stop.beat) break;
      const { view, exact } = replay.pictureAt(stop, 'spectator');
      const round = roundOf(stops, at);
      exactIn.set(round, (exactIn.get(round) ?? new Set()).add(exact));
      if (exact) expect(view, `stop ${at}`).toEqual(before.pictureAt(kept, 'spectator').view);
      // Else it is how the match stood at a checkpoint: a picture that there was, not one of what never happened.
      else expect(old.map(each => before.pictureAt(each, 'spectator').view)).toContainEqual(view);
    }
    for (const round of [1, 2, SILENT + 1]) expect([...(exactIn.get(round) ?? [])], `round ${round}`).toEqual([true]);
    expect(exactIn.get(SILENT)).toContain(false);
    loaded.close();
  });

  test('nobody goes back into a stretch that plays no more; elsewhere the way back leads to the very moment', () => {
    const at = (round: number): number => {
      const stop = old.findIndex(each => each.round === round && each.beat === null) + 2;
      const line = old[stop]?.line ?? 0;
      for (const { line: found } of match.history.back(line + 1)) if (found.line === 'record') return found.n;
      return 0;
    };
    const refused = takenUp(twoChanged, match);
    const before = snapshot(refused.match);
    let fault: unknown = null;
    try {
      refused.match.takeBack(at(SILENT));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(Refusal);
    expect(fault).toMatchObject({ code: 'cannot-take-back', words: { key: 'kernel.no-take-back.rules' } });
    expect(snapshot(refused.match)).toEqual(before);
    refused.close();
    for (const round of [1, 2, SILENT + 1]) {
      const [newer, older] = [takenUp(twoChanged, match), takenUp(toy, match)];
      const to = at(round);
      newer.match.takeBack(to);
      older.match.takeBack(to);
      expect(newer.match.secretState(), `round ${round}`).toEqual(older.match.secretState());
      expect(newer.match.decision).toEqual(older.match.decision);
      newer.close();
      older.close();
    }
  });
});

describe('a match of older rules', () => {
  test('comes back whole when they still fit, and its next checkpoint is of the newer', () => {
    const match = toyMidStep();
    const newer = changedToy({});
    const loaded = takenUp(newer, match);
    expect(loaded.lost).toBeNull();
    expect(snapshot(loaded.match)).toEqual(snapshot(match));
    expect(faultOf(() => takenUp(toy, loaded.match))).toEqual({
      code: 'newer',
      message: 'The save needs newer rules of Toy (version 2); update Orrery to open it.',
    });
    loaded.close();
  });

  test('goes on as it stands when they would begin otherwise, with its whole log and its whole way back', () => {
    const match = toyMidStep();
    const loaded = takenUp(richerToy, match);
    expect(loaded.lost).toBeNull();
    expect(snapshot(loaded.match)).toEqual(snapshot(match));
    for (const each of [match, loaded.match]) each.takeBack(1);
    expect(loaded.match.secretState()).toEqual(match.secretState());
    loaded.close();
  });

  test('loses only the answers that fit no longer', () => {
    const match = toyMidStep();
    const loaded = takenUp(otherTurns, match);
    expect(told(loaded)).toMatch(/^The last( \d+)? answers? could not be given again\.$/);
    expect(loaded.match.decision?.n).toBeLessThan(match.decision?.n ?? 0);
    playOn(loaded.match);
    loaded.close();
  });

  test('is refused when they can not read its state, without a word that paints the terminal', () => {
    const unreadable = changedToy({
      readState: () => {
        throw new TypeError('a bug\u001b[2J');
      },
    });
    const fault = faultOf(() => takenUp(unreadable, toyMidStep()));
    expect(fault.code).toBe('does-not-fit');
    expect(fault.message).toContain('The save does not fit the rules of Toy');
    expect(fault.message).not.toContain('\u001b');
  });
});
