import { expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/match/decision.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { kindsAskedIn } from '../fuzz/kinds.ts';

/** What is checked of the reasons that a game gives for what cannot be chosen. */
export interface WhyNot {
  readonly game: Game;
  /** The folder of the rules that ask. */
  readonly rules: string;
  readonly names: readonly string[];
  /** The kinds of decision of which something else than what is on offer might be wanted. */
  readonly expected: readonly string[];
  /** The kinds at which there is nothing else to want, and why. */
  readonly nothingElse: Readonly<Record<string, string>>;
  /** Asked too seldom to wait for; looked at like all others when they come. */
  readonly seldom: readonly string[];
  /** What of the things that one might want is neither on offer nor among the ids that are blocked. */
  readonly missing: (match: Match, decision: Decision, blocked: readonly string[]) => readonly string[];
  /** This many matches are played at least, and more until every kind was asked. */
  readonly least: number;
  readonly most: number;
  /** Plays one of them, and shows each position with the number of answers given before it. */
  readonly play: (number: number, each: (match: Match, given: number) => void) => void;
}

/**
 * The tests that every game has to pass: what one might want at any decision is open, or blocked with its reason and
 * rule.
 */
export function describeWhyNot(about: WhyNot): void {
  test('each kind of decision has a catalogue of what one might want, or a reason why there is nothing else', () => {
    expect([...about.expected, ...Object.keys(about.nothingElse)].sort()).toEqual(kindsAskedIn(about.rules));
    expect(Object.values(about.nothingElse).filter(reason => reason.length < 20)).toEqual([]);
  });

  test('whatever one might want is open, or blocked with a reason and the number of a rule', () => {
    const found = new Map<string, string>();
    const seen = new Set<string>();
    const unseen = (): string[] => about.expected.filter(kind => !seen.has(kind) && !about.seldom.includes(kind));
    for (let number = 0; number < about.most && (number < about.least || unseen().length > 0); number++) {
      about.play(number, (match, given) => {
        const kind = match.decision?.kind ?? 'none';
        const isNew = !seen.has(kind);
        seen.add(kind);
        if (!isNew && given % 5 !== 0) return;
        for (const fault of faults(about, match))
          if (!found.has(fault)) found.set(fault, `match ${number}, ${match.decision?.n}`);
      });
    }
    expect([...found].map(([fault, at]) => `${fault} (${at})`)).toEqual([]);
    expect(unseen()).toEqual([]);
  }, 120_000);
}

/** What is wrong with the pending decision, as lines. */
function faults({ game, names, missing }: WhyNot, match: Match): string[] {
  const { decision } = match;
  if (decision === null) return [];
  const format = createFormatter(game.texts.en, names);
  const rules = new Set(game.book?.rules ?? []);
  const blocked = match.blocked();
  const offered = new Set(decision.options.map(({ id }) => id));
  const bare = blocked
    .filter(({ why, rule }) => format(why).trim() === '' || !rules.has(rule))
    .map(({ id, rule }) => `${decision.kind}: ${id} is blocked by ${rule} without a reason`);
  const both = blocked
    .filter(({ id }) => offered.has(id))
    .map(({ id }) => `${decision.kind}: ${id} is open and blocked`);
  const left = missing(
    match,
    decision,
    blocked.map(({ id }) => id),
  );
  return [...bare, ...both, ...left.map(id => `${decision.kind}: ${id} is neither open nor blocked`)];
}
