import * as v from 'valibot';
import type { OptionFacts } from '../../../kernel/match/game.ts';
import { parseOptions, yesOrNo, yesOrNoChoice } from '../../../kernel/match/options.ts';
import { boxShape } from '../state/box-shape.ts';
import type { MatchOptions } from '../state/state.ts';
import { BATTLE_TIMINGS } from '../state/state.ts';
import { say } from '../text/say.ts';

/** The numbers of technologies that a seat may buy in one Scientist role (GE-11.2). */
const PURCHASE_LIMITS = [1, 2, 3] as const;

/** The options of a match, each with its default value first. */
export const CHOICES: readonly OptionFacts[] = [
  yesOrNoChoice('openScores', {
    whole: say('options.openScores'),
    no: say('options.openScores.no'),
    yes: say('options.openScores.yes'),
  }),
  {
    id: 'purchases',
    words: say('options.purchases'),
    values: PURCHASE_LIMITS.map(count => ({ id: String(count), words: say('options.purchases.count', { count }) })),
  },
  {
    id: 'battles',
    words: say('options.battles'),
    values: BATTLE_TIMINGS.map(id => ({ id, words: say(`options.battles.${id}`) })),
  },
];

/** The shape of the option `purchases`: a number or its text. */
const purchasesShape = v.optional(
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d$/),
        v.transform(text => Number(text)),
      ),
    ]),
    v.picklist(PURCHASE_LIMITS),
  ),
  1,
);

const schema = v.strictObject({
  openScores: yesOrNo,
  purchases: purchasesShape,
  battles: v.optional(v.picklist(BATTLE_TIMINGS), BATTLE_TIMINGS[0]),
  box: v.optional(v.nullable(boxShape), null),
});

/** Reads the options of a match. Throws `Refusal` ('bad-options') for an unknown option or value. */
export function readOptions(rawOptions: unknown): MatchOptions {
  return parseOptions(schema, rawOptions);
}
