import { basename } from 'node:path';
import type { GameCatalogue } from '../../../session/setting/games.ts';
import { timeOf } from '../../../session/setting/save-line.ts';
import type { ListedSave } from '../../../session/setting/library.ts';
import type { Look } from '../../frame/theme/look.ts';
import { say } from '../../frame/text/say.ts';
import { dayAndTime } from '../../frame/text/times.ts';
import type { ListRow } from '../../frame/ui/list-state.ts';

/** A save in the list of saved matches. */
interface SaveLine {
  readonly name: string;
  readonly row: ListRow;
  /** Why the save can't be opened; `null`: it can be opened. */
  readonly fault: string | null;
  /** A note about the save, shown while the cursor is on it; `null`: none. */
  readonly note: string | null;
  /** Whether the save or its backup can be opened. */
  readonly opens: boolean;
}

/** A save as a row of the list, and as one line for the home screen. */
export function saveLine(
  shelved: ListedSave,
  shelf: Pick<GameCatalogue, 'titles'>,
  { format }: Look,
): SaveLine & { readonly line: string } {
  const { name } = shelved;
  if (!('save' in shelved)) {
    const { fault, backup } = shelved;
    const detail = format(say(backup === null ? 'resume.damaged' : 'resume.with-backup'));
    const row = { text: name, detail, blocked: backup === null };
    return { name, line: name, fault: format(fault), note: null, opens: backup !== null, row };
  }
  const { save, older } = shelved;
  const { game: id, seats, saved, pending } = save;
  const game = shelf.titles.find(title => title.id === id)?.title ?? id;
  const names = seats.map(seat => seat.name).join(', ');
  const date = dayAndTime(saved);
  const time = timeOf(save, shelf.titles);
  const over = pending === null;
  const short = game.split(':')[0] ?? game;
  const line = format(over ? say('match.over', { game, names }) : say('match.line', { game, time, names }));
  const text = format(
    over ? say('resume.row-over', { date, game: short }) : say('resume.row', { date, game: short, time }),
  );
  const note = format(older === null ? say('resume.file', { name }) : say('resume.older', { file: basename(older) }));
  return { name, line, fault: null, note, opens: true, row: { text, detail: names } };
}
