import type { Board, PaneContext } from '../../games/board.ts';
import type { Line } from '../../widgets/lines.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import type { QuestionState } from '../screens/question.ts';
import type { Missed } from '../screens/since.ts';
import { sentence, tellBoard } from './board.ts';

/** What of a table is told: the part of its picture that is in words already. */
export interface ToldTable {
  readonly board: Board;
  readonly view: unknown;
  readonly context: PaneContext;
  readonly question: QuestionState | null;
  readonly blocked: () => readonly { readonly option: string; readonly why: string; readonly rule: string }[];
  /** Stand where the question would. */
  readonly lines?: readonly Line[];
  readonly instead: string | null;
  readonly missed: Missed | null;
  readonly note: { readonly text: string } | null;
  readonly warning: string | null;
  readonly log: readonly { readonly index: number; readonly text: string }[];
}

/** The table for those who listen: where the match stands, who is asked what, and what can be answered. */
export function tellTable(state: ToldTable, { format }: Look): Telling {
  const { board, view, context, question, instead, missed, note, warning, log, lines = [] } = state;
  if (missed !== null) {
    return {
      lines: [missed.title, ...missed.stories, format(say('aloud.enter'))].map(sentence),
      choices: [],
      log: log.map(({ index }) => ({ index, text: '' })),
    };
  }
  const asked =
    question === null
      ? instead === null
        ? []
        : [instead]
      : [format(say('aloud.asked', { seat: question.name, prompt: question.prompt, rule: question.rule }))];
  const amount = question?.amount ?? null;
  const blocked = state.blocked().map(each => format(say('aloud.blocked', each)));
  return {
    lines: [
      board.status(view, context),
      ...(warning === null ? [] : [warning]),
      ...(note === null ? [] : [note.text]),
      ...asked,
      ...lines.map(line => line.map(({ text }) => text).join('')),
      ...(amount === null ? [] : [format(say('table.amount', { min: amount.min, max: amount.max }))]),
      ...blocked,
    ].map(sentence),
    choices: (amount === null ? (question?.rows ?? []) : []).map(({ text, detail = '', note: final = '' }) =>
      sentence([text, detail, final].filter(part => part !== '').join(', ')),
    ),
    asksNumber: amount !== null,
    log: log.map(({ index, text }) => ({ index, text: sentence(text) })),
    board: () => tellBoard(board, view, context, { format }),
  };
}
