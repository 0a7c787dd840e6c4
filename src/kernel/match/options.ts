import * as v from 'valibot';
import type { OptionFacts } from './game.ts';
import { issueMessage } from '../words/issues.ts';
import type { Formatter } from '../words/format.ts';
import { Refusal } from './refusal.ts';
import { message } from '../words/message.ts';
import type { Message } from '../words/message.ts';

/** A choice of yes or no: `true`, or `yes` as the new-match screen names it; `false` when it is left out. */
export const yesOrNo = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['no', 'yes']),
      v.transform(answer => answer === 'yes'),
    ),
  ]),
  false,
);

/** The choice of that id between no, the usual one, and yes, as `yesOrNo` reads it. */
export function yesOrNoChoice(
  id: string,
  named: { readonly whole: Message; readonly no: Message; readonly yes: Message },
): OptionFacts {
  return {
    id,
    words: named.whole,
    values: [
      { id: 'no', words: named.no },
      { id: 'yes', words: named.yes },
    ],
  };
}

/** Something of which each seat may be given one before a match. `firstMatch` are those of a first match, by seat. */
export function seatChoice<Value extends string>(
  id: string,
  named: Message,
  values: readonly Value[],
  nameOf: (value: Value) => Message,
  firstMatch: readonly Value[],
): OptionFacts {
  return {
    id,
    words: named,
    values: values.map(value => ({ id: value, words: nameOf(value) })),
    firstMatchBySeat: firstMatch,
  };
}

/** Reads the options of a match from outside. Throws `Refusal` ('bad-options') that names the wrong one. */
export function parseOptions<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const result = v.safeParse(shape, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(
    'bad-options',
    message('kernel.options', {
      place: v.getDotPath(issue) ?? message('kernel.options.top'),
      fault: issueMessage(issue),
    }),
  );
}

/**
 * The value of an option for each of `seats` seats; `null`: the seat has none. `named`: the name of the option, which
 * `english` can format. Throws `Refusal` ('bad-options') for more values than seats, and for two seats with the same
 * value.
 */
export function valueBySeat<Value extends string>(
  named: Message,
  values: readonly (Value | null)[],
  seats: number,
  english: Formatter,
): (Value | null)[] {
  if (values.length > seats) {
    throw new Refusal('bad-options', message('kernel.options.too-many', { named, count: values.length, seats }), {
      english,
    });
  }
  const given = values.filter(value => value !== null);
  const value = given.find((one, place) => given.indexOf(one) !== place);
  if (value !== undefined)
    throw new Refusal('bad-options', message('kernel.options.doubled', { named, value }), { english });
  return Array.from({ length: seats }, (_, seat) => values[seat] ?? null);
}
