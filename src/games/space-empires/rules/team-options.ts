import type { OptionFacts } from '../../../kernel/match/game.ts';
import { yesOrNoChoice } from '../../../kernel/match/options.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { hasPairs, isEpic, isTeamGame } from '../data/scenarios.ts';
import type { PlayedScenario, PlayedId } from '../data/scenarios.ts';
import { ALLIANCES, PARTNERS } from '../state/options.ts';
import type { Alliance, MatchOptions, Partners, Victory } from '../state/options.ts';
import { say } from '../text/say.ts';

const partnersChoice = (ids: readonly Partners[]): OptionFacts => ({
  id: 'partners',
  words: say('options.partners'),
  values: ids.map(id => ({ id, words: say(`options.partners.${id}`) })),
});

const allianceChoice: OptionFacts = {
  id: 'alliance',
  words: say('options.alliance'),
  values: ALLIANCES.map(id => ({ id, words: say(`options.alliance.${id}`) })),
};

const pairsChoice = yesOrNoChoice('pairs', {
  whole: say('options.pairs'),
  no: say('options.no'),
  yes: say('options.yes'),
});

const teamVictoryChoice: OptionFacts = {
  id: 'victory',
  words: say('options.victory'),
  values: (['long', 'first'] as const).map(id => ({ id, words: say(`options.victory.team-${id}`) })),
};

/** All options about teams that some scenario has. */
export const TEAM_CHOICES: readonly OptionFacts[] = [partnersChoice(PARTNERS), allianceChoice, pairsChoice];

/** The possible choices of partners in a scenario; empty if it is no team game. */
function partnersIn(scenario: PlayedId): readonly Partners[] {
  if (scenario === '3p-team') return ['lot', 'alone-a', 'alone-b', 'alone-c'];
  return scenario === '4p-team' ? ['lot', 'opposite', 'beside', 'other-side'] : [];
}

/** The options about teams for one scenario (SE-21.3, SE-22.2, SE-23.1). */
export function teamChoices(played: PlayedScenario): readonly OptionFacts[] {
  const { scenario } = played;
  if (isTeamGame(scenario)) {
    const partners = partnersChoice(partnersIn(scenario));
    return scenario === '3p-team' ? [partners] : [teamVictoryChoice, partners, allianceChoice];
  }
  return isEpic(played) && hasPairs(played) ? [pairsChoice] : [];
}

/** The values given for the options about teams and victory. */
interface GivenTeams {
  readonly victory?: Victory | undefined;
  readonly partners?: Partners | undefined;
  readonly alliance?: Alliance | undefined;
  readonly pairs: boolean;
}

type TeamOptions = Pick<MatchOptions, 'victory' | 'partners' | 'alliance'>;

/**
 * Reads the options about teams and victory of a match; pairs are always blood brothers (SE-23.5). Returns a message if
 * options contradict each other.
 */
export function readTeams(
  played: PlayedScenario,
  { victory, partners, alliance, pairs }: GivenTeams,
): TeamOptions | Message {
  const { scenario } = played;
  if (!isTeamGame(scenario)) {
    if (partners !== undefined || alliance !== undefined) return say('options.no-teams');
    if (pairs && !(isEpic(played) && hasPairs(played))) return say('options.no-pairs');
    return {
      victory: victory ?? 'first',
      partners: pairs ? 'pairs' : null,
      alliance: pairs ? 'brothers' : null,
    };
  }
  if (pairs) return say('options.no-pairs');
  if (victory === 'short' || (victory === 'first' && scenario === '3p-team')) return say('options.no-team-victory');
  if (partners !== undefined && !partnersIn(scenario).includes(partners)) return say('options.no-partners');
  if (alliance === 'brothers' && scenario === '3p-team') return say('options.only-uneasy');
  return { victory: victory ?? 'long', partners: partners ?? 'lot', alliance: alliance ?? 'uneasy' };
}
