import { InvalidArgumentError, Option } from 'commander';
import { say, format } from './say.ts';

/** Makes an option that takes one of a few values. Help, completion and the manual list them. */
export function choiceOption(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).argParser(choiceParser(values));
}

/** Makes a parser for one of a few values. */
export function choiceParser<Value extends string>(values: readonly Value[]): (text: string) => Value {
  return text => {
    const chosen = values.find(value => value === text);
    if (chosen === undefined) throw new InvalidArgumentError(format(say('cli.use-one', { values: values.join(', ') })));
    return chosen;
  };
}

/** Makes a parser for a whole number in a range, written with digits only. */
export function wholeNumberParser(min: number, max: number): (text: string) => number {
  return text => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) {
      throw new InvalidArgumentError(format(say('cli.use-number', { min, max: String(max) })));
    }
    return number;
  };
}

/** The longest seed that a save can hold, in characters. */
const MAX_SEED_LENGTH = 200;

/** Parses a seed: any text up to the longest length. */
export function parseSeed(text: string): string {
  if (text.length <= MAX_SEED_LENGTH) return text;
  throw new InvalidArgumentError(format(say('cli.use-length', { length: MAX_SEED_LENGTH })));
}
