import type { Left } from '../../../../boards/board.ts';
import type { Goal, March } from '../../../../boards/marching.ts';
import type { Ref } from '../../../../kernel/words/message.ts';
import type { KeyPlace } from '../../../frame/edge/keymap.ts';
import type { OptionPreview } from '../../../frame/store/feature.ts';
import { say } from '../../../frame/text/say.ts';
import type { Look } from '../../../frame/theme/look.ts';
import type { ListRow, ListState } from '../../../frame/ui/list-state.ts';
import type { RepeatedChoices } from './again.ts';
import type { AmountEntry } from './amount.ts';
import type { LayingAsked } from './laying.ts';
import { partText } from './parts.ts';
import type { Part } from './parts.ts';
import { keysShown, optionsShown, rowsShown } from './rows.ts';
import type { AskedRows } from './rows.ts';

/** A decision on the screen, with the cursor, the search text and the entered number. */
export interface AskedState extends AskedRows {
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
  readonly part: Part | null;
  /** The typed first character of a key with two characters; empty: none. */
  readonly typed: string;
  /**
   * Whether the last answer was a row's key that a digit may follow to choose a direction, and the direction was not
   * asked because only one was possible. A digit now must not act on the next row.
   */
  readonly awaitsWay: boolean;
  /** The previews computed so far, valid until the language changes. */
  readonly previews: Readonly<Record<string, OptionPreview>>;
  /** The things that can be put at a place with one key each; `null`: the question is not about that. */
  readonly laying: LayingAsked | null;
}

/** The part of a question that has its own keys; `null`: none. */
export function keyPlaceOf(asked: AskedState | null): KeyPlace | null {
  if (asked === null) return null;
  if (asked.order !== null) return 'form';
  return asked.laying === null ? null : 'laying';
}

/** The addresses that the option under the cursor is about. */
export function focusOf(asked: AskedState): readonly Ref[] {
  return optionsShown(asked)[asked.list.cursor]?.refs ?? [];
}

/** The addresses that the visible options are about, each once. */
export function openRefs(asked: AskedState): readonly Ref[] {
  return [...new Set(optionsShown(asked).flatMap(({ refs = [] }) => refs))];
}

/** The addresses that the hinted answer is about. */
export function hintedRefs(asked: AskedState): readonly Ref[] {
  return asked.hinted === null
    ? []
    : rowsShown(asked).flatMap(({ takes, option }) => (takes === asked.hinted ? (option.refs ?? []) : []));
}

/**
 * At least this many answers, or all if there are fewer, must be known to be final before the question is marked as
 * final.
 */
const KNOWN_FINAL = 5;

/**
 * Whether all answers are final as far as known, so that the question has one mark for all of them. Hidden rows have no
 * previews yet.
 */
export function isAllFinal(asked: AskedState): boolean {
  const takenIds = rowsShown(asked).flatMap(({ takes }) => takes ?? []);
  const knownPreviews = takenIds.flatMap(id => asked.previews[id] ?? []);
  const neededCount = Math.min(takenIds.length, KNOWN_FINAL);
  return takenIds.length > 1 && knownPreviews.length >= neededCount && knownPreviews.every(({ final }) => final);
}

/** The rows for the list, with their previews if known. */
export function rowsOf(asked: AskedState, doneKey = ''): readonly ListRow[] {
  const keys = keysShown(asked, doneKey);
  const isMarked = !isAllFinal(asked);
  return rowsShown(asked).map(({ option: { words }, takes, blocked, count }, at) => {
    const key = keys[at] ?? '';
    const preview = takes === null ? undefined : asked.previews[takes];
    const countText = count === null || count === 0 ? '' : ` ×${count}`;
    if (blocked !== null) {
      return {
        key,
        text: asked.format(words) + countText,
        blocked: true,
        detail: asked.format(blocked.why),
        note: blocked.rule,
      };
    }
    const repeated = takes === null || count === null || count === 0 ? undefined : asked.again[takes];
    const repeatText = repeated === undefined ? '' : asked.format(say('table.more-there', { what: repeated.words }));
    const outlook = preview?.outlook ?? null;
    const detail = [partText(asked, takes), repeatText, outlook ?? ''].filter(each => each !== '').join('; ');
    return {
      key,
      text: asked.format(words) + countText,
      ...(detail === '' ? {} : { detail }),
      ...(isMarked && preview?.final === true ? { note: asked.format(say('table.final')) } : {}),
    };
  });
}

/** The list look of the options. */
export function optionsLook({ glyphs }: Pick<Look, 'glyphs'>) {
  return { glyphs, wrap: true, numbered: true } as const;
}
