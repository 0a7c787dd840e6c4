import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Ref } from '../../kernel/words/message.ts';
import { heightsOf, LIST_START } from '../../widgets/list.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import type { OptionPreview } from '../store/feature.ts';
import { say } from '../text/say.ts';
import { characterOf } from '../theme/keys.ts';
import type { Pressed } from '../theme/keys.ts';
import type { Look } from '../theme/look.ts';
import { pressList } from '../ui/list.ts';
import { typedOn } from '../ui/typed.ts';
import { amountAfter, amountNamed, startAmount } from './amount.ts';
import type { AmountEntry } from './amount.ts';

/** One decision on the screen: the cursor, the text searched for, the number being named. */
export interface AskedState {
  readonly decision: Decision;
  readonly list: ListState;
  /** What is searched for; `null`: nothing. */
  readonly find: string | null;
  readonly finding: boolean;
  readonly amount: AmountEntry | null;
  /** The thing that all options shown are about, after several were chosen together on the board. */
  readonly only: Ref | null;
  /** What options come to, as far as that was worked out; it holds as long as the words do. */
  readonly previews: Readonly<Record<string, OptionPreview>>;
  readonly format: Formatter;
}

/** A decision as it comes up. */
export function openAsked(decision: Decision, format: Formatter): AskedState {
  return {
    decision,
    list: LIST_START,
    find: null,
    finding: false,
    amount: decision.amount === null ? null : startAmount(decision.amount),
    only: null,
    previews: {},
    format,
  };
}

/** The options that are kept out of the list and asked about before they are taken; none where there are no others. */
export function optionsAside({ decision }: Pick<AskedState, 'decision'>): readonly ShownOption[] {
  const aside = decision.options.filter(option => option.aside === true);
  return aside.length < decision.options.length ? aside : [];
}

/** The options that are shown: those that have the text in them, about the thing that was chosen. */
export function optionsShown({ decision, only, find, format }: AskedState): readonly ShownOption[] {
  const aside = optionsAside({ decision });
  const listed = aside.length === 0 ? decision.options : decision.options.filter(option => !aside.includes(option));
  const options = only === null ? listed : listed.filter(({ refs = [] }) => refs.includes(only));
  const text = find?.toLowerCase() ?? '';
  return text === '' ? options : options.filter(({ words }) => format(words).toLowerCase().includes(text));
}

/** What the option under the cursor is about. */
export function focusOf(asked: AskedState): readonly Ref[] {
  return optionsShown(asked)[asked.list.cursor]?.refs ?? [];
}

/** What the options shown are about, each address once. */
export function openRefs(asked: AskedState): readonly Ref[] {
  return [...new Set(optionsShown(asked).flatMap(({ refs = [] }) => refs))];
}

/** The options as rows of a list, each with what it comes to where that is known. */
export function rowsOf(asked: AskedState): readonly ListRow[] {
  return optionsShown(asked).map(({ id, words }) => {
    const preview = asked.previews[id];
    return {
      text: asked.format(words),
      ...(preview === undefined || preview.outlook === null ? {} : { detail: preview.outlook }),
      ...(preview?.final === true ? { note: asked.format(say('table.final')) } : {}),
    };
  });
}

/** How the options are laid out. */
export function optionsLook({ glyphs }: Pick<Look, 'glyphs'>) {
  return { glyphs, wrap: true, numbered: true } as const;
}

/** What a key came to. */
export type AskedResult =
  | { readonly did: 'nothing' }
  | { readonly did: 'moved'; readonly asked: AskedState }
  | { readonly did: 'answer'; readonly answer: Answer }
  /** A number out of range was to be taken. */
  | { readonly did: 'out-of-range' };

const NOTHING: AskedResult = { did: 'nothing' };
const MOVES: ReadonlySet<string> = new Set(['up', 'down', 'page-up', 'page-down', 'first', 'last', 'take', 'nth']);

/** The room that the options have. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What a key does to the question. */
export function askedKey(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  if (asked.amount !== null) return nameNumber(asked, asked.amount, press);
  if (asked.finding) return search(asked, press, room, look);
  const { command } = press;
  if (command === 'find') return { did: 'moved', asked: { ...asked, finding: true, find: asked.find ?? '' } };
  if (command === 'back') return goBack(asked);
  return command !== null && MOVES.has(command) ? browse(asked, press, room, look) : NOTHING;
}

/** Looks for a text, from the first option on. */
export function lookFor(asked: AskedState, find: string | null): AskedState {
  return { ...asked, find, list: LIST_START };
}

function browse(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const heights = heightsOf(rowsOf(asked), room.width, optionsLook(look));
  const { list, taken } = pressList(asked.list, press, heights, room.height);
  const option = taken === null ? undefined : optionsShown(asked)[taken];
  return option === undefined ? { did: 'moved', asked: { ...asked, list } } : { did: 'answer', answer: option.id };
}

function nameNumber(asked: AskedState, amount: AmountEntry, press: Pressed): AskedResult {
  if (press.command === 'take') {
    const answer = amountNamed(amount);
    return answer === null ? { did: 'out-of-range' } : { did: 'answer', answer };
  }
  const after = amountAfter(amount, press);
  return after === amount ? NOTHING : { did: 'moved', asked: { ...asked, amount: after } };
}

function search(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const { command } = press;
  const character = command === null || command === 'nth' ? characterOf(press.key) : null;
  if (character !== null) return { did: 'moved', asked: lookFor(asked, typedOn(asked.find, character)) };
  if (command === 'rub-out') return { did: 'moved', asked: lookFor(asked, (asked.find ?? '').slice(0, -1)) };
  if (command === 'back') return goBack(asked);
  if (command === 'take' && optionsShown(asked).length !== 1) {
    return { did: 'moved', asked: { ...asked, finding: false, find: asked.find === '' ? null : asked.find } };
  }
  // While searching, the arrows move already, and Enter takes the only option that is left.
  return browse(asked, press, room, look);
}

/** Esc: first the search is given up, then all options are shown again, then the option that goes back is taken. */
function goBack(asked: AskedState): AskedResult {
  if (asked.find !== null) return { did: 'moved', asked: { ...lookFor(asked, null), finding: false } };
  if (asked.only !== null) return { did: 'moved', asked: { ...asked, only: null, list: LIST_START } };
  const back = asked.decision.options.find(({ id }) => id.startsWith('back'));
  return back === undefined ? NOTHING : { did: 'answer', answer: back.id };
}
