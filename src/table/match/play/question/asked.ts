import type { Left } from '../../../../boards/board.ts';
import type { Goal, March } from '../../../../boards/marching.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import type { KeyPlace } from '../../../frame/edge/keymap.ts';
import type { OptionPreview } from '../../../frame/store/feature.ts';
import { say } from '../../../frame/text/say.ts';
import type { Appearance } from '../../../frame/theme/look.ts';
import type { ListRow, ListState } from '../../../frame/ui/list-state.ts';
import type { RepeatedChoices } from './again.ts';
import type { AmountEntry } from './amount.ts';
import type { LayingQuestion } from './laying.ts';
import { partText } from './parts.ts';
import type { SentPart } from './parts.ts';
import { shownKeys, shownOptions, shownRows } from './rows.ts';
import type { QuestionRows } from './rows.ts';

/** A decision on the screen, with the cursor, the search text and the entered number. */
export interface QuestionState extends QuestionRows {
  /** For each row of a form, the choice to repeat when one more is taken. */
  readonly again: RepeatedChoices;
  readonly list: ListState;
  /**
   * Whether a person has moved the cursor. Before that the cursor is hollow, and Enter takes only answers that spend
   * nothing.
   */
  readonly isPut: boolean;
  readonly finding: boolean;
  readonly amount: AmountEntry | null;
  /** What would be left undone if the series of choices ended now. */
  readonly left: Left;
  /** The marches that stay on watch when the series ends; `null`: the question does not end such a series. */
  readonly leaves: readonly March[] | null;
  /** The options whose things are on watch; the key `n` skips them. */
  readonly watched: readonly string[];
  /** The places, farther than one step, to which the thing in question can be sent. */
  readonly goals: readonly Goal[];
  /** Whether people were warned about what would be left undone; they are warned only once. */
  readonly isWarned: boolean;
  /** How many of a row's things a digit sends on; `null`: all of them. */
  readonly part: SentPart | null;
  /** The typed first character of a key with two characters; empty: none. */
  readonly typed: string;
  /** A mistyped key that more typed characters may belong to; empty: none. */
  readonly mistyped: string;
  /**
   * Whether the last answer was a row's key that a digit may follow to choose a direction, and the direction was not
   * asked because only one was possible. A digit now must not act on the next row.
   */
  readonly awaitsWay: boolean;
  /**
   * In a form, which row was refused last, and why. It stays on the screen until the question changes or people go
   * back; `null`: nothing was refused.
   */
  readonly refused: Message | null;
  /** The previews computed so far, valid until the language changes. */
  readonly previews: Readonly<Record<string, OptionPreview>>;
  /** The things that can be put at a place with one key each; `null`: the question is not about that. */
  readonly laying: LayingQuestion | null;
}

/** The part of a question that has its own keys; `null`: none. */
export function keyPlaceOf(question: QuestionState | null): KeyPlace | null {
  if (question === null) return null;
  if (question.order !== null) return 'form';
  return question.laying === null ? null : 'laying';
}

/** The addresses that the option under the cursor is about. */
export function focusOf(question: QuestionState): readonly Ref[] {
  return shownOptions(question)[question.list.cursor]?.refs ?? [];
}

/** The addresses that the visible options are about, each once. */
export function refsOfOptions(question: QuestionState): readonly Ref[] {
  return [...new Set(shownOptions(question).flatMap(({ refs = [] }) => refs))];
}

/** The addresses that the hinted answer is about. */
export function hintedRefs(question: QuestionState): readonly Ref[] {
  return question.hinted === null
    ? []
    : shownRows(question).flatMap(({ takes, option }) => (takes === question.hinted ? (option.refs ?? []) : []));
}

/**
 * At least this many answers, or all if there are fewer, must be known to be final before the question is marked as
 * final.
 */
const MIN_KNOWN_FINAL = 5;

/**
 * Whether all answers are final as far as known, so that the question has one mark for all of them. Hidden rows have no
 * previews yet.
 */
export function isAllFinal(question: QuestionState): boolean {
  const takenIds = shownRows(question).flatMap(({ takes }) => takes ?? []);
  const knownPreviews = takenIds.flatMap(id => question.previews[id] ?? []);
  const neededCount = Math.min(takenIds.length, MIN_KNOWN_FINAL);
  return takenIds.length > 1 && knownPreviews.length >= neededCount && knownPreviews.every(({ final }) => final);
}

/** The mark of a final option: whether it is so only because somebody else is asked next. */
export function finalWords({ passes }: Pick<OptionPreview, 'passes'>): Message {
  return say(passes === true ? 'table.final-passes' : 'table.final');
}

/** The rows for the list, with their previews if known. */
export function rowsOf(question: QuestionState, doneKey = ''): readonly ListRow[] {
  const keys = shownKeys(question, doneKey);
  const isMarked = !isAllFinal(question);
  return shownRows(question).map(({ option: { words }, takes, blocked, count }, at) => {
    const key = keys[at] ?? '';
    const optionPreview = takes === null ? undefined : question.previews[takes];
    const countText = count === null || count === 0 ? '' : ` ×${count}`;
    if (blocked !== null) {
      return {
        key,
        text: question.format(words) + countText,
        blocked: true,
        detail: question.format(blocked.why),
        note: blocked.rule,
      };
    }
    const repeatedChoice = takes === null || count === null || count === 0 ? undefined : question.again[takes];
    const repeatText =
      repeatedChoice === undefined ? '' : question.format(say('table.more-there', { what: repeatedChoice.words }));
    const outlookText = optionPreview?.outlook ?? null;
    const detail = [partText(question, takes), repeatText, outlookText ?? ''].filter(each => each !== '').join('; ');
    return {
      key,
      text: question.format(words) + countText,
      ...(detail === '' ? {} : { detail }),
      ...(isMarked && optionPreview?.final === true ? { note: question.format(finalWords(optionPreview)) } : {}),
    };
  });
}

/** The list appearance of the options. */
export function optionsAppearance({ glyphs }: Pick<Appearance, 'glyphs'>) {
  return { glyphs, wrap: true, numbered: true } as const;
}
