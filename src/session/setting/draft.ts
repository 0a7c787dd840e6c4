import * as v from 'valibot';
import type { Choices, OptionFacts } from '../../kernel/match/game.ts';
import { usualSeats } from '../../kernel/match/game.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { MatchSetting } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { nameTwice, newName } from '../../saves/input/names.ts';
import type { Level } from '../../bots/levels.ts';
import { levelsOf } from '../../games/index.ts';
import type { CoachedSeat, Player } from '../../saves/input/people.ts';
import { faultMessage } from '../../saves/input/say.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { newCoachedSeat } from '../learning/coaching.ts';
import type { Language } from '../text/languages.ts';
import { say } from '../text/say.ts';
import { programOf } from './levels.ts';
import { sharedSeat, seatPlayersFor } from './players-at-start.ts';
import type { SeatPlayer } from './players-at-start.ts';

/** A match that is being set up in the new-match form. Lists are by seat; a choice is stored as the id of its value. */
export interface Draft {
  readonly seats: number;
  readonly names: readonly string[];
  readonly seatPlayers: readonly SeatPlayer[];
  /** The level of the bot on each seat; used only if a bot plays there. */
  readonly levels: readonly Level[];
  /** The levels of bots that the game offers. */
  readonly levelsOffered: readonly Level[];
  readonly choices: Readonly<Record<string, string>>;
  /** The choices for each seat; `null` means a random value. */
  readonly seatChoices: Readonly<Record<string, readonly (string | null)[]>>;
  /** The seed that was typed; empty: a random seed. */
  readonly seed: string;
  /**
   * The random seed that is used if none is typed. It is never shown, because all hands and decks can be computed from
   * it.
   */
  readonly hiddenSeed: string;
  /** The languages that seats may choose; the table's language can always be chosen. */
  readonly languages: readonly Language[];
  /** For each seat: 0 for the table's language, else an index in `languages` plus 1. */
  readonly reads: readonly number[];
  /** Whether people may ask for hints. */
  readonly hints: boolean;
}

/** The settings of a new match, made from a finished draft. */
export interface NewMatch {
  readonly setting: MatchSetting;
  readonly players: readonly Player[];
  /** The number of the person on each seat; absent: each seat has its own person. */
  readonly persons?: readonly number[];
  /** The coach's state for each seat; absent: the table's settings decide. */
  readonly coach?: readonly CoachedSeat[];
  /** The language id of each seat's own screens; `null` or absent: the table's language. */
  readonly languages?: readonly (string | null)[];
  /** Whether people may ask for hints; absent: they may. */
  readonly hints?: boolean;
}

const LONGEST_NAME = 24;
const LONGEST_SEED = 40;

/** The initial values of a draft. */
export interface InitialValues {
  /** The player of each seat; a missing one is a person, or a bot in a first match. */
  readonly sitters: readonly SeatPlayer[];
  /** Whether choices get the values recommended for a first match instead of the defaults. */
  readonly firstMatch: boolean;
  /** The number of seats; absent: the game's default. */
  readonly seats?: number;
  /** The values that are already chosen, by the id of the choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The languages that seats may choose; absent: there is no choice. */
  readonly languages?: readonly Language[];
  /** The level of the bot on each seat; absent: the default level. */
  readonly levels?: readonly Level[];
  /** The names by seat, as typed before another game was selected. */
  readonly names?: readonly string[];
  /** The row of the form under the cursor when another game was selected. */
  readonly cursor?: number;
}

/** The default initial values: people on all seats, and the first value of each choice. */
export const DEFAULT_VALUES: InitialValues = { sitters: [], firstMatch: false };

/**
 * Makes a draft with the given initial values and otherwise defaults, so that it can be started at once. `hiddenSeed`:
 * the seed of the match unless somebody types one.
 */
export function newDraft(
  game: Game,
  hiddenSeed: string,
  format: Formatter,
  initialValues: InitialValues = DEFAULT_VALUES,
): Draft {
  const { sitters, firstMatch, languages = [], names = [], choices = {}, levels = [] } = initialValues;
  const levelsOffered = levelsOf(game.id);
  const { max } = game.seats;
  const seats = Array.from({ length: max }, (_, seat) => seat);
  const draft: Draft = {
    seats: initialValues.seats ?? usualSeats(game),
    names: seats.map(seat => names[seat] ?? format(say('new.default-name', { seat }))),
    // In a first match only one person plays, however many seats there are.
    seatPlayers: seats.map(seat => sitters[seat] ?? (firstMatch ? 'bot' : 'human')),
    levels: seats.map(seat => levelsOffered.find(level => level === levels[seat]) ?? 'normal'),
    levelsOffered,
    choices: {
      ...Object.fromEntries(
        game.choices.flatMap(({ id, firstMatch: value }) => (firstMatch && value !== undefined ? [[id, value]] : [])),
      ),
      ...choices,
    },
    seatChoices: Object.fromEntries(
      game.seatChoices.map(({ id, firstMatchBySeat = [] }) => [
        id,
        seats.map(seat => (firstMatch ? (firstMatchBySeat[seat] ?? null) : null)),
      ]),
    ),
    seed: '',
    hiddenSeed,
    languages,
    reads: seats.map(() => 0),
    hints: true,
  };
  return withValidChoices(draft, game);
}

/** The choices that are possible in a draft. */
export function choicesOf({ seats, choices: values }: Draft, game: Game): Choices {
  return game.choicesFor({ seats, values });
}

/** The ids of all values of a choice. */
export function valueIdsOf({ values, numbers }: OptionFacts): readonly string[] {
  if (values.length > 0 || numbers === undefined) return values.map(({ id }) => id);
  return Array.from({ length: numbers.max - numbers.min + 1 }, (_, at) => String(numbers.min + at));
}

/** Whether a value is a number in the range of a choice. */
function isNumberOf({ numbers }: OptionFacts, value: string): boolean {
  const number = Number(value);
  return numbers !== undefined && /^-?\d+$/.test(value) && number >= numbers.min && number <= numbers.max;
}

/** The most passes over the choices: they may depend on each other, so they are checked repeatedly. */
const MAX_PASSES = 10;

/** Returns the draft with every choice whose value is no longer offered set to its default. */
function withValidChoices(draft: Draft, game: Game): Draft {
  let currentDraft = draft;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { seats, choices, seatChoices } = choicesOf(currentDraft, game);
    const nextDraft: Draft = {
      ...currentDraft,
      seats: Math.max(seats.min, Math.min(seats.max, currentDraft.seats)),
      seatPlayers: currentDraft.seatPlayers.map((sitter, seat) =>
        seatPlayersFor(currentDraft.seatPlayers, seat).includes(sitter) ? sitter : 'human',
      ),
      choices: Object.fromEntries(
        choices.map(choice => {
          const chosenValue = currentDraft.choices[choice.id];
          const isStillOffered =
            chosenValue !== undefined && (valueIdsOf(choice).includes(chosenValue) || isNumberOf(choice, chosenValue));
          return [choice.id, isStillOffered ? chosenValue : (valueIdsOf(choice)[0] ?? '')];
        }),
      ),
      seatChoices: Object.fromEntries(
        seatChoices.map(choice => {
          const seatValues = currentDraft.seatChoices[choice.id] ?? currentDraft.names.map(() => null);
          return [
            choice.id,
            seatValues.map(value => (value !== null && valueIdsOf(choice).includes(value) ? value : null)),
          ];
        }),
      ),
    };
    if (same(nextDraft, currentDraft)) return nextDraft;
    currentDraft = nextDraft;
  }
  return currentDraft;
}

function cycledIndex(at: number, count: number, by: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count;
}

function withReplaced<T>(list: readonly T[], place: number, change: (item: T) => T): T[] {
  return list.map((item, at) => (at === place ? change(item) : item));
}

/**
 * Returns the draft with the next (`stepBy` 1) or previous (-1) value in a field, and updates dependent choices. A text
 * field stays unchanged.
 */
export function withSteppedField(draft: Draft, game: Game, field: string, stepBy: 1 | -1): Draft {
  return withValidChoices(withSteppedValue(draft, game, field, stepBy), game);
}

function withSteppedValue(draft: Draft, game: Game, field: string, by: 1 | -1): Draft {
  const { seats, choices, seatChoices } = choicesOf(draft, game);
  const [kind, first = '', second = ''] = field.split(':');
  const seat = Number(first);
  switch (kind) {
    case 'seats': {
      const { min, max } = seats;
      return { ...draft, seats: Math.max(min, Math.min(max, draft.seats + by)) };
    }
    case 'player': {
      const offeredPlayers = seatPlayersFor(draft.seatPlayers, seat);
      const next = (sitter: SeatPlayer): SeatPlayer =>
        offeredPlayers[cycledIndex(offeredPlayers.indexOf(sitter), offeredPlayers.length, by)] ?? sitter;
      return { ...draft, seatPlayers: withReplaced(draft.seatPlayers, seat, next) };
    }
    case 'level': {
      const { levelsOffered: offered } = draft;
      const next = (level: Level): Level => offered[cycledIndex(offered.indexOf(level), offered.length, by)] ?? level;
      return { ...draft, levels: withReplaced(draft.levels, seat, next) };
    }
    case 'language': {
      const languageCount = draft.languages.length + 1;
      return { ...draft, reads: withReplaced(draft.reads, seat, at => cycledIndex(at, languageCount, by)) };
    }
    case 'hints':
      return { ...draft, hints: !draft.hints };
    case 'choice': {
      const values = valuesOfChoice(choices, first);
      const valueIndex = cycledIndex(values.indexOf(draft.choices[first] ?? ''), values.length, by);
      return { ...draft, choices: { ...draft.choices, [first]: values[valueIndex] ?? '' } };
    }
    case 'seat-choice': {
      const values = [null, ...valuesOfChoice(seatChoices, second)];
      const next = (value: string | null): string | null =>
        values[cycledIndex(values.indexOf(value), values.length, by)] ?? null;
      const seatValues = withReplaced(draft.seatChoices[second] ?? [], seat, next);
      return { ...draft, seatChoices: { ...draft.seatChoices, [second]: seatValues } };
    }
    default:
      return draft;
  }
}

function valuesOfChoice(choices: readonly OptionFacts[], id: string): readonly string[] {
  const choice = choices.find(each => each.id === id);
  return choice === undefined ? [] : valueIdsOf(choice);
}

/** Returns the draft with a number in a choice that takes numbers, and updates dependent choices. */
export function withNumber(draft: Draft, game: Game, field: string, value: number): Draft {
  const id = field.slice('choice:'.length);
  return withValidChoices({ ...draft, choices: { ...draft.choices, [id]: String(value) } }, game);
}

/** Returns the draft with a new text in a text field. `change` makes the new text from the old one. */
export function withTypedText(draft: Draft, field: string, change: (text: string) => string): Draft {
  const [kind, seat = ''] = field.split(':');
  const cutChangedText = (text: string, longest: number): string => Array.from(change(text)).slice(0, longest).join('');
  if (kind === 'seed') return { ...draft, seed: cutChangedText(draft.seed, LONGEST_SEED) };
  if (kind === 'name') {
    return { ...draft, names: withReplaced(draft.names, Number(seat), name => cutChangedText(name, LONGEST_NAME)) };
  }
  return draft;
}

/**
 * Makes the settings of a match from a draft, or a message that says what is wrong with the draft. Spaces at both ends
 * of names are removed.
 */
export function matchOf(draft: Draft, game: Game): NewMatch | Message {
  const names = draft.names.slice(0, draft.seats).map(name => name.trim());
  const seatPlayers = draft.seatPlayers.slice(0, draft.seats);
  for (const [seat, name] of names.entries()) {
    const result = v.safeParse(newName, name);
    if (!result.success) {
      const [issue] = result.issues;
      return say('new.bad-name', { number: seat + 1, reason: faultMessage(issue) });
    }
  }
  const doubledName = nameTwice(names);
  if (doubledName !== null) return say('new.same-name', { name: doubledName });
  if (seatPlayers.every(sitter => sitter === 'bot')) return say('new.no-human');
  const seed = draft.seed.trim() || draft.hiddenSeed;
  const languages = names.map((_, seat) => draft.languages[(draft.reads[seat] ?? 0) - 1]?.id ?? null);
  return {
    setting: { seats: names.map(name => ({ name })), options: optionsOf(draft, game), seed },
    languages,
    ...(draft.hints ? {} : { hints: false }),
    players: seatPlayers.map((sitter, seat) =>
      sitter === 'bot' ? programOf(draft.levels[seat] ?? 'normal') : ('human' as const),
    ),
    ...(seatPlayers.some(sitter => sharedSeat(sitter) !== null)
      ? { persons: seatPlayers.map((sitter, seat) => sharedSeat(sitter) ?? seat) }
      : {}),
    coach: seatPlayers.map(sitter =>
      newCoachedSeat(seatPlayers[sharedSeat(sitter) ?? -1] === 'coached' || sitter === 'coached'),
    ),
  };
}

function optionsOf(draft: Draft, game: Game): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  const { choices, seatChoices } = choicesOf(draft, game);
  for (const { id } of choices) options[id] = draft.choices[id];
  for (const { id } of seatChoices) {
    const seatValues = (draft.seatChoices[id] ?? []).slice(0, draft.seats);
    if (seatValues.some(value => value !== null)) options[id] = seatValues;
  }
  return options;
}
