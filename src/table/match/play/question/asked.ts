import type { Left } from '../../../../boards/board.ts';
import type { Goal, March } from '../../../../boards/marching.ts';
import type { Ref } from '../../../../kernel/words/message.ts';
import type { KeyPlace } from '../../../frame/edge/keymap.ts';
import type { OptionPreview } from '../../../frame/store/feature.ts';
import { say } from '../../../frame/text/say.ts';
import type { Look } from '../../../frame/theme/look.ts';
import type { ListRow, ListState } from '../../../frame/ui/list-state.ts';
import type { Agains } from './again.ts';
import type { AmountEntry } from './amount.ts';
import type { LayingAsked } from './laying.ts';
import { partText } from './parts.ts';
import type { Part } from './parts.ts';
import { keysShown, optionsShown, rowsShown } from './rows.ts';
import type { AskedRows } from './rows.ts';

/** A decision on the screen, with the cursor, the search text and the entered number. */
export interface AskedState extends AskedRows {
  /** For each row of a form, the choice to repeat for one more of it. */
  readonly again: Agains;
  readonly list: ListState;
  /** Whether a person has moved the cursor. Before that it is hollow, and Enter takes only what costs nothing. */
  readonly isPut: boolean;
  readonly finding: boolean;
  readonly amount: AmountEntry | null;
  /** What would be left undone if the series of choices ended now. */
  readonly left: Left;
  /** The marches that stay on watch when the series ends; `null`: the question has none. */
  readonly leaves: readonly March[] | null;
  /** The options on watch; `n` skips them. */
  readonly watched: readonly string[];
  /** The places to which the thing in question can be sent, farther than one step. */
  readonly goals: readonly Goal[];
  /** Whether the warning about it was given; it is given only once. */
  readonly isWarned: boolean;
  /** How many things of that row a digit sends on, if the row stands for several; `null`: all of them. */
  readonly part: Part | null;
  /** The first key of a pair, if it was typed. */
  readonly typed: string;
  /**
   * Whether the last key was a row's capital after which a digit may say where to, although that was not asked since
   * there is one way: such a digit does nothing with the next row.
   */
  readonly awaitsWay: boolean;
  /** The previews of options worked out so far; they are valid as long as their words are. */
  readonly previews: Readonly<Record<string, OptionPreview>>;
  /** What can be put down with one key each, at the place under the cursor or at the chosen one; `null`: nothing. */
  readonly laying: LayingAsked | null;
}

/** The part of a question that has its own keys; `null`: none. */
export function keyPlaceOf(asked: AskedState | null): KeyPlace | null {
  if (asked === null) return null;
  if (asked.order !== null) return 'form';
  return asked.laying === null ? null : 'laying';
}

/** What the option under the cursor is about. */
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

/** So many answers must be known to be final before the question is marked as a whole, or all if there are fewer. */
const KNOWN_FINAL = 5;

/**
 * Whether every answer is final as far as that is known: the question has one mark for all of them. Answers that are
 * out of sight are not known yet.
 */
export function isAllFinal(asked: AskedState): boolean {
  const taken = rowsShown(asked).flatMap(({ takes }) => takes ?? []);
  const known = taken.flatMap(id => asked.previews[id] ?? []);
  const enough = Math.min(taken.length, KNOWN_FINAL);
  return taken.length > 1 && known.length >= enough && known.every(({ final }) => final);
}

/** The rows for the list, with their previews if known. */
export function rowsOf(asked: AskedState, doneKey = ''): readonly ListRow[] {
  const keys = keysShown(asked, doneKey);
  const isMarked = !isAllFinal(asked);
  return rowsShown(asked).map(({ option: { words }, takes, blocked, count }, at) => {
    const key = keys[at] ?? '';
    const preview = takes === null ? undefined : asked.previews[takes];
    const counted = count === null || count === 0 ? '' : ` ×${count}`;
    if (blocked !== null) {
      return {
        key,
        text: asked.format(words) + counted,
        blocked: true,
        detail: asked.format(blocked.why),
        note: blocked.rule,
      };
    }
    const known = takes === null || count === null || count === 0 ? undefined : asked.again[takes];
    const more = known === undefined ? '' : asked.format(say('table.more-there', { what: known.words }));
    const outlook = preview?.outlook ?? null;
    const detail = [partText(asked, takes), more, outlook ?? ''].filter(each => each !== '').join('; ');
    return {
      key,
      text: asked.format(words) + counted,
      ...(detail === '' ? {} : { detail }),
      ...(isMarked && preview?.final === true ? { note: asked.format(say('table.final')) } : {}),
    };
  });
}

/** The list look of the options. */
export function optionsLook({ glyphs }: Pick<Look, 'glyphs'>) {
  return { glyphs, wrap: true, numbered: true } as const;
}
