import type { Message } from '../../kernel/words/message.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';

/** What the list of saves shows. */
export interface ResumeState {
  readonly rows: readonly ListRow[];
  readonly list: ListState;
  readonly folder: string;
  /** Why the folder can't be read; `null`: it can. */
  readonly trouble: Message | null;
  readonly message: string | null;
  /** What is told of the save under the cursor where there is no message. */
  readonly note: string | null;
}

/** The saved matches, the last one first. */
export function paintResume(
  { rows, list, folder, trouble, message, note }: ResumeState,
  size: Size,
  look: Look,
): PaintedList {
  const { format } = look;
  const told = message === null ? null : { text: message, style: { tone: 'warning' } as const };
  const below = told ?? (note === null ? null : { text: note, style: { tone: 'muted' } as const });
  const isEmpty = rows.length === 0 && trouble === null;
  const none = isEmpty ? [{ text: format(say('resume.none')) }] : [];
  const unread = trouble === null ? [] : [{ text: format(trouble), style: { tone: 'warning' } as const }];
  return paintChoice(
    {
      title: format(say('resume.title')),
      above: [
        { text: format(say('resume.folder', { folder })), style: { tone: 'muted' } as const },
        ...none,
        ...unread,
      ],
      rows,
      list,
      below,
      footer: [
        { commands: ['up', 'down'], label: format(say('key.choose')) },
        { commands: ['take'], label: format(say('key.open')) },
        ...(rows.length === 0 ? [] : [{ commands: ['watch'] as const, label: format(say('key.look-back')) }]),
        'back',
        ...(rows.length === 0 ? [] : (['delete'] as const)),
      ],
      numbered: true,
    },
    size,
    look,
  );
}
