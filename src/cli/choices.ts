import { usualSeats } from '../kernel/match/game.ts';
import type { OptionFacts } from '../kernel/match/game.ts';
import type { Game } from '../kernel/history/playable.ts';
import { UsageError } from './exit.ts';
import { say, shortened } from './say.ts';
import { findSimilarWord } from './suggest.ts';

/**
 * Joins each flag that names a choice with the value in the next argument: `--scenario solo-aliens` becomes
 * `--scenario=solo-aliens`.
 */
function joinedFlags(game: Game, flags: readonly string[]): readonly string[] {
  const isName = (flag: string | undefined): boolean => game.choices.some(({ id }) => flag === `--${kebabCase(id)}`);
  return flags.flatMap((flag, at) => {
    if (!flag.startsWith('-') && isName(flags[at - 1])) return [];
    const next = flags[at + 1];
    return isName(flag) && next !== undefined && !next.startsWith('-') ? [`${flag}=${next}`] : [flag];
  });
}

/**
 * The options of a match from flags: `--beginner` names a value of a choice, `--ring=random` a choice and a value,
 * `--teams` a yes-or-no choice. `ownFlags`: the names of the command's own flags, to suggest them for a misspelled
 * flag. Throws `UsageError` for a flag that the game does not know.
 */
export function chosenOptions(
  game: Game,
  flags: readonly string[],
  ownFlags: readonly string[] = [],
): Readonly<Record<string, string>> {
  const chosen: Record<string, string> = {};
  for (const flag of joinedFlags(game, flags)) {
    const [id, value] = meaningOf(game, flag, ownFlags);
    const previousValue = chosen[id];
    if (previousValue !== undefined && previousValue !== value)
      throw new UsageError(say('cli.both', { one: previousValue, other: value }));
    chosen[id] = value;
  }
  return chosen;
}

function meaningOf(game: Game, flag: string, own: readonly string[]): readonly [choice: string, value: string] {
  const [, name = '', value = ''] = /^--([a-zA-Z0-9-]+)(?:=(.*))?$/.exec(flag) ?? [];
  const choiceOfFlag = game.choices.find(({ id }) => kebabCase(id) === name);
  if (choiceOfFlag !== undefined) {
    const wantedValue = value === '' ? 'yes' : value;
    if (choiceOfFlag.values.some(({ id }) => id === wantedValue) || isNumberOf(choiceOfFlag, wantedValue))
      return [choiceOfFlag.id, wantedValue];
    const values = choiceOfFlag.values.map(({ id }) => `--${name}=${id}`).join(', ');
    const { numbers } = choiceOfFlag;
    throw new UsageError(
      numbers === undefined
        ? say('cli.choice-values', { flag, values })
        : say('cli.choice-numbers', { flag, values, name, min: numbers.min, max: numbers.max }),
    );
  }
  const choices = value === '' ? game.choices.filter(({ values }) => values.some(({ id }) => id === name)) : [];
  const [only, other] = choices;
  if (only !== undefined && other === undefined) return [only.id, name];
  if (only !== undefined) {
    const meanings = choices.map(({ id }) => `--${kebabCase(id)}=${name}`).join(', ');
    throw new UsageError(say('cli.choice-which', { flag, meanings }));
  }
  // The values `yes` and `no` are not suggested, because they mean nothing without a choice.
  const values = game.choices
    .flatMap(choice => choice.values.map(({ id }) => id))
    .filter(id => id !== 'yes' && id !== 'no');
  if (value === '' && own.includes(name)) throw new UsageError(say('cli.flag-behind', { flag }));
  const suggestion = findSimilarWord(name, [...own, ...game.choices.map(({ id }) => kebabCase(id)), ...values]);
  throw new UsageError(
    say('cli.choice-none', {
      game: game.title,
      flag: shortened(flag),
      meant: suggestion === null ? say('cli.meant.nothing') : say('cli.meant', { word: `--${suggestion}` }),
      known: knownFlags(game).join(', '),
    }),
  );
}

/**
 * The number of seats of a match with the given options: the number that a chosen scenario requires, else the game's
 * default.
 */
export function seatsFor(game: Game, values: Readonly<Record<string, string>>): number {
  const { min, max } = game.seats;
  const defaultCount = usualSeats(game);
  const seatCounts = [defaultCount, ...Array.from({ length: max - min + 1 }, (_, more) => min + more)];
  const isOffered = (seats: number): boolean => {
    const { choices } = game.choicesFor({ seats, values });
    return Object.entries(values).every(([id, value]) => {
      const choice = choices.find(one => one.id === id);
      return choice !== undefined && (choice.values.some(one => one.id === value) || isNumberOf(choice, value));
    });
  };
  return seatCounts.find(isOffered) ?? defaultCount;
}

/** A choice of which all values are simulated, one after the other. */
export interface SweptChoice {
  readonly id: string;
  readonly values: readonly string[];
}

const ALL_VALUES = 'all';

/**
 * The options of a match from flags, where one choice may have the value `all`, as in `--difficulty=all`. Throws
 * `UsageError` for a flag that the game does not know.
 */
export function sweptOptions(
  game: Game,
  flags: readonly string[],
  own: readonly string[] = [],
): { readonly options: Readonly<Record<string, string>>; readonly swept: SweptChoice | null } {
  const joined = joinedFlags(game, flags);
  const choice = game.choices.find(
    ({ id, values }) =>
      joined.includes(`--${kebabCase(id)}=${ALL_VALUES}`) && !values.some(value => value.id === ALL_VALUES),
  );
  if (choice === undefined) return { options: chosenOptions(game, joined, own), swept: null };
  const { id } = choice;
  const options = chosenOptions(
    game,
    joined.filter(flag => flag !== `--${kebabCase(id)}=${ALL_VALUES}`),
    own,
  );
  const offeredChoice = game
    .choicesFor({ seats: seatsFor(game, options), values: options })
    .choices.find(one => one.id === id);
  if (offeredChoice === undefined) throw new UsageError(say('cli.simulate.no-sweep', { choice: kebabCase(id) }));
  return { options, swept: { id, values: offeredChoice.values.map(value => value.id) } };
}

/** Whether a text is a number in the range of a choice. */
function isNumberOf({ numbers }: OptionFacts, text: string): boolean {
  return numbers !== undefined && /^\d{1,9}$/.test(text) && Number(text) >= numbers.min && Number(text) <= numbers.max;
}

function knownFlags(game: Game): string[] {
  return game.choices.map(({ id, values, numbers }) => {
    const valueIds = values.map(value => value.id);
    return `--${kebabCase(id)}=${[...valueIds, ...(numbers === undefined ? [] : ['N'])].join('|')}`;
  });
}

/** The id of a choice in the spelling of a flag: `set-up` for `setUp`. */
export function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
