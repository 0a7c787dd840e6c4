import type { BlindWay } from '../../games/board.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { CARD_LINES, dealCard, MOST_KEYS, placeOn } from './key-card.ts';
import type { KeyCard } from './key-card.ts';
import type { Company } from './seating.ts';

/** A secret choice as it is asked on the open table: all of it may be read by everybody. */
export interface BlindQuestion {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly rule: string;
  readonly choices: readonly Message[];
  /** The line of the card that serves next or, once a key was pressed, served; from 1. */
  readonly line: number;
  readonly lines: number;
  /** How many keys there are, one of them for being asked alone. */
  readonly keys: number;
  /** Whether a key was pressed; which one is shown to nobody. */
  readonly chosen: boolean;
}

/** What the cards need of the match at the table. */
export interface BlindParts {
  /** How a kind of decision may be made on the open table. */
  readonly wayOf: (kind: string) => BlindWay | null;
  /** Chance that nobody can know. */
  readonly random: RandomState;
  /** The decision that a person has to answer next. */
  readonly pending: () => Decision | null;
  readonly round: () => number;
  /** Everybody looks on from here. */
  readonly standUp: () => void;
}

type Keys = Extract<BlindWay, { way: 'keys' }>;

/** A seat's card, how many of its lines have served, and whether the seat has looked at it. */
interface Dealt {
  readonly card: KeyCard;
  used: number;
  read: boolean;
}

/** The private cards of the seats, and what was chosen by them. */
export class Blind {
  readonly #parts: BlindParts;
  readonly #cards = new Map<Seat, Dealt>();
  /** The choice that waits for its confirmation. */
  #chosen: { readonly n: number; readonly place: number } | null = null;
  /** The decision that its seat wants to be asked alone. */
  #alone: number | null = null;

  constructor(parts: BlindParts) {
    this.#parts = parts;
  }

  /** How a decision is made on the open table in that company; `null`: as usual. */
  wayFor({ policy, alone }: Pick<Company, 'policy' | 'alone'>, decision: AskedOpenly): BlindWay | null {
    if (policy !== 'private' || alone !== null || decision.secrecy === 'open' || decision.n === this.#alone)
      return null;
    const way = this.#parts.wayOf(decision.kind);
    return way?.way === 'keys' && way.choices.length >= MOST_KEYS ? null : way;
  }

  /** The card that the asked seat has to look at before it can choose; `null`: it has. */
  cardToRead(decision: Decision): { readonly card: KeyCard | null; readonly choices: readonly Message[] } | null {
    const dealt = this.#dealtFor(decision);
    if (this.#isChosen(decision) || dealt?.read === true) return null;
    return { card: dealt?.card ?? null, choices: this.#choicesOf(decision) };
  }

  /** The question as everybody may read it. */
  question(decision: Decision): BlindQuestion {
    const { seat, prompt, rule } = decision;
    const chosen = this.#isChosen(decision);
    const used = this.#cards.get(seat)?.used ?? 0;
    const choices = this.#choicesOf(decision);
    return {
      seat,
      prompt: this.#keysFor(decision)?.prompt ?? prompt,
      rule,
      choices,
      line: chosen ? used : used + 1,
      lines: CARD_LINES,
      keys: choices.length + 1,
      chosen,
    };
  }

  /** The asked seat sits down to look at its card; a new one is dealt where there is none that serves. */
  deal(anew = false): void {
    const decision = this.#parts.pending();
    if (decision === null || this.#keysFor(decision) === null) return;
    if (!anew && this.#dealtFor(decision) !== null) return;
    const { seat, kind } = decision;
    const keys = this.#choicesOf(decision).length + 1;
    const card = dealCard({ seat, kind, round: this.#parts.round(), keys }, this.#parts.random);
    this.#cards.set(seat, { card, used: 0, read: false });
  }

  /** The seat knows its card by now. */
  haveRead(): void {
    this.#ofPending(dealt => (dealt.read = true));
    this.#parts.standUp();
  }

  /** The seat wants to look at its card again. */
  showCard(): void {
    this.#ofPending(dealt => (dealt.read = false));
    this.#parts.standUp();
  }

  /** The seat wants to be asked alone this time; it goes on sitting where it sits. */
  askAlone(): void {
    this.#alone = this.#parts.pending()?.n ?? null;
    this.#chosen = null;
  }

  /** A key of the card was pressed. Its line has served with that. Gives back whether it is one of the keys. */
  press(key: number): boolean {
    const decision = this.#parts.pending();
    const dealt = decision === null ? null : this.#dealtFor(decision);
    const place = dealt === null ? null : placeOn(dealt.card, dealt.used, key);
    if (decision === null || dealt === null || place === null || this.#isChosen(decision)) return false;
    this.#chosen = { n: decision.n, place };
    dealt.used += 1;
    return true;
  }

  /** The seat wants to choose again, by the next line. */
  again(): void {
    this.#chosen = null;
  }

  /** The answer that was chosen; `null`: the key stands for being asked alone, or for what can't be chosen now. */
  take(): string | null {
    const decision = this.#parts.pending();
    if (decision === null || this.#chosen === null || !this.#isChosen(decision)) return null;
    const id = this.#keysFor(decision)?.choices[this.#chosen.place]?.id;
    this.#chosen = null;
    return decision.options.find(option => option.id === id)?.id ?? null;
  }

  #isChosen({ n }: Decision): boolean {
    return this.#chosen?.n === n;
  }

  #keysFor({ kind }: Decision): Keys | null {
    const way = this.#parts.wayOf(kind);
    return way?.way === 'keys' ? way : null;
  }

  #choicesOf(decision: Decision): readonly Message[] {
    return this.#keysFor(decision)?.choices.map(({ words }) => words) ?? [];
  }

  #dealtFor({ seat, kind }: Decision): Dealt | null {
    const dealt = this.#cards.get(seat);
    if (dealt === undefined || dealt.used >= CARD_LINES) return null;
    return dealt.card.kind === kind && dealt.card.round === this.#parts.round() ? dealt : null;
  }

  #ofPending(change: (dealt: Dealt) => void): void {
    const decision = this.#parts.pending();
    const dealt = decision === null ? null : this.#dealtFor(decision);
    if (dealt !== null) change(dealt);
  }
}

type AskedOpenly = Pick<Decision, 'n' | 'kind' | 'secrecy'>;
