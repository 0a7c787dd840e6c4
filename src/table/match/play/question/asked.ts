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

/** One decision on the screen: the cursor, the text searched for, the number being named. */
export interface AskedState extends AskedRows {
  /** What one more of a row of a form is to be, where that was chosen before. */
  readonly again: Agains;
  readonly list: ListState;
  /**
   * Whether the cursor stands where a person has put it; else it is hollow, and Enter takes only what costs nothing.
   */
  readonly isPut: boolean;
  readonly finding: boolean;
  readonly amount: AmountEntry | null;
  /** What would be left undone if the row of choices ended now. */
  readonly left: Left;
  /** What stays on watch where the row ends; `null`: nothing of this question does. */
  readonly leaves: readonly March[] | null;
  /** The options of what is on watch: `n` passes over them. */
  readonly watched: readonly string[];
  /** Where what is asked about can be sent, farther than a step. */
  readonly goals: readonly Goal[];
  /** Whether that has been said: it is said once. */
  readonly isWarned: boolean;
  /** How many of the row of that id a digit sends on, where it stands for several; `null`: all of them. */
  readonly part: Part | null;
  /** What was typed of such a key of two. */
  readonly typed: string;
  /** What options come to, as far as that was worked out; it holds as long as the words do. */
  readonly previews: Readonly<Record<string, OptionPreview>>;
  /** What can be laid by one key each, at the place under the cursor or at the one chosen; `null`: nothing. */
  readonly laying: LayingAsked | null;
}

/** What of a question has keys of its own; `null`: nothing. */
export function keyPlaceOf(asked: AskedState | null): KeyPlace | null {
  if (asked === null) return null;
  if (asked.order !== null) return 'form';
  return asked.laying === null ? null : 'laying';
}

/** What the option under the cursor is about. */
export function focusOf(asked: AskedState): readonly Ref[] {
  return optionsShown(asked)[asked.list.cursor]?.refs ?? [];
}

/** What the options shown are about, each address once. */
export function openRefs(asked: AskedState): readonly Ref[] {
  return [...new Set(optionsShown(asked).flatMap(({ refs = [] }) => refs))];
}

/** What the answer is about that a hint names. */
export function hintedRefs(asked: AskedState): readonly Ref[] {
  return asked.hinted === null
    ? []
    : rowsShown(asked).flatMap(({ takes, option }) => (takes === asked.hinted ? (option.refs ?? []) : []));
}

/** The rows as those of a list, each with its outlook where that is known. */
export function rowsOf(asked: AskedState, doneKey = ''): readonly ListRow[] {
  const keys = keysShown(asked, doneKey);
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
      ...(preview?.final === true ? { note: asked.format(say('table.final')) } : {}),
    };
  });
}

/** How the options are laid out. */
export function optionsLook({ glyphs }: Pick<Look, 'glyphs'>) {
  return { glyphs, wrap: true, numbered: true } as const;
}
