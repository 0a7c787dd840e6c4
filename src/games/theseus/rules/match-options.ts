import * as v from 'valibot';
import { parseOptions, seatChoice, valueBySeat, yesOrNo, yesOrNoChoice } from '../../../kernel/match/options.ts';
import type { OptionFacts } from '../../../kernel/match/game.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import { createFormatter } from '../../../kernel/words/format.ts';
import { Refusal } from '../../../kernel/match/refusal.ts';
import { FACTION_IDS } from '../data/ids.ts';
import type { Mode } from '../data/modes.ts';
import type { MatchOptions } from '../state/state.ts';
import { en } from '../text/en.ts';
import { say } from '../text/say.ts';

const english = createFormatter(en, []);

const DECKS = ['all', 'beginner', 'level-1', 'level-2', 'built'] as const;
const INSTALLED_COUNTS = ['one', 'three'] as const;
const RINGS = ['standard', 'random', 'by-hand'] as const;
const FIRST_PLAYERS = ['random', 'first-seat'] as const;
const FACTION_DEALS = ['random', 'choose'] as const;
/** The round limits that the new-match screen offers, and the highest limit allowed (TH-22.10). */
const ROUND_LIMITS = [10, 15, 20, 30];
const MOST_ROUNDS = 1000;

/** The options of a match, each with its default value first. */
export const CHOICES: readonly OptionFacts[] = [
  {
    id: 'deal',
    words: say('options.deal'),
    values: FACTION_DEALS.map(id => ({ id, words: say(`options.deal.${id}`) })),
  },
  {
    id: 'first',
    words: say('options.first'),
    values: FIRST_PLAYERS.map(id => ({ id, words: say(`options.first.${id}`) })),
  },
  {
    id: 'decks',
    words: say('options.decks'),
    values: DECKS.map(id => ({ id, words: say(`options.decks.${id}`) })),
    firstMatch: 'beginner', // TH-4.1
  },
  {
    id: 'installed',
    words: say('options.installed'),
    values: INSTALLED_COUNTS.map(id => ({ id, words: say(`options.installed.${id}`) })),
    firstMatch: 'three', // TH-4.2
  },
  { id: 'ring', words: say('options.ring'), values: RINGS.map(id => ({ id, words: say(`options.ring.${id}`) })) },
  {
    id: 'roundLimit',
    words: say('options.roundLimit'),
    values: [
      { id: 'none', words: say('options.roundLimit.none') },
      ...ROUND_LIMITS.map(count => ({ id: String(count), words: say('options.roundLimit.rounds', { count }) })),
    ],
    numbers: { min: 1, max: MOST_ROUNDS },
  },
  yesOrNoChoice('teams', {
    whole: say('options.teams'),
    no: say('options.teams.no'),
    yes: say('options.teams.yes'),
  }),
];

/** The options of each seat: its faction. */
export const SEAT_CHOICES: readonly OptionFacts[] = [
  seatChoice('factions', say('options.factions'), FACTION_IDS, id => say(`faction.${id}`), ['marines', 'aliens']),
];

/** The shape of the option `roundLimit`: a number or its text; 0 and `none` mean no limit. */
const roundLimit = v.optional(
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^(?:none|\d{1,4})$/),
        v.transform(text => (text === 'none' ? 0 : Number(text))),
      ),
    ]),
    v.integer(),
    v.minValue(0),
    v.maxValue(MOST_ROUNDS),
  ),
  0,
);

const schema = v.strictObject({
  deal: v.optional(v.picklist(FACTION_DEALS), 'random'),
  first: v.optional(v.picklist(FIRST_PLAYERS), 'random'),
  decks: v.optional(v.picklist(DECKS), 'all'),
  installed: v.optional(v.picklist(INSTALLED_COUNTS), 'one'),
  ring: v.optional(v.picklist(RINGS), 'standard'),
  factions: v.optional(v.array(v.nullable(v.picklist(FACTION_IDS))), []),
  teams: yesOrNo,
  roundLimit,
});

/**
 * Reads the options of a match (TH-3, TH-4, TH-18 to TH-20). Throws `Refusal` ('bad-options') for an unknown option or
 * value, one faction for two seats, more factions than seats, teams without exactly four seats, or Pandora in a team
 * (TH-20.11).
 */
export function readOptions(input: unknown, seats: readonly SeatInfo[]): MatchOptions {
  const { factions, teams, ...chosen } = parseOptions(schema, input);
  const factionBySeat = valueBySeat(say('options.factions'), factions, seats.length, english);
  if (teams && seats.length !== 4) {
    throw new Refusal('bad-options', say('options.teams.bad', { seats: seats.length }), { english });
  }
  if (teams && factionBySeat.includes('pandora')) {
    throw new Refusal('bad-options', say('options.teams.pandora'), { english });
  }
  return {
    mode: modeFor(seats.length, teams),
    factions: factionBySeat,
    ...chosen,
  };
}

function modeFor(seats: number, teams: boolean): Mode {
  if (teams) return 'teams';
  return seats === 2 ? 'duel' : 'free-for-all';
}
