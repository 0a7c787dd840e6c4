import * as v from 'valibot';
import type { OptionFacts } from './game.ts';
import { issueMessage } from '../words/issues.ts';
import type { Formatter } from '../words/format.ts';
import { Refusal } from './refusal.ts';
import { message } from '../words/message.ts';
import type { Message } from '../words/message.ts';

/** The shape of a yes-or-no option: `true`, or `yes` as the new-match screen writes it; `false` if absent. */
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

/** Makes a yes-or-no choice with that id, for an option that `yesOrNo` reads. The default is no. */
export function yesOrNoChoice(
  id: string,
  choiceNames: { readonly whole: Message; readonly no: Message; readonly yes: Message },
): OptionFacts {
  return {
    id,
    words: choiceNames.whole,
    values: [
      { id: 'no', words: choiceNames.no },
      { id: 'yes', words: choiceNames.yes },
    ],
  };
}

/**
 * Makes a choice before a match that gives each seat one value. `firstMatch`: the values for a first match, by seat.
 */
export function seatChoice<Value extends string>(
  id: string,
  choiceName: Message,
  values: readonly Value[],
  nameOf: (value: Value) => Message,
  firstMatch: readonly Value[],
): OptionFacts {
  return {
    id,
    words: choiceName,
    values: values.map(value => ({ id: value, words: nameOf(value) })),
    firstMatchBySeat: firstMatch,
  };
}

/** Reads the options of a match from untrusted input. Throws `Refusal` ('bad-options') that names the wrong option. */
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
 * Returns the value of an option for each of `seats` seats; `null` for a seat without one. `named`: the option's name,
 * as words that `english` can format. Throws `Refusal` ('bad-options') if there are more values than seats, or if two
 * seats have the same value.
 */
export function valueBySeat<Value extends string>(
  optionName: Message,
  values: readonly (Value | null)[],
  seats: number,
  english: Formatter,
): (Value | null)[] {
  if (values.length > seats) {
    throw new Refusal(
      'bad-options',
      message('kernel.options.too-many', { named: optionName, count: values.length, seats }),
      {
        english,
      },
    );
  }
  const givenValues = values.filter(value => value !== null);
  const value = givenValues.find((one, place) => givenValues.indexOf(one) !== place);
  if (value !== undefined)
    throw new Refusal('bad-options', message('kernel.options.doubled', { named: optionName, value }), { english });
  return Array.from({ length: seats }, (_, seat) => values[seat] ?? null);
}
