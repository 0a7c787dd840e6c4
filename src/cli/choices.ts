import type { OptionFacts } from '../kernel/match/game.ts';
import type { Game } from '../kernel/history/playable.ts';
import { UsageError } from './exit.ts';
import { say, shortened } from './say.ts';
import { meantBy } from './suggest.ts';

/**
 * The options of a match that further flags ask for: `--beginner` by the value of a choice, `--ring=random` by the choice and its value,
 * `--teams` for a choice between yes and no. Throws `UsageError` for what the game does not know.
 */
export function chosenOptions(game: Game, flags: readonly string[]): Readonly<Record<string, string>> {
  const chosen: Record<string, string> = {};
  for (const flag of flags) {
    const [id, value] = meaningOf(game, flag);
    const before = chosen[id];
    if (before !== undefined && before !== value) throw new UsageError(say('cli.both', { one: before, other: value }));
    chosen[id] = value;
  }
  return chosen;
}

function meaningOf(game: Game, flag: string): readonly [choice: string, value: string] {
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
  const words = game.choices.flatMap(({ id, values }) => [kebab(id), ...values.map(each => each.id)]);
  const meant = meantBy(name, words);
  throw new UsageError(
    say('cli.choice-none', {
      game: game.title,
      flag: shortened(flag),
      meant: meant === null ? say('cli.meant.nothing') : say('cli.meant', { word: `--${meant}` }),
      known: known(game).join(', '),
    }),
  );
}

/** Whether a text is one of the numbers that a choice takes beside its values. */
function isNumberOf({ numbers }: OptionFacts, text: string): boolean {
  return numbers !== undefined && /^\d{1,9}$/.test(text) && Number(text) >= numbers.min && Number(text) <= numbers.max;
}

function known(game: Game): string[] {
  return game.choices.map(({ id, values }) => `--${kebab(id)}=${values.map(value => value.id).join('|')}`);
}

/** `setUp` as a flag has it: `set-up`. */
export function kebab(id: string): string {
  return id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
