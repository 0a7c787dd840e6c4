import type { Seat, Message } from '../../../kernel/words/message.ts';
import { seatOfFaction, seatsIn } from '../state/seats.ts';
import {
  END_DRAWS_NEAR,
  finalRanking,
  hasPoints,
  leaders,
  normalVictoryThreshold,
  teamPoints,
} from '../state/standing.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { allTeams, opponentsOf, teamSeats } from '../state/teams.ts';
import { say } from '../text/say.ts';
import { fulfilsObjective, objectiveMessage, seatsWithObjective } from './objectives.ts';

// The four ways to win, SC-1.4. All seats of a winning team win (SC-23.2); without teams each seat counts as its own
// team.

/**
 * Normal victory, SC-19.2, SC-23.2.6: ends the match if a seat's team has the points that the seat needs. The best of
 * the seats that have reached their number win.
 */
export function checkNormalVictory(game: StarCraft): void {
  const { state } = game;
  const seatsAtGoal = seatsIn(state).filter(seat => {
    const pointsNeeded = normalVictoryThreshold(state, seat);
    return pointsNeeded !== null && teamPoints(state, seat) >= pointsNeeded;
  });
  if (seatsAtGoal.length === 0) return;
  const winners = leaders(state, seatsAtGoal);
  endWithWinners(game, winners, say('victory.normal', winnerWords(state, winners)), 'SC-19.2');
}

/**
 * Special victory, SC-19.3, SC-23.2.7: ends the match if a seat fulfils the objective on its sheet. Its whole team
 * wins; if several teams have done so, the best one.
 */
export function checkSpecialVictory(game: StarCraft): void {
  const { state } = game;
  const seatsWithGoal = seatsWithObjective(state);
  if (seatsWithGoal.length === 0) return;
  const winners = leaders(state, seatsWithGoal);
  const objectives = winners.filter(seat => seatsWithGoal.includes(seat)).map(seat => objectiveMessage(state, seat));
  endWithWinners(game, winners, say('victory.special', { ...winnerWords(state, winners), objectives }), 'SC-19.3');
}

/**
 * End-game victory at the end of step 8, SC-19.5: the best team wins. If Aldaris has fulfilled its objective, its team
 * wins instead (SC-19.4, SC-23.2.8).
 */
export function checkEndGameVictory(game: StarCraft): void {
  const { state } = game;
  const aldaris = seatOfFaction(state, 'aldaris');
  if (aldaris !== null && fulfilsObjective(state, aldaris)) {
    const winners = teamSeats(state, aldaris);
    endWithWinners(game, winners, say('victory.aldaris', winnerWords(state, winners)), 'SC-19.4');
  }
  if (!hasPoints(state) || state.endDrawsNear.length < END_DRAWS_NEAR) return;
  const winners = leaders(state, seatsIn(state));
  endWithWinners(game, winners, say('victory.end-game', winnerWords(state, winners)), 'SC-19.5');
}

/** Elimination victory, SC-19.6, SC-23.2.9: ends the match if at most one team has a member left. */
export function checkEliminationVictory(game: StarCraft): void {
  const { state } = game;
  const [first] = seatsIn(state);
  if (first === undefined || opponentsOf(state, first).length > 0) return;
  const winners = teamSeats(state, first);
  endWithWinners(game, winners, say('victory.elimination', winnerWords(state, winners)), 'SC-19.6');
}

/** SC-20.3: ends the match if the last seats are eliminated at the same moment. They are ranked by their figures. */
export function endWithNobodyLeft(game: StarCraft): never {
  const { state } = game;
  const winners = leaders(state, seatsIn(state));
  const key = hasPoints(state) ? 'victory.all-gone' : 'victory.all-gone.no-points';
  return endWithWinners(game, winners, say(key, winnerWords(state, winners)), 'SC-20.3');
}

/** Ends the match with the final ranking. */
function endWithWinners(game: StarCraft, winners: readonly Seat[], words: Message, rule: string): never {
  const refs = winners.map((seat): `seat:${Seat}` => `seat:${seat}`);
  game.tell?.({ words, rule, refs });
  return game.end({ winners, words, ranking: finalRanking(game.state) });
}

/** The text parameters that name the winners. The members of a winning team count as one winner. */
function winnerWords(
  state: StarCraftState,
  winners: readonly Seat[],
): { readonly winners: readonly Message[]; readonly count: number } {
  const winnerNames = (seats: readonly Seat[]): Message[] => seats.map(seat => say('seat', { seat: { seat } }));
  if (!state.options.teams) return { winners: winnerNames(winners), count: winners.length };
  const teams = allTeams(state).filter(team => team.some(seat => winners.includes(seat)));
  return { winners: teams.map(team => say('teams.team', { members: winnerNames(team) })), count: teams.length };
}
