import * as v from 'valibot';
import { parseOptions, seatChoice, valueBySeat, yesOrNo, yesOrNoChoice } from '../../../kernel/match/options.ts';
import type { OptionFacts } from '../../../kernel/match/game.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import { createFormatter } from '../../../kernel/words/format.ts';
import { Refusal } from '../../../kernel/match/refusal.ts';
import { FACTION_IDS, FACTIONS } from '../data/factions.ts';
import type { MatchOptions } from '../state/state.ts';
import { TABLE_RULES } from '../state/state.ts';
import { canFormTeams } from '../state/teams.ts';
import { en } from '../text/en.ts';
import { say } from '../text/say.ts';

const englishFormat = createFormatter(en, []);

/** The options of a match, each with its default value first. */
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
  {
    id: 'variant',
    words: say('options.variant'),
    values: [
      { id: 'standard', words: say('options.variant.standard') },
      { id: 'galactic-conquest', words: say('options.variant.galactic-conquest') },
    ],
  },
  yesOrNoChoice('teams', {
    whole: say('options.teams'),
    no: say('options.teams.no'),
    yes: say('options.teams.yes'),
  }),
  {
    id: 'emptyAreas',
    words: say('options.empty-areas'),
    values: [
      { id: 'alone', words: say('options.empty-areas.alone') },
      { id: 'only-base', words: say('options.empty-areas.only-base') },
    ],
  },
  {
    id: 'splash',
    words: say('options.splash'),
    values: [
      { id: 'any-kill', words: say('options.splash.any-kill') },
      { id: 'strength', words: say('options.splash.strength') },
    ],
  },
  {
    id: 'ownTokens',
    words: say('options.own-tokens'),
    values: [
      { id: 'shown', words: say('options.own-tokens.shown') },
      { id: 'hidden', words: say('options.own-tokens.hidden') },
    ],
  },
  {
    id: 'liftOff',
    words: say('options.lift-off'),
    values: [
      { id: 'yes', words: say('options.lift-off.yes') },
      { id: 'no', words: say('options.lift-off.no') },
    ],
  },
];

/** The options of each seat of a match: its faction. */
export const SEAT_CHOICES: readonly OptionFacts[] = [
  seatChoice(
    'factions',
    say('options.factions'),
    FACTION_IDS,
    id => say('options.faction', { faction: say(`faction.${id}`), race: say(`race.${FACTIONS[id].race}`) }),
    ['raynor', 'overmind'],
  ),
];

const schema = v.strictObject({
  setUp: v.optional(v.picklist(['by-hand', 'quick']), 'quick'),
  deal: v.optional(v.picklist(['choose', 'random']), 'random'),
  factions: v.optional(v.array(v.nullable(v.picklist(FACTION_IDS))), []),
  variant: v.optional(v.picklist(['standard', 'galactic-conquest']), 'standard'),
  teams: yesOrNo,
  emptyAreas: v.optional(v.picklist(['alone', 'only-base']), TABLE_RULES.emptyAreas),
  splash: v.optional(v.picklist(['any-kill', 'strength']), TABLE_RULES.splash),
  ownTokens: v.optional(v.picklist(['shown', 'hidden']), TABLE_RULES.ownTokens),
  liftOff: v.optional(v.picklist(['yes', 'no']), TABLE_RULES.liftOff),
});

/**
 * Reads the options of a match (SC-3, SC-23): set-up, variant, optional rules, and the factions assigned to seats.
 * Throws `Refusal` ('bad-options') for an unknown option or value, two seats with one faction, more factions than
 * seats, or seats that cannot form the teams.
 */
export function readOptions(rawOptions: unknown, seats: readonly SeatInfo[]): MatchOptions {
  const { setUp, deal, factions, teams, ...others } = parseOptions(schema, rawOptions);
  const factionsGiven = valueBySeat(say('options.factions'), factions, seats.length, englishFormat);
  if (teams && !canFormTeams(seats.length)) {
    throw new Refusal('bad-options', say('options.teams.bad', { seats: seats.length }), { english: englishFormat });
  }
  return {
    setUp,
    deal: setUp === 'quick' || teams ? 'random' : deal, // with teams, factions are always dealt, SC-23.2.1
    factions: factionsGiven,
    teams,
    ...others,
  };
}
