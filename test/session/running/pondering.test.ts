import { describe, expect, test } from 'vitest';
import type { Advice } from '../../../src/bots/searching.ts';
import { randomPlayer } from '../../../src/session/sitting/players.ts';
import type { Thinker, ThinkRequest, Thought } from '../../../src/session/setting/thinking.ts';
import { sessionOf } from '../session-of.ts';

const advice: Advice = {
  policy: randomPlayer,
  search: { isSearched: () => true, value: () => 0.5 },
  boundary: 'round',
  horizon: () => 1,
};

/** A thinker that thinks as long as the test wants. */
class SlowThinker implements Thinker {
  readonly asked: ThinkRequest[] = [];
  stopped = 0;
  #resolve: ((thought: Thought) => void) | null = null;
  #reject: ((error: unknown) => void) | null = null;

  think(about: ThinkRequest): Promise<Thought> {
    this.asked.push(about);
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  stop(): void {
    this.stopped += 1;
  }

  async has(thought: Thought): Promise<void> {
    this.#resolve?.(thought);
    await Promise.resolve();
  }

  async fails(): Promise<void> {
    this.#reject?.(new Error('no thread'));
    await Promise.resolve();
    await Promise.resolve();
  }
}

function thinking() {
  const thinker = new SlowThinker();
  const { session, saved } = sessionOf({ players: ['bot-hard', 'human'], advice, thinker });
  let heard = 0;
  session.pondering.onThought = () => void (heard += 1);
  session.answerForBot();
  return { thinker, session, saved, heard: () => heard };
}

describe('a player of the program that thinks', () => {
  test('does so beside the table: nothing is answered until the thought has come, and then that is', async () => {
    const { thinker, session, saved, heard } = thinking();
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.asked[0]).toMatchObject({ level: 'hard', record: { start: { seed: 'table' } } });
    expect(session.pondering.isAwaited).toBe(true);
    session.answerForBot();
    expect(thinker.asked).toHaveLength(1);
    expect(saved.kept.entries).toEqual([]);
    const random = { generator: [5, 6, 7, 8], scripted: [] };
    await thinker.has({ answer: 'hide:lake', random });
    expect(heard()).toBe(1);
    expect(session.pondering.isAwaited).toBe(false);
    session.answerForBot();
    expect(saved.kept.entries).toEqual(['hide:lake']);
    // The next question is thought about in its turn, with the chance that was left.
    expect(thinker.asked).toHaveLength(2);
    expect(thinker.asked[1]?.random).toMatchObject(random);
  });

  test('answers at the table itself where no thread thinks for it', async () => {
    const { thinker, session, saved } = thinking();
    await thinker.fails();
    session.answerForBot();
    expect(saved.kept.entries).toHaveLength(1);
  });

  test('is given up when a person takes its seat, and when the match is left', () => {
    const { thinker, session } = thinking();
    session.reseating.give(0, 'human');
    expect(thinker.stopped).toBe(1);
    expect(session.pondering.isAwaited).toBe(false);
    session.reseating.give(0, 'bot-hard');
    session.hotSeat.sitDown();
    session.answerForBot();
    expect(thinker.asked).toHaveLength(2);
    session.leave();
    expect(thinker.stopped).toBe(2);
  });

  test('of easy and normal ones none is waited for', () => {
    const thinker = new SlowThinker();
    const { session, saved } = sessionOf({ players: ['bot', 'human'], advice, thinker });
    session.answerForBot();
    expect(thinker.asked).toEqual([]);
    expect(saved.kept.entries).toHaveLength(2);
  });
});
