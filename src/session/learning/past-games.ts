import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { PastGame } from './ledger.ts';

/** The choices by which solo games are grouped, with their values from `values` or else their defaults. */
export function countedChoices(
  game: Pick<Game, 'choicesFor'>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { choices } = game.choicesFor({ seats: 1, values });
  return Object.fromEntries(
    choices.flatMap(({ id, values: offered, isCounted }) => {
      const defaultValue = offered[0]?.id;
      return isCounted === true && defaultValue !== undefined ? [[id, values[id] ?? defaultValue] as const] : [];
    }),
  );
}

/**
 * The record of a one-seat match that has ended; `null` if the match is not over, a bot played it from the beginning,
 * or a bot won it after the person gave up. `initialPlayers`: who played each seat at the beginning.
 */
export function pastGameOf(
  game: Pick<Game, 'choicesFor'>,
  { outcome, start, round }: Pick<Match, 'outcome' | 'start' | 'round'>,
  initialPlayers: readonly Player[],
  people: readonly Seat[],
): PastGame | null {
  if (outcome === null || start.seats.length !== 1 || initialPlayers[0] !== 'human') return null;
  const won = outcome.winners.includes(0);
  // The program answers for a seat that has given up; a game that the program won is not a person's game.
  if (won && people.length === 0) return null;
  const { options, seed } = start;
  const optionEntries = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  const values = Object.fromEntries(
    optionEntries.flatMap(([id, one]) => (typeof one === 'string' ? [[id, one] as const] : [])),
  );
  return { seed, choices: countedChoices(game, values), won, round };
}

/** A summary of past solo games with the same choices, such as one scenario and difficulty. */
interface PastRecord {
  readonly played: number;
  readonly won: number;
  /** The round in which the quickest victory was won; `null`: no victory yet. */
  readonly quickest: number | null;
  readonly last: PastGame;
}

/** Sums up the past solo games with the given choices; `null` if there are none. */
export function pastRecord(games: readonly PastGame[], choices: Readonly<Record<string, string>>): PastRecord | null {
  const sameChoiceGames = games.filter(past =>
    Object.entries(choices).every(([id, value]) => past.choices[id] === value),
  );
  const latestGame = sameChoiceGames.at(-1);
  if (latestGame === undefined) return null;
  const victoryRounds = sameChoiceGames.filter(({ won }) => won).map(({ round }) => round);
  return {
    played: sameChoiceGames.length,
    won: victoryRounds.length,
    quickest: victoryRounds.length === 0 ? null : Math.min(...victoryRounds),
    last: latestGame,
  };
}
