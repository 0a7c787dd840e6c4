import type { Seat, Words } from '../../../kernel/words.ts';
import { seatOfFaction, seatState, seatsIn } from '../state/seats.ts';
import { END_DRAWS_NEAR, finalRanking, leaders, normalVictoryThreshold } from '../state/standing.ts';
import type { StarCraft } from '../state/state.ts';
import { say } from '../text/say.ts';
import { fulfilsObjective, objectiveWords, seatsWithObjective } from './objectives.ts';

/** Normal victory, SC-19.2: ends the match when somebody has the points; the best of those who reached their own number win. */
export function checkNormalVictory(game: StarCraft): void {
  const { state } = game;
  const reached = seatsIn(state).filter(
    seat => seatState(state, seat).conquestPoints >= normalVictoryThreshold(state, seat),
  );
  if (reached.length === 0) return;
  const winners = leaders(state, reached);
  win(game, winners, say('victory.normal', winnerWords(winners)), 'SC-19.2');
}

/** Special victory, SC-19.3: ends the match when somebody fulfils the objective of the sheet; of several the best. */
export function checkSpecialVictory(game: StarCraft): void {
  const { state } = game;
  const winners = leaders(state, seatsWithObjective(state));
  if (winners.length === 0) return;
  const objectives = winners.map(seat => objectiveWords(state, seat));
  win(game, winners, say('victory.special', { ...winnerWords(winners), objectives }), 'SC-19.3');
}

/** End-game victory, SC-19.5, at the end of step 8: the best win, but Aldaris alone when in play (SC-19.4). */
export function checkEndGameVictory(game: StarCraft): void {
  const { state } = game;
  const aldaris = seatOfFaction(state, 'aldaris');
  if (aldaris !== null && fulfilsObjective(state, aldaris)) {
    win(game, [aldaris], say('victory.aldaris', winnerWords([aldaris])), 'SC-19.4');
  }
  if (state.endDrawsNear.length < END_DRAWS_NEAR) return;
  const winners = leaders(state, seatsIn(state));
  win(game, winners, say('victory.end-game', winnerWords(winners)), 'SC-19.5');
}

/** Elimination victory, SC-19.6: ends the match when one seat is left. */
export function checkEliminationVictory(game: StarCraft): void {
  const winners = seatsIn(game.state);
  if (winners.length === 1) win(game, winners, say('victory.elimination', winnerWords(winners)), 'SC-19.6');
}

/** SC-20.3: the last seats have vanished at the same moment; ends the match by their figures. */
export function endWithNobodyLeft(game: StarCraft): never {
  const winners = leaders(game.state, seatsIn(game.state));
  return win(game, winners, say('victory.all-gone', winnerWords(winners)), 'SC-20.3');
}

/** Ends the match, with the figures of all seats. */
function win(game: StarCraft, winners: readonly Seat[], words: Words, rule: string): never {
  const refs = winners.map((seat): `seat:${Seat}` => `seat:${seat}`);
  game.tell({ words, rule, refs });
  return game.end({ winners, words, ranking: finalRanking(game.state) });
}

/** The parameters of every sentence about winners. */
function winnerWords(winners: readonly Seat[]): { readonly winners: readonly Words[]; readonly count: number } {
  return { winners: winners.map(seat => say('seat', { seat: { seat } })), count: winners.length };
}
