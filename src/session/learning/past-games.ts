import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { PastGame } from './ledger.ts';

/** The choices by which games of one person are counted, with their values: those of `values`, else the usual ones. */
export function countedChoices(
  game: Pick<Game, 'choicesFor'>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { choices } = game.choicesFor({ seats: 1, values });
  return Object.fromEntries(
    choices.flatMap(({ id, values: offered, isCounted }) => {
      const usual = offered[0]?.id;
      return isCounted === true && usual !== undefined ? [[id, values[id] ?? usual] as const] : [];
    }),
  );
}

/**
 * What is kept of a match of one seat when it has ended; `null`: it goes on, or no person has played it alone. `began`:
 * who answered at its beginning.
 */
export function pastGameOf(
  game: Pick<Game, 'choicesFor'>,
  { outcome, start, round }: Pick<Match, 'outcome' | 'start' | 'round'>,
  began: readonly Player[],
  people: readonly Seat[],
): PastGame | null {
  if (outcome === null || start.seats.length !== 1 || began[0] !== 'human') return null;
  const won = outcome.winners.includes(0);
  // Who gives up is answered for by the program from then on; what the program won is nobody's game.
  if (won && people.length === 0) return null;
  const { options, seed } = start;
  const chosen = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  const values = Object.fromEntries(
    chosen.flatMap(([id, one]) => (typeof one === 'string' ? [[id, one] as const] : [])),
  );
  return { seed, choices: countedChoices(game, values), won, round };
}

/** What past games say of a scenario and difficulty. */
interface PastRecord {
  readonly played: number;
  readonly won: number;
  /** The round of the quickest victory; `null`: there is none. */
  readonly quickest: number | null;
  readonly last: PastGame;
}

/** The games that were played with the same choices, summed up; `null`: there are none. */
export function pastRecord(games: readonly PastGame[], choices: Readonly<Record<string, string>>): PastRecord | null {
  const alike = games.filter(past => Object.entries(choices).every(([id, value]) => past.choices[id] === value));
  const last = alike.at(-1);
  if (last === undefined) return null;
  const rounds = alike.filter(({ won }) => won).map(({ round }) => round);
  return { played: alike.length, won: rounds.length, quickest: rounds.length === 0 ? null : Math.min(...rounds), last };
}
