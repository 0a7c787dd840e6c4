import type { Message } from '../../../kernel/words/message.ts';
import type { SaveEntry } from '../../../saves/saved/entry.ts';
import { say } from '../../text/say.ts';
import type { GameCatalogue } from './games.ts';

/** A saved match in one line: the game, how far it is, and who plays. */
export function matchLine({ game: id, seats, round, pending }: SaveEntry, { titles }: GameCatalogue): Message {
  const game = titles.find(title => title.id === id)?.title ?? id;
  const names = seats.map(seat => seat.name).join(', ');
  return pending === null ? say('match.over', { game, names }) : say('match.line', { game, round, names });
}
