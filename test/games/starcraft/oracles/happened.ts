import type { Answer, Decision } from '../../../../src/kernel/match/decision.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import type { Param } from '../../../../src/kernel/words/message.ts';

type Counts = Map<string, number>;

/** What happened in matches: which events everybody could read, what was asked, offered and chosen, and how often. */
export class Happenings {
  readonly #events: Counts = new Map();
  readonly #kinds: Counts = new Map();
  readonly #offered: Counts = new Map();
  readonly #chosen: Counts = new Map();
  readonly #technologies: Counts = new Map();
  readonly #played: Counts = new Map();

  /** Notes a match that has ended: its events, and battles in which both sides lost units. */
  note(match: Match): void {
    let losers = new Set<string>();
    for (const { words } of match.events('spectator')) {
      const { key, with: params = {} } = words;
      add(this.#events, key);
      if (key === 'research.bought') add(this.#technologies, nameOf(params.technology, 'technology.'));
      if (key === 'events.played') add(this.#played, nameOf(params.event, 'event.'));
      if (key === 'battle.begins') losers = new Set();
      if (key === 'battle.destroyed') losers.add(JSON.stringify(params.seat));
      if (key.startsWith('battle.ends') && losers.size > 1) add(this.#events, 'both-sides-lost');
    }
  }

  /** Notes the pending decision, and what stands before the first colon of its options. */
  noteAsked({ decision }: Match): void {
    if (decision === null) return;
    add(this.#kinds, decision.kind);
    for (const option of new Set(prefixes(decision))) add(this.#offered, `${decision.kind} ${option}`);
  }

  /** Notes an answer in the same way. */
  noteAnswer(kind: string, answer: Answer): void {
    add(this.#chosen, `${kind} ${typeof answer === 'number' ? '#' : prefixOf(answer)}`);
  }

  /** How often an event was told. */
  count(key: string): number {
    return this.#events.get(key) ?? 0;
  }

  /** The events that were told, by their keys. */
  get events(): ReadonlyMap<string, number> {
    return this.#events;
  }

  /** The kinds of decision that were asked. */
  get kinds(): ReadonlyMap<string, number> {
    return this.#kinds;
  }

  /** The options that were shown, and those that were chosen, by kind of decision and prefix. */
  get offered(): ReadonlyMap<string, number> {
    return this.#offered;
  }

  get chosen(): ReadonlyMap<string, number> {
    return this.#chosen;
  }

  /** The technologies that were bought, and the kinds of Event card that were played. */
  get technologies(): ReadonlyMap<string, number> {
    return this.#technologies;
  }

  get played(): ReadonlyMap<string, number> {
    return this.#played;
  }
}

function add(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function prefixes({ options, amount }: Decision): string[] {
  return amount === null ? options.map(({ id }) => prefixOf(id)) : ['#'];
}

function prefixOf(id: string): string {
  return id.split(':')[0] ?? id;
}

/** What a parameter names, without the head of its key. */
function nameOf(param: Param | undefined, head: string): string {
  if (typeof param !== 'object' || !('key' in param)) return 'something else';
  return param.key.startsWith(head) ? param.key.slice(head.length) : param.key;
}
