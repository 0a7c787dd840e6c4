import type { Option } from './decision.ts';
import type { Framed, Play } from './play.ts';
import { choose } from './rule.ts';
import type { Rule } from './rule.ts';
import type { Message, Seat } from '../words/message.ts';

/** What is written in secret by several seats and turned up together. */
export interface Sheets<Steps, Write extends keyof Steps, Reveal extends keyof Steps> {
  readonly seats: readonly Seat[];
  /** The step in which one seat writes, and its arguments. */
  readonly write: Write;
  readonly args: (seat: Seat) => Steps[Write];
  /** The step that turns all sheets up. */
  readonly reveal: Reveal;
  readonly revealArgs: Steps[Reveal];
}

/**
 * Lines up the writing of sheets: a step for each seat, and the step that turns them up. Rows of a sheet draw no dice
 * and read no other sheet, so that the order in which seats write changes nothing.
 */
export function sheets<State extends Framed<Steps>, Steps, Write extends keyof Steps, Reveal extends keyof Steps>(
  game: Play<State, Steps>,
  { seats, write, args, reveal, revealArgs }: Sheets<Steps, Write, Reveal>,
): void {
  for (const seat of seats) game.next(write, args(seat));
  game.next(reveal, revealArgs);
}

/** One seat's sheet. */
export interface Sheet {
  readonly seat: Seat;
  /** The kind of the last question, whether the sheet is to stay as it is. */
  readonly kind: string;
  readonly rule: string;
  readonly prompt: Message;
  readonly keep: Message;
  readonly tearUp: Message;
  /** Whether others still write, so that it is revealed later and can be torn up until then: a screen need not ask. */
  readonly stays?: boolean;
  /** Makes the sheet empty. */
  readonly clear: () => void;
  /** Asks for its rows, under seal. */
  readonly rows: () => Rule;
}

/** Lets a seat write its sheet, and tear it up and begin again as often as it wants. Begins with an empty one. */
export function* writeSheet(
  game: Parameters<typeof choose>[0],
  { seat, kind, rule, prompt, keep, tearUp, stays = false, clear, rows }: Sheet,
): Rule {
  const options: readonly Option<boolean>[] = [
    { id: 'done', words: keep, value: true, ...(stays ? { autoAnswer: true } : {}) },
    { id: 'tear-up', words: tearUp, value: false },
  ];
  do {
    clear();
    yield* rows();
  } while (!(yield* choose(game, seat, kind, options, { prompt, rule, secrecy: 'sealed' })));
}
