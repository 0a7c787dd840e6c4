import type { Option } from './decision.ts';
import type { Framed, Play } from './play.ts';
import { choose } from './rule.ts';
import type { Rule } from './rule.ts';
import type { Message, Seat } from '../words/message.ts';

/** The facts of secret sheets: several seats write one each, and all sheets are revealed together. */
export interface SheetSteps<Steps, Write extends keyof Steps, Reveal extends keyof Steps> {
  readonly seats: readonly Seat[];
  /** The step in which one seat writes its sheet, and its arguments. */
  readonly write: Write;
  readonly args: (seat: Seat) => Steps[Write];
  /** The step that reveals all sheets. */
  readonly reveal: Reveal;
  readonly revealArgs: Steps[Reveal];
}

/**
 * Schedules a step for each seat to write its sheet, and a step that reveals all sheets. Writing a sheet uses no dice
 * and reads no other sheet, so the order of the seats changes nothing.
 */
export function scheduleSheets<
  State extends Framed<Steps>,
  Steps,
  Write extends keyof Steps,
  Reveal extends keyof Steps,
>(game: Play<State, Steps>, { seats, write, args, reveal, revealArgs }: SheetSteps<Steps, Write, Reveal>): void {
  for (const seat of seats) game.next(write, args(seat));
  game.next(reveal, revealArgs);
}

/** How one seat writes its secret sheet. */
export interface SheetWriting {
  readonly seat: Seat;
  /** The kind of the last question, which asks whether to keep the sheet. */
  readonly kind: string;
  readonly rule: string;
  /** What that question says of the sheet as it is then. */
  readonly prompt: () => Message;
  readonly keep: Message;
  readonly tearUp: Message;
  /**
   * Whether other seats write after this one, so that the sheet stays secret and can be rewritten until then. A screen
   * may then skip the last question.
   */
  readonly stays?: boolean;
  /** Makes the sheet empty. */
  readonly clear: () => void;
  /** Asks for the rows of the sheet, with sealed answers. */
  readonly rows: () => Rule;
}

/** Lets a seat write its sheet, and discard and rewrite it as often as the seat wants. */
export function* writeSheet(
  game: Parameters<typeof choose>[0],
  { seat, kind, rule, prompt, keep, tearUp, stays = false, clear, rows }: SheetWriting,
): Rule {
  const options: readonly Option<boolean>[] = [
    { id: 'done', words: keep, value: true, ...(stays ? { autoAnswer: true } : {}) },
    { id: 'tear-up', words: tearUp, value: false },
  ];
  do {
    clear();
    yield* rows();
  } while (!(yield* choose(game, seat, kind, options, { prompt: prompt(), rule, secrecy: 'sealed' })));
}
