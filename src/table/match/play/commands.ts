import { backKeys, keyLabel } from '../../frame/edge/keymap.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Picture } from '../../../session/sitting/picture.ts';
import { notifyEffect, LEAVE_EFFECTS } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { BlockedAnswer } from '../../frame/store/screen-requests.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { say } from '../../frame/text/say.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import type { Commands } from '../../frame/ui/screen.tsx';
import { goesBack } from '../../../kernel/match/decision.ts';
import { refsOfOptions } from './question/asked.ts';
import { endingOptionOf, optionsOnRequest, shownOptions, shownRows } from './question/rows.ts';
import type { QuestionState } from './question/asked.ts';
import { whyNotLaid } from './question/laying.ts';
import type { TablePicture } from './panes/state.ts';

/** The facts, besides the question, that the list of available keys depends on. */
interface KeyConditions {
  readonly hasLegend: boolean;
  readonly hasAutoAnswers: boolean;
  /** What digits do with the visible options, for instance send a unit in a direction; `null`: nothing. */
  readonly goesOn: { readonly keys: string; readonly label: string } | null;
  /** Whether the cursor is on the board. */
  readonly isPointing: boolean;
  /** Whether the cursor on the board only looks around. */
  readonly isLooking: boolean;
  /** Whether the question, not a person, moved the cursor to the board. */
  readonly pointsItself: boolean;
  /** Whether the lesson or the coach can help the people; `null`: neither. */
  readonly helped: 'lesson' | 'coach' | null;
  /** Whether hints are available. */
  readonly hasHints: boolean;
}

/** Whether the lesson or the coach can help in this match. */
export function helpEntryOf({ lesson, coachOn }: MatchNow): KeyConditions['helped'] {
  if (lesson !== null) return 'lesson';
  return coachOn.includes(true) ? 'coach' : null;
}

/** Whether any row of a form has a counter. */
function hasCounter(asked: QuestionState): boolean {
  return asked.order !== null && shownRows(asked).some(({ count }) => count !== null);
}

/** What digits do with the visible options of a question; `null`: nothing. */
export function digitUse(
  question: QuestionState | null,
  { board, format }: Pick<MatchNow, 'board' | 'format'>,
): KeyConditions['goesOn'] {
  const hasDigitUse = question !== null && shownOptions(question).some(({ id }) => question.onward[id] !== undefined);
  const { onwardKeys } = board;
  return hasDigitUse && onwardKeys !== undefined ? { keys: onwardKeys.keys, label: format(onwardKeys.label) } : null;
}

/** The available keys of the table, depending on what is on the screen. */
export function commandsFor(
  tableContent: TablePicture,
  question: QuestionState | null,
  { goesOn, hasLegend, hasAutoAnswers: hasUsual, hasHints, helped, isLooking, isPointing, pointsItself }: KeyConditions,
  { format }: Appearance,
): Commands {
  const takeEntry = (key: 'key.go-on' | 'key.cover' | 'key.take') =>
    ({ commands: ['take'], label: format(say(key)) }) as const;
  const lookBackEntry = { commands: ['watch'], label: format(say('key.look-back')) } as const;
  if (tableContent.show === 'since') {
    return [takeEntry('key.go-on'), { commands: ['watch'], label: format(say('key.watch-missed')) }, 'cover'];
  }
  if (tableContent.peek) return [takeEntry('key.cover'), 'next-pane'];
  if (question === null) {
    const backEntry: Commands = tableContent.over ? [{ commands: ['back'], label: format(say('key.back')) }] : [];
    return [...backEntry, 'next-pane', lookBackEntry, 'log', 'peek', 'menu', 'leave', 'take-back'];
  }
  const isCursorOnBoard = refsOfOptions(question).length > 0;
  if (isLooking) {
    return [
      { commands: ARROW_COMMANDS, label: format(say('key.everything')) },
      { commands: ['take'], label: format(say('key.page')) },
      { commands: ['back'], label: format(say('key.to-list')) },
      { commands: ['next-pane'], label: format(say('key.pane')) },
      ...(hasLegend ? (['legend'] as const) : []),
      'help',
      'menu',
    ];
  }
  return [
    // The other answers to the previous question have no row, so they are listed here.
    ...question.others.flatMap(({ id, words }) => {
      const keys = question.keys[id];
      return typeof keys === 'string' ? [{ commands: [], keys, label: question.format(words) }] : [];
    }),
    // While the cursor is on the board, the footer says how it moves there and how to return to the list.
    isPointing
      ? { commands: ARROW_COMMANDS, label: format(say('key.places')) }
      : {
          commands: question.laying?.part === 'place' ? ARROW_COMMANDS : ['up', 'down'],
          label: format(say('key.choose')),
        },
    ...(isPointing
      ? [{ commands: [pointsItself ? 'board' : 'back'], label: format(say('key.to-list')) } as const]
      : []),
    ...layingKeys(question).map(keys => ({ commands: [], keys, label: format(say('key.lay')) })),
    // One key continues everything that is on its way.
    ...(Object.keys(question.under).length > 0 ? (['go-on'] as const) : []),
    ...(goesOn === null ? [] : [{ commands: [], ...goesOn }]),
    ...(!hasCounter(question) ? [] : [{ commands: ['less', 'more'], label: format(say('key.count')) } as const]),
    // If other keys put things down at the place, Enter is not listed.
    ...(question.laying?.part === 'place' ? [] : [takeEntry('key.take')]),
    ...(endingOptionOf(question) === null ? [] : (['done'] as const)),
    ...(question.decision.options.some(goesBack)
      ? [{ commands: ['back'], label: format(say('key.back')) } as const]
      : []),
    // A question for a place to put something has its cursor on the board already, so the key for going there is left
    // out.
    ...(isCursorOnBoard && !isPointing && question.laying?.part !== 'place'
      ? [{ commands: ['board'], label: format(say('key.board')) } as const]
      : []),
    { commands: ['next-pane'], label: format(say('key.pane')) },
    ...(hasHints || helped === 'lesson' ? (['hint'] as const) : []),
    ...(optionsOnRequest(question).length > 0 ? (['aside'] as const) : []),
    'undo',
    // In a lesson the menu comes before covering the screen, because nobody else is at the table.
    ...(helped === 'lesson' ? (['menu'] as const) : []),
    tableContent.viewer === 'spectator' ? 'peek' : 'cover',
    ...(helped === 'lesson' ? [] : (['menu'] as const)),
    ...(question.decision.amount === null ? (['find'] as const) : []),
    ...(isCursorOnBoard ? (['inspect'] as const) : []),
    'help',
    ...(helped === 'coach' ? (['coach'] as const) : []),
    ...(hasLegend ? (['legend'] as const) : []),
    'rules',
    'look',
    'log',
    lookBackEntry,
    'leave',
    'take-back',
    ...(hasUsual ? (['by-hand'] as const) : []),
  ];
}

/**
 * The keys of the things that can be put at the place under the cursor, as far as known: "1-6", or "2 3"; empty: none
 * can.
 */
function layingKeys({ laying, list, previews, ...asked }: QuestionState): readonly string[] {
  if (laying === null) return [];
  const place = shownRows(asked)[list.cursor]?.takes ?? '';
  const { things = [] } = previews[place]?.laid ?? {};
  const { things: all } = laying.laying;
  const digits = all.flatMap(({ id }, at) => (whyNotLaid(things, id) === null ? [String(at + 1)] : []));
  if (digits.length === 0) return [];
  const isDigitRange = digits.length > 2 && Number(digits.at(-1)) - Number(digits[0]) === digits.length - 1;
  return [isDigitRange ? `${digits[0] ?? ''}-${digits.at(-1) ?? ''}` : digits.join(' ')];
}

/** The things that can't be put at the place under the cursor. */
function blockedThings({ laying, list, previews, ...asked }: QuestionState): readonly BlockedAnswer[] {
  if (laying === null) return [];
  const { things = [] } = previews[shownRows(asked)[list.cursor]?.takes ?? '']?.laid ?? {};
  return things.flatMap(({ text, detail, isBlocked, rule }) =>
    isBlocked ? [{ option: text, why: detail, rule }] : [],
  );
}

const ARROW_COMMANDS = ['up', 'down', 'left', 'right'] as const;

/** The effects of a command that concerns the whole match. */
export function commandEffects(
  { over }: Pick<Extract<Picture, { show: 'table' }>, 'over'>,
  { command }: Pressed,
  question: QuestionState | null,
  match: MatchNow,
  context: FeatureContext,
): readonly Effect[] {
  switch (command) {
    case 'undo':
      return [{ do: 'match', act: { act: 'undo', ...backKeys(matchAppearance(context)) } }];
    case 'redo':
      return [{ do: 'match', act: { act: 'redo' } }];
    case 'hint':
      return [{ do: 'match', act: { act: match.lesson === null ? 'advise' : 'hint' } }];
    case 'coach':
      return match.lesson === null ? [{ do: 'match', act: { act: 'hint' } }] : [];
    case 'by-hand':
      return [{ do: 'match', act: { act: 'by-hand' } }];
    case 'take-back': {
      const openPartsEffect = {
        do: 'open',
        screen: { open: 'menu', page: { page: 'take-back', earlier: [] } },
      } as const;
      return [
        { do: 'match', act: { act: 'stand-up' } },
        match.lesson === null ? { do: 'find-earlier' } : openPartsEffect,
      ];
    }
    case 'peek': {
      // The seat that is asked can look at its own view at once; in the menu, others can choose.
      const askedSeat = match.picture.show === 'table' ? (match.picture.decision?.seat ?? null) : null;
      if (askedSeat === null) return [{ do: 'ask-peek', first: null }];
      return [{ do: 'match', act: { act: 'peek', seat: askedSeat } }];
    }
    case 'help':
      return [{ do: 'open', screen: { open: 'help', beside: question === null ? [] : blockedThings(question) } }];
    case 'log':
      return [{ do: 'open', screen: { open: 'log' } }];
    case 'watch':
      return [{ do: 'look-back', index: null }];
    case 'menu':
      return [
        { do: 'match', act: { act: 'stand-up' } },
        { do: 'open', screen: { open: 'menu', page: { page: 'menu' } } },
      ];
    case 'keys':
      return [{ do: 'open', screen: { open: 'keys' } }];
    case 'leave':
      return LEAVE_EFFECTS;
    case 'back':
      if (match.lesson !== null) return LEAVE_EFFECTS;
      return over ? [] : [notifyEffect(noBackMessage(match, context), 'warning')];
    default:
      return [];
  }
}

/** The message that there is nothing to go back to, with the key that undoes the last answer if that is possible. */
function noBackMessage({ canUndo }: MatchNow, context: FeatureContext): Message {
  const appearance = matchAppearance(context);
  return canUndo
    ? say('table.no-back-undo', { key: keyLabel(appearance.keymap.undo[0] ?? '', appearance) })
    : say('table.no-back');
}
