import { usualSeats } from '../kernel/match/game.ts';
import type { OptionFacts } from '../kernel/match/game.ts';
import type { Game } from '../kernel/history/playable.ts';
import { UsageError } from './exit.ts';
import { say, shortened } from './say.ts';
import { meantBy } from './suggest.ts';

/**
 * Joins each flag that names a choice with the value in the next argument: `--scenario solo-aliens` becomes
 * `--scenario=solo-aliens`.
 */
function joinedFlags(game: Game, flags: readonly string[]): readonly string[] {
  const isName = (flag: string | undefined): boolean => game.choices.some(({ id }) => flag === `--${kebab(id)}`);
  return flags.flatMap((flag, at) => {
    if (!flag.startsWith('-') && isName(flags[at - 1])) return [];
    const next = flags[at + 1];
    return isName(flag) && next !== undefined && !next.startsWith('-') ? [`${flag}=${next}`] : [flag];
  });
}

/**
 * The options of a match from flags: `--beginner` names a value of a choice, `--ring=random` a choice and a value,
 * `--teams` a yes-or-no choice. `own`: the names of the command's own flags, to suggest them for a misspelled flag.
 * Throws `UsageError` for a flag that the game does not know.
 */
export function chosenOptions(
  game: Game,
  flags: readonly string[],
  own: readonly string[] = [],
): Readonly<Record<string, string>> {
  const chosen: Record<string, string> = {};
  for (const flag of joinedFlags(game, flags)) {
    const [id, value] = meaningOf(game, flag, own);
    const before = chosen[id];
    if (before !== undefined && before !== value) throw new UsageError(say('cli.both', { one: before, other: value }));
    chosen[id] = value;
  }
  return chosen;
}

function meaningOf(game: Game, flag: string, own: readonly string[]): readonly [choice: string, value: string] {
  const [, name = '', value = ''] = /^--([a-zA-Z0-9-]+)(?:=(.*))?$/.exec(flag) ?? [];
  const named = game.choices.find(({ id }) => kebab(id) === name);
  if (named !== undefined) {
    const wanted = value === '' ? 'yes' : value;
    if (named.values.some(({ id }) => id === wanted) || isNumberOf(named, wanted)) return [named.id, wanted];
    const values = named.values.map(({ id }) => `--${name}=${id}`).join(', ');
    const { numbers } = named;
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
    const meanings = choices.map(({ id }) => `--${kebab(id)}=${name}`).join(', ');
    throw new UsageError(say('cli.choice-which', { flag, meanings }));
  }
  // The values `yes` and `no` are not suggested, because they mean nothing without a choice.
  const values = game.choices
    .flatMap(choice => choice.values.map(({ id }) => id))
    .filter(id => id !== 'yes' && id !== 'no');
  if (value === '' && own.includes(name)) throw new UsageError(say('cli.flag-behind', { flag }));
  const meant = meantBy(name, [...own, ...game.choices.map(({ id }) => kebab(id)), ...values]);
  throw new UsageError(
    say('cli.choice-none', {
      game: game.title,
      flag: shortened(flag),
      meant: meant === null ? say('cli.meant.nothing') : say('cli.meant', { word: `--${meant}` }),
      known: known(game).join(', '),
    }),
  );
}

/**
 * The number of seats of a match with the given options: the number that a chosen scenario requires, else the game's
 * default.
 */
export function seatsFor(game: Game, values: Readonly<Record<string, string>>): number {
  const { min, max } = game.seats;
  const usual = usualSeats(game);
  const counts = [usual, ...Array.from({ length: max - min + 1 }, (_, more) => min + more)];
  const isOffered = (seats: number): boolean => {
    const { choices } = game.choicesFor({ seats, values });
    return Object.entries(values).every(([id, value]) => {
      const choice = choices.find(one => one.id === id);
      return choice !== undefined && (choice.values.some(one => one.id === value) || isNumberOf(choice, value));
    });
  };
  return counts.find(isOffered) ?? usual;
}

/** A choice of which all values are simulated, one after the other. */
export interface Swept {
  readonly id: string;
  readonly values: readonly string[];
}

const ALL = 'all';

/**
 * The options of a match from flags, where one choice may have the value `all`, as in `--difficulty=all`. Throws
 * `UsageError` for a flag that the game does not know.
 */
export function sweptOptions(
  game: Game,
  flags: readonly string[],
  own: readonly string[] = [],
): { readonly options: Readonly<Record<string, string>>; readonly swept: Swept | null } {
  const joined = joinedFlags(game, flags);
  const choice = game.choices.find(
    ({ id, values }) => joined.includes(`--${kebab(id)}=${ALL}`) && !values.some(value => value.id === ALL),
  );
  if (choice === undefined) return { options: chosenOptions(game, joined, own), swept: null };
  const { id } = choice;
  const options = chosenOptions(
    game,
    joined.filter(flag => flag !== `--${kebab(id)}=${ALL}`),
    own,
  );
  const offered = game
    .choicesFor({ seats: seatsFor(game, options), values: options })
    .choices.find(one => one.id === id);
  if (offered === undefined) throw new UsageError(say('cli.simulate.no-sweep', { choice: kebab(id) }));
  return { options, swept: { id, values: offered.values.map(value => value.id) } };
}

/** Whether a text is a number in the range of a choice. */
function isNumberOf({ numbers }: OptionFacts, text: string): boolean {
  return numbers !== undefined && /^\d{1,9}$/.test(text) && Number(text) >= numbers.min && Number(text) <= numbers.max;
}

function known(game: Game): string[] {
  return game.choices.map(({ id, values, numbers }) => {
    const named = values.map(value => value.id);
    return `--${kebab(id)}=${[...named, ...(numbers === undefined ? [] : ['N'])].join('|')}`;
  });
}

/** The id of a choice in the spelling of a flag: `set-up` for `setUp`. */
export function kebab(id: string): string {
  return id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
