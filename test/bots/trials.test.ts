import { expect, test } from 'vitest';
import { searchFor } from '../../src/bots/searching.ts';
import type { Advice, SearchResult } from '../../src/bots/searching.ts';
import { EFFORTS } from '../../src/bots/strengths.ts';
import type { SideRun } from '../../src/kernel/history/playable.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { message } from '../../src/kernel/words/message.ts';

/** How a match stands after an answer: who has won it, if it has ended, and how well the seat stands. */
interface Ending {
  readonly winners: readonly number[] | null;
  readonly standing: number;
}

function question(...ids: readonly string[]): Decision {
  const options = ids.map(id => ({ id, words: message('option') }));
  return { n: 1, seat: 0, kind: 'toy', prompt: message('which'), rule: 'T-1', secrecy: 'open', options, amount: null };
}

/** A run that is over, or at its horizon, after one answer. */
class OneAnswer implements SideRun {
  listener: SideRun['listener'] = null;
  readonly answers = 0;
  readonly told = 0;
  readonly question = null;
  readonly pending = null;
  readonly round = 1;
  readonly revealed = 0;
  decision: Decision | null;
  outcome: SideRun['outcome'] = null;
  readonly #endings: Readonly<Record<string, Ending>>;
  #given: Answer | null = null;

  constructor(decision: Decision, endings: Readonly<Record<string, Ending>>) {
    this.decision = decision;
    this.#endings = endings;
  }

  get brief(): Decision | null {
    return this.decision;
  }

  glimpse(): unknown {
    return this.view();
  }

  view(): unknown {
    return this.#endings[String(this.#given)]?.standing ?? null;
  }

  isAt(): boolean {
    return false;
  }

  begin(): void {
    // Nothing comes before the question.
  }

  again(): void {
    throw new Error('nothing is answered again');
  }

  give(answer: Answer): void {
    this.#given = answer;
    this.decision = null;
    const winners = this.#endings[String(answer)]?.winners ?? null;
    if (winners !== null) this.outcome = { winners, ranking: [], words: message('over') };
  }
}

/** What a search finds among answers, the first of which the rules of thumb would give. */
function searched(endings: Readonly<Record<string, Ending>>): SearchResult | null {
  const decision = question(...Object.keys(endings));
  const advice: Advice = {
    policy: ({ decision: { options } }) => options[0]?.id ?? '',
    boundary: 'round',
    horizon: () => 1,
    search: { isSearched: () => true, value: view => (typeof view === 'number' ? view : 0) },
  };
  const worlds = () => ({ deal: () => ({ fork: () => new OneAnswer(decision, endings) }) });
  return searchFor(advice, EFFORTS.hard, { game: 'toy', view: {}, decision, random: seededRandom('toy'), worlds });
}

function chosen(endings: Readonly<Record<string, Ending>>): Answer | undefined {
  return searched(endings)?.answer;
}

test('where all imagined matches end alike, the one with the better standing is chosen', () => {
  expect(chosen({ close: { winners: [0], standing: 0.6 }, clear: { winners: [0], standing: 0.9 } })).toBe('clear');
  expect(chosen({ far: { winners: [1], standing: 0.1 }, near: { winners: [1], standing: 0.4 } })).toBe('near');
});

test('a win comes before any match that goes on, and a loss behind it', () => {
  expect(chosen({ open: { winners: null, standing: 1 }, won: { winners: [0], standing: 0.5 } })).toBe('won');
  expect(chosen({ lost: { winners: [1], standing: 0.5 }, open: { winners: null, standing: 0 } })).toBe('open');
});

test('the answer of the rules of thumb stays where another one is hardly better', () => {
  expect(chosen({ usual: { winners: null, standing: 0.5 }, other: { winners: null, standing: 0.5005 } })).toBe('usual');
});

test('a rival is compared in all fresh worlds while it is ahead, and given up after three if it is not', () => {
  const pairs = (usual: number, other: number): number | undefined =>
    searched({ usual: { winners: null, standing: usual }, other: { winners: null, standing: other } })?.pairs.length;
  expect(pairs(0.4, 0.6)).toBe(EFFORTS.hard.last);
  expect(pairs(0.6, 0.6)).toBe(3);
  expect(EFFORTS.hard.last).toBeGreaterThan(3);
});
