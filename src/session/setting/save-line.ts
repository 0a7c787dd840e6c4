import { roundWords } from '../../kernel/words/rounds.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { SaveEntry } from '../../saves/saved/entry.ts';
import { say } from '../text/say.ts';
import type { GameCatalogue, ListedGame } from './games.ts';

/** The line for a saved match: the game, the round, and the names of the players. */
export function matchLine({ game: id, seats, round, pending }: SaveEntry, { titles }: GameCatalogue): Message {
  const game = titles.find(title => title.id === id)?.title ?? id;
  const names = seats.map(seat => seat.name).join(', ');
  const roundText = roundWordsOf({ game: id, round }, titles);
  return pending === null ? say('match.over', { game, names }) : say('match.line', { game, time: roundText, names });
}

/** How far a saved match is, such as "round 3" or "cycle 3". */
export function roundWordsOf(
  { game, round }: Pick<SaveEntry, 'game' | 'round'>,
  games: readonly ListedGame[],
): Message {
  return roundWords(round, games.find(({ id }) => id === game)?.roundName);
}
