import type { Seat, Message } from '../../../kernel/words/message.ts';
import { seatOfFaction, seatsIn } from '../state/seats.ts';
import {
  END_DRAWS_NEAR,
  finalRanking,
  hasPoints,
  leaders,
  normalVictoryThreshold,
  teamFigures,
} from '../state/standing.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { allTeams, opponentsOf, teamSeats } from '../state/teams.ts';
import { say } from '../text/say.ts';
import { fulfilsObjective, objectiveMessage, seatsWithObjective } from './objectives.ts';

// The four ways to win, SC-1.4. Winners are all seats of a team (SC-23.2); without teams, where each seat is its own,
// those who have won themselves.

/**
 * Normal victory, SC-19.2, SC-23.2.6: ends the match when a team has the points; the best of those who reached their
 * own number win.
 */
export function checkNormalVictory(game: StarCraft): void {
  const { state } = game;
  const reached = seatsIn(state).filter(seat => {
    const needed = normalVictoryThreshold(state, seat);
    return needed !== null && teamFigures(state, seat).points >= needed;
  });
  if (reached.length === 0) return;
  const winners = leaders(state, reached);
  win(game, winners, say('victory.normal', winnerWords(state, winners)), 'SC-19.2');
}

/**
 * Special victory, SC-19.3, SC-23.2.7: ends the match when somebody fulfils the objective of the sheet, for the whole
 * team; of several teams the best.
 */
export function checkSpecialVictory(game: StarCraft): void {
  const { state } = game;
  const fulfilled = seatsWithObjective(state);
  const winners = leaders(state, fulfilled);
  if (winners.length === 0) return;
  const objectives = winners.filter(seat => fulfilled.includes(seat)).map(seat => objectiveMessage(state, seat));
  win(game, winners, say('victory.special', { ...winnerWords(state, winners), objectives }), 'SC-19.3');
}

/**
 * End-game victory, SC-19.5, at the end of step 8: the best win, but the team of Aldaris when in play (SC-19.4,
 * SC-23.2.8).
 */
export function checkEndGameVictory(game: StarCraft): void {
  const { state } = game;
  const aldaris = seatOfFaction(state, 'aldaris');
  if (aldaris !== null && fulfilsObjective(state, aldaris)) {
    const winners = teamSeats(state, aldaris);
    win(game, winners, say('victory.aldaris', winnerWords(state, winners)), 'SC-19.4');
  }
  if (!hasPoints(state) || state.endDrawsNear.length < END_DRAWS_NEAR) return;
  const winners = leaders(state, seatsIn(state));
  win(game, winners, say('victory.end-game', winnerWords(state, winners)), 'SC-19.5');
}

/** Elimination victory, SC-19.6, SC-23.2.9: ends the match when no more than one team has a member left. */
export function checkEliminationVictory(game: StarCraft): void {
  const { state } = game;
  const [first] = seatsIn(state);
  if (first === undefined || opponentsOf(state, first).length > 0) return;
  const winners = teamSeats(state, first);
  win(game, winners, say('victory.elimination', winnerWords(state, winners)), 'SC-19.6');
}

/** SC-20.3: the last seats have vanished at the same moment; ends the match by their figures. */
export function endWithNobodyLeft(game: StarCraft): never {
  const { state } = game;
  const winners = leaders(state, seatsIn(state));
  const key = hasPoints(state) ? 'victory.all-gone' : 'victory.all-gone.no-points';
  return win(game, winners, say(key, winnerWords(state, winners)), 'SC-20.3');
}

/** Ends the match, with the figures of all seats. */
function win(game: StarCraft, winners: readonly Seat[], words: Message, rule: string): never {
  const refs = winners.map((seat): `seat:${Seat}` => `seat:${seat}`);
  game.tell?.({ words, rule, refs });
  return game.end({ winners, words, ranking: finalRanking(game.state) });
}

/** The parameters of every sentence about winners; teammates have won together, and count as one. */
function winnerWords(
  state: StarCraftState,
  winners: readonly Seat[],
): { readonly winners: readonly Message[]; readonly count: number } {
  const names = (seats: readonly Seat[]): Message[] => seats.map(seat => say('seat', { seat: { seat } }));
  if (!state.options.teams) return { winners: names(winners), count: winners.length };
  const teams = allTeams(state).filter(team => team.some(seat => winners.includes(seat)));
  return { winners: teams.map(team => say('teams.team', { members: names(team) })), count: teams.length };
}
