import * as v from 'valibot';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';

/** Everything that has to be used, by group: `{ unit: ['marine', …], … }`. */
export type Uses = Readonly<Record<string, readonly string[]>>;

const counts = v.record(v.string(), v.number());

/** What the counts of a tally look like. */
export const tallyShape = v.strictObject({
  used: counts,
  vain: counts,
  offered: counts,
  chosen: counts,
  answers: counts,
});

/** The counts of a tally, as plain JSON. */
export type TallyCounts = v.InferOutput<typeof tallyShape>;

/** Nothing was counted yet. */
export const NO_COUNTS: TallyCounts = { used: {}, vain: {}, offered: {}, chosen: {}, answers: {} };

/** Whoever knows how often options with the head of an option, and that very one, were chosen. */
export interface Chosen {
  readonly chosen: (kind: string, option: string) => { readonly head: number; readonly whole: number };
}

/** What both know, together. */
export function together(one: Chosen, other: Chosen): Chosen {
  return {
    chosen: (kind, option) => {
      const [first, second] = [one.chosen(kind, option), other.chosen(kind, option)];
      return { head: first.head + second.head, whole: first.whole + second.whole };
    },
  };
}

/** The group of the kinds of decision; what is answered counts as used. */
export const DECISIONS = 'decision';

/**
 * Counts what took effect and what did not, what was offered and what was chosen. Names must be among the uses: a slip
 * throws.
 */
export class Tally implements Chosen {
  readonly uses: Uses;
  readonly #known: ReadonlySet<string>;
  readonly #used: Map<string, number>;
  readonly #vain: Map<string, number>;
  /** By kind of decision and head of the option. */
  readonly #offered: Map<string, number>;
  readonly #chosen: Map<string, number>;
  /** By kind of decision and whole option. */
  readonly #answers: Map<string, number>;

  constructor(uses: Uses, before: TallyCounts = NO_COUNTS) {
    this.uses = uses;
    this.#known = new Set(Object.entries(uses).flatMap(([group, names]) => names.map(name => `${group} ${name}`)));
    this.#used = new Map(Object.entries(before.used));
    this.#vain = new Map(Object.entries(before.vain));
    this.#offered = new Map(Object.entries(before.offered));
    this.#chosen = new Map(Object.entries(before.chosen));
    this.#answers = new Map(Object.entries(before.answers));
  }

  /** Adds what another tally counted: in whichever order tallies are added, the sums are the same. */
  add({ used, vain, offered, chosen, answers }: TallyCounts): void {
    addAll(this.#used, used);
    addAll(this.#vain, vain);
    addAll(this.#offered, offered);
    addAll(this.#chosen, chosen);
    addAll(this.#answers, answers);
  }

  /** Something took effect. Throws for what is not among the uses. */
  used(group: string, name: string): void {
    add(this.#used, this.#checked(group, name));
  }

  /** Something was tried without effect: cancelled, blocked or lost. Throws for what is not among the uses. */
  inVain(group: string, name: string): void {
    add(this.#vain, this.#checked(group, name));
  }

  /** Notes the pending decision, and the heads of its options. */
  asked({ kind, options, amount }: Decision): void {
    if (amount !== null) add(this.#offered, `${kind} #`);
    for (const head of new Set(options.map(({ id }) => headOf(id)))) add(this.#offered, `${kind} ${head}`);
  }

  /** Notes an answer. */
  answered({ kind }: Decision, answer: Answer): void {
    this.used(DECISIONS, kind);
    add(this.#chosen, `${kind} ${typeof answer === 'number' ? '#' : headOf(answer)}`);
    add(this.#answers, `${kind} ${answer}`);
  }

  /** How often something took effect, or was tried in vain. */
  count(group: string, name: string): { readonly used: number; readonly vain: number } {
    const key = this.#checked(group, name);
    return { used: this.#used.get(key) ?? 0, vain: this.#vain.get(key) ?? 0 };
  }

  /** How often options with that head, and that very option, were chosen. */
  chosen(kind: string, option: string): { readonly head: number; readonly whole: number } {
    const head = this.#chosen.get(`${kind} ${headOf(option)}`) ?? 0;
    return { head, whole: this.#answers.get(`${kind} ${option}`) ?? 0 };
  }

  /** What of a group never took effect. */
  missing(group: string): readonly string[] {
    return (this.uses[group] ?? []).filter(name => !this.#used.has(`${group} ${name}`));
  }

  /** What took effect, but less than this many times, in every group: its names. */
  seldom(times: number): readonly string[] {
    return Object.entries(this.uses).flatMap(([group, names]) =>
      names.filter(name => {
        const count = this.#used.get(`${group} ${name}`) ?? 0;
        return count > 0 && count < times;
      }),
    );
  }

  /** Everything that never took effect or was never chosen: `unit built: archon`, `option: build.sacrifice back`. */
  never(): readonly string[] {
    const uses = Object.keys(this.uses).flatMap(group => this.missing(group).map(name => `${group}: ${name}`));
    return [...uses, ...this.neverChosen().map(option => `option: ${option}`)];
  }

  /** Options that were offered, but never chosen, by kind of decision and head. */
  neverChosen(): readonly string[] {
    return [...this.#offered.keys()].filter(option => !this.#chosen.has(option)).sort();
  }

  /** Whether everything took effect and every option was chosen. */
  isComplete(): boolean {
    return this.never().length === 0;
  }

  /** The options that were chosen, with their counts, by kind of decision. */
  optionLines(): readonly string[] {
    return (this.uses[DECISIONS] ?? []).map(kind => {
      const heads = [...this.#offered.keys()].filter(option => option.startsWith(`${kind} `)).sort();
      return `${kind}: ${heads.map(head => `${head.slice(kind.length + 1)} ${this.#chosen.get(head) ?? 0}`).join(', ')}`;
    });
  }

  /** As plain JSON. */
  counts(): TallyCounts {
    return {
      used: Object.fromEntries(this.#used),
      vain: Object.fromEntries(this.#vain),
      offered: Object.fromEntries(this.#offered),
      chosen: Object.fromEntries(this.#chosen),
      answers: Object.fromEntries(this.#answers),
    };
  }

  #checked(group: string, name: string): string {
    const key = `${group} ${name}`;
    if (!this.#known.has(key)) throw new Error(`"${name}" is not among the uses of "${group}"`);
    return key;
  }
}

/** What stands before the first colon of an option. */
function headOf(id: string): string {
  return id.split(':')[0] ?? id;
}

function add(map: Map<string, number>, key: string, times = 1): void {
  map.set(key, (map.get(key) ?? 0) + times);
}

function addAll(map: Map<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(more)) add(map, key, times);
}
