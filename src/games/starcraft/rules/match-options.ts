import * as v from 'valibot';
import type { OptionFacts } from '../../../kernel/game.ts';
import type { SeatInfo } from '../../../kernel/record.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { FACTION_IDS } from '../data/factions.ts';
import type { MatchOptions } from '../state/state.ts';
import { say } from '../text/say.ts';

/** The choices before a match, the usual value first. */
export const CHOICES: readonly OptionFacts[] = [
  {
    id: 'setUp',
    words: say('options.set-up'),
    values: [
      { id: 'quick', words: say('options.set-up.quick') },
      { id: 'by-hand', words: say('options.set-up.by-hand') },
    ],
  },
  {
    id: 'deal',
    words: say('options.deal'),
    values: [
      { id: 'random', words: say('options.deal.random') },
      { id: 'choose', words: say('options.deal.choose') },
    ],
  },
];

/** What each seat may be given before a match: its faction. */
export const SEAT_CHOICES: readonly OptionFacts[] = [
  {
    id: 'factions',
    words: say('options.factions'),
    values: FACTION_IDS.map(id => ({ id, words: say(`faction.${id}`) })),
  },
];

const schema = v.strictObject({
  setUp: v.optional(v.picklist(['by-hand', 'quick']), 'quick'),
  deal: v.optional(v.picklist(['choose', 'random']), 'random'),
  factions: v.optional(v.array(v.nullable(v.picklist(FACTION_IDS))), []),
});

/**
 * Reads the options of a match (SC-3): how it is set up, and the factions already given to seats. Throws `Refusal`
 * ('bad-options') for an unknown option or value, two seats with one faction, or more factions than seats.
 */
export function readOptions(input: unknown, seats: readonly SeatInfo[]): MatchOptions {
  const result = v.safeParse(schema, input);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Refusal('bad-options', `The options are wrong at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`);
  }
  const { setUp, deal, factions } = result.output;
  if (factions.length > seats.length) {
    throw new Refusal('bad-options', `There are ${factions.length} factions for ${seats.length} seats.`);
  }
  const given = factions.filter(faction => faction !== null);
  const doubled = given.find((faction, place) => given.indexOf(faction) !== place);
  if (doubled !== undefined) {
    throw new Refusal('bad-options', `Two seats have ${doubled}: each faction is there once.`);
  }
  return { setUp, deal: setUp === 'quick' ? 'random' : deal, factions: seats.map((_, seat) => factions[seat] ?? null) };
}
