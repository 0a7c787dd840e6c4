import { roundWords } from '../../kernel/words/rounds.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { SaveEntry } from '../../saves/saved/entry.ts';
import { say } from '../text/say.ts';
import type { GameCatalogue, ListedGame } from './games.ts';

/** A saved match in one line: the game, how far it is, and who plays. */
export function matchLine({ game: id, seats, round, pending }: SaveEntry, { titles }: GameCatalogue): Message {
  const game = titles.find(title => title.id === id)?.title ?? id;
  const names = seats.map(seat => seat.name).join(', ');
  const time = timeOf({ game: id, round }, titles);
  return pending === null ? say('match.over', { game, names }) : say('match.line', { game, time, names });
}

/** How far a saved match is, as its game counts. */
export function timeOf({ game, round }: Pick<SaveEntry, 'game' | 'round'>, games: readonly ListedGame[]): Message {
  return roundWords(round, games.find(({ id }) => id === game)?.roundName);
}
