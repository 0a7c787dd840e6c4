import * as v from 'valibot';
import type { Choices, OptionFacts } from '../../kernel/match/game.ts';
import { usualSeats } from '../../kernel/match/game.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Setting } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { nameTwice, newName } from '../../saves/input/names.ts';
import type { Level } from '../../bots/levels.ts';
import { levelsOf } from '../../games/index.ts';
import type { CoachedSeat, Player } from '../../saves/input/people.ts';
import { faultMessage } from '../../saves/input/say.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { newlyCoached } from '../learning/coaching.ts';
import type { Language } from '../text/languages.ts';
import { say } from '../text/say.ts';
import { programOf } from './levels.ts';
import { sharedSeat, seatPlayersFor } from './players-at-start.ts';
import type { SeatPlayer } from './players-at-start.ts';

/** A match that is being put together. Lists are by seat; what is chosen is the id of a value. */
export interface Draft {
  readonly seats: number;
  readonly names: readonly string[];
  readonly seatPlayers: readonly SeatPlayer[];
  /** How strong the program plays a seat, where it does. */
  readonly levels: readonly Level[];
  /** The levels that the game has. */
  readonly levelsOffered: readonly Level[];
  readonly choices: Readonly<Record<string, string>>;
  /** For each seat; `null` means that chance deals. */
  readonly seatChoices: Readonly<Record<string, readonly (string | null)[]>>;
  /** The seed that somebody typed; empty: chance. */
  readonly seed: string;
  /** The random seed used when none is typed. It is never shown: with it every hand and deck can be worked out. */
  readonly hiddenSeed: string;
  /** What seats may read in; the table's own language goes without saying. */
  readonly languages: readonly Language[];
  /** For each seat: 0 means as the table, else the place of its language, from 1. */
  readonly reads: readonly number[];
  /** Whether people may ask what the program would do in their place. */
  readonly hints: boolean;
}

/** What a finished draft makes. */
export interface NewMatch {
  readonly setting: Setting;
  readonly players: readonly Player[];
  /** Which person sits on each seat, by numbers; absent: each has its own. */
  readonly persons?: readonly number[];
  /** What the coach has to do with each seat; absent: what the settings say. */
  readonly coach?: readonly CoachedSeat[];
  /** What each seat reads its own screens in; `null` or absent: as the table. */
  readonly languages?: readonly (string | null)[];
  /** Whether people may ask what the program would do in their place; absent: they may. */
  readonly hints?: boolean;
}

const LONGEST_NAME = 24;
const LONGEST_SEED = 40;

/** What a draft begins with. */
export interface Beginnings {
  /** Who sits where, by seat; a person where nothing is said. */
  readonly sitters: readonly SeatPlayer[];
  /** Whether the choices are those that suit a first match, instead of the usual ones. */
  readonly firstMatch: boolean;
  /** How many seats; absent: as usual. */
  readonly seats?: number;
  /** What is chosen already, by the id of the choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The languages that seats may read in; absent: there is no choice. */
  readonly languages?: readonly Language[];
  /** How strong the program plays each seat; absent: as usual. */
  readonly levels?: readonly Level[];
  /** Names that were typed before the game was changed, by seat. */
  readonly names?: readonly string[];
  /** The row under the cursor when the game was changed. */
  readonly cursor?: number;
}

/** As usual: people everywhere, and the first value of each choice. */
export const USUAL: Beginnings = { sitters: [], firstMatch: false };

/**
 * The draft to begin with: the usual number of seats, everything else the usual way, so that it can be started at once.
 * `hiddenSeed` is what the match is dealt by unless somebody types a seed.
 */
export function newDraft(game: Game, hiddenSeed: string, format: Formatter, beginnings: Beginnings = USUAL): Draft {
  const { sitters, firstMatch, languages = [], names = [], choices = {}, levels = [] } = beginnings;
  const levelsOffered = levelsOf(game.id);
  const { max } = game.seats;
  const seats = Array.from({ length: max }, (_, seat) => seat);
  const draft: Draft = {
    seats: beginnings.seats ?? usualSeats(game),
    names: seats.map(seat => names[seat] ?? format(say('new.default-name', { seat }))),
    seatPlayers: seats.map(seat => sitters[seat] ?? 'human'),
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
  return settled(draft, game);
}

/** What there is to choose in a draft. */
export function choicesOf({ seats, choices: values }: Draft, game: Game): Choices {
  return game.choicesFor({ seats, values });
}

/** Every value of a choice by its id. */
export function valuesOf({ values, numbers }: OptionFacts): readonly string[] {
  if (values.length > 0 || numbers === undefined) return values.map(({ id }) => id);
  return Array.from({ length: numbers.max - numbers.min + 1 }, (_, at) => String(numbers.min + at));
}

/** Whether a value is a number that a choice takes. */
function isNumberOf({ numbers }: OptionFacts, value: string): boolean {
  const number = Number(value);
  return numbers !== undefined && /^-?\d+$/.test(value) && number >= numbers.min && number <= numbers.max;
}

/** Choices may depend on each other: so often they are looked at again, and no longer. */
const MOST_ROUNDS = 10;

/** The draft in which everything that is no longer offered has its usual value. */
function settled(draft: Draft, game: Game): Draft {
  let now = draft;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { seats, choices, seatChoices } = choicesOf(now, game);
    const next: Draft = {
      ...now,
      seats: Math.max(seats.min, Math.min(seats.max, now.seats)),
      seatPlayers: now.seatPlayers.map((sitter, seat) =>
        seatPlayersFor(now.seatPlayers, seat).includes(sitter) ? sitter : 'human',
      ),
      choices: Object.fromEntries(
        choices.map(choice => {
          const chosen = now.choices[choice.id];
          const fits = chosen !== undefined && (valuesOf(choice).includes(chosen) || isNumberOf(choice, chosen));
          return [choice.id, fits ? chosen : (valuesOf(choice)[0] ?? '')];
        }),
      ),
      seatChoices: Object.fromEntries(
        seatChoices.map(choice => {
          const given = now.seatChoices[choice.id] ?? now.names.map(() => null);
          return [choice.id, given.map(value => (value !== null && valuesOf(choice).includes(value) ? value : null))];
        }),
      ),
    };
    if (same(next, now)) return next;
    now = next;
  }
  return now;
}

function turned(at: number, count: number, by: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count;
}

function replaced<T>(list: readonly T[], place: number, change: (item: T) => T): T[] {
  return list.map((item, at) => (at === place ? change(item) : item));
}

/**
 * The draft with the next (`by` 1) or the previous (-1) value of a field; what depends on it follows. A field that is
 * typed stays as it is.
 */
export function stepped(draft: Draft, game: Game, field: string, by: 1 | -1): Draft {
  return settled(steppedAlone(draft, game, field, by), game);
}

function steppedAlone(draft: Draft, game: Game, field: string, by: 1 | -1): Draft {
  const { seats, choices, seatChoices } = choicesOf(draft, game);
  const [kind, first = '', second = ''] = field.split(':');
  const seat = Number(first);
  switch (kind) {
    case 'seats': {
      const { min, max } = seats;
      return { ...draft, seats: Math.max(min, Math.min(max, draft.seats + by)) };
    }
    case 'player': {
      const offered = seatPlayersFor(draft.seatPlayers, seat);
      const next = (sitter: SeatPlayer): SeatPlayer =>
        offered[turned(offered.indexOf(sitter), offered.length, by)] ?? sitter;
      return { ...draft, seatPlayers: replaced(draft.seatPlayers, seat, next) };
    }
    case 'level': {
      const { levelsOffered: offered } = draft;
      const next = (level: Level): Level => offered[turned(offered.indexOf(level), offered.length, by)] ?? level;
      return { ...draft, levels: replaced(draft.levels, seat, next) };
    }
    case 'language': {
      const count = draft.languages.length + 1;
      return { ...draft, reads: replaced(draft.reads, seat, at => turned(at, count, by)) };
    }
    case 'hints':
      return { ...draft, hints: !draft.hints };
    case 'choice': {
      const values = valuesNamed(choices, first);
      const at = turned(values.indexOf(draft.choices[first] ?? ''), values.length, by);
      return { ...draft, choices: { ...draft.choices, [first]: values[at] ?? '' } };
    }
    case 'seat-choice': {
      const values = [null, ...valuesNamed(seatChoices, second)];
      const next = (value: string | null): string | null =>
        values[turned(values.indexOf(value), values.length, by)] ?? null;
      const given = replaced(draft.seatChoices[second] ?? [], seat, next);
      return { ...draft, seatChoices: { ...draft.seatChoices, [second]: given } };
    }
    default:
      return draft;
  }
}

function valuesNamed(choices: readonly OptionFacts[], id: string): readonly string[] {
  const choice = choices.find(each => each.id === id);
  return choice === undefined ? [] : valuesOf(choice);
}

/** The draft with a number in a choice that takes numbers; what depends on it follows. */
export function numbered(draft: Draft, game: Game, field: string, value: number): Draft {
  const id = field.slice('choice:'.length);
  return settled({ ...draft, choices: { ...draft.choices, [id]: String(value) } }, game);
}

/** The draft with another text in a field that is typed: `change` makes it of the old one. */
export function typedInto(draft: Draft, field: string, change: (text: string) => string): Draft {
  const [kind, seat = ''] = field.split(':');
  const cut = (text: string, longest: number): string => Array.from(change(text)).slice(0, longest).join('');
  if (kind === 'seed') return { ...draft, seed: cut(draft.seed, LONGEST_SEED) };
  if (kind === 'name') {
    return { ...draft, names: replaced(draft.names, Number(seat), name => cut(name, LONGEST_NAME)) };
  }
  return draft;
}

/** What the draft makes, or what is wrong with it. Names lose blanks at their ends. */
export function matchOf(draft: Draft, game: Game): NewMatch | Message {
  const names = draft.names.slice(0, draft.seats).map(name => name.trim());
  const sitters = draft.seatPlayers.slice(0, draft.seats);
  for (const [seat, name] of names.entries()) {
    const result = v.safeParse(newName, name);
    if (!result.success) {
      const [issue] = result.issues;
      return say('new.bad-name', { number: seat + 1, reason: faultMessage(issue) });
    }
  }
  const doubled = nameTwice(names);
  if (doubled !== null) return say('new.same-name', { name: doubled });
  if (sitters.every(sitter => sitter === 'bot')) return say('new.no-human');
  const seed = draft.seed.trim() || draft.hiddenSeed;
  const languages = names.map((_, seat) => draft.languages[(draft.reads[seat] ?? 0) - 1]?.id ?? null);
  return {
    setting: { seats: names.map(name => ({ name })), options: optionsOf(draft, game), seed },
    languages,
    ...(draft.hints ? {} : { hints: false }),
    players: sitters.map((sitter, seat) =>
      sitter === 'bot' ? programOf(draft.levels[seat] ?? 'normal') : ('human' as const),
    ),
    ...(sitters.some(sitter => sharedSeat(sitter) !== null)
      ? { persons: sitters.map((sitter, seat) => sharedSeat(sitter) ?? seat) }
      : {}),
    coach: sitters.map(sitter => newlyCoached(sitters[sharedSeat(sitter) ?? -1] === 'coached' || sitter === 'coached')),
  };
}

function optionsOf(draft: Draft, game: Game): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  const { choices, seatChoices } = choicesOf(draft, game);
  for (const { id } of choices) options[id] = draft.choices[id];
  for (const { id } of seatChoices) {
    const given = (draft.seatChoices[id] ?? []).slice(0, draft.seats);
    if (given.some(value => value !== null)) options[id] = given;
  }
  return options;
}
