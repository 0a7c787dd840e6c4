import { basename } from 'node:path';
import type { GameCatalogue } from '../../../session/setting/games.ts';
import { roundWordsOf } from '../../../session/setting/save-line.ts';
import type { ListedSave } from '../../../session/setting/library.ts';
import type { Appearance } from '../../frame/theme/look.ts';
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
  listedSave: ListedSave,
  catalogue: Pick<GameCatalogue, 'titles'>,
  { format }: Appearance,
): SaveLine & { readonly line: string } {
  const { name } = listedSave;
  if (!('save' in listedSave)) {
    const { fault, backup } = listedSave;
    const detail = format(say(backup === null ? 'resume.damaged' : 'resume.with-backup'));
    const row = { text: name, detail, blocked: backup === null };
    return { name, line: name, fault: format(fault), note: null, opens: backup !== null, row };
  }
  const { save, older } = listedSave;
  const { game: id, seats, saved, pending } = save;
  const game = catalogue.titles.find(title => title.id === id)?.title ?? id;
  const names = seats.map(seat => seat.name).join(', ');
  const date = dayAndTime(saved);
  const timeText = roundWordsOf(save, catalogue.titles);
  const isOver = pending === null;
  const shortTitle = game.split(':')[0] ?? game;
  const line = format(isOver ? say('match.over', { game, names }) : say('match.line', { game, time: timeText, names }));
  const text = format(
    isOver
      ? say('resume.row-over', { date, game: shortTitle })
      : say('resume.row', { date, game: shortTitle, time: timeText }),
  );
  const note = format(older === null ? say('resume.file', { name }) : say('resume.older', { file: basename(older) }));
  return { name, line, fault: null, note, opens: true, row: { text, detail: names } };
}
