import type { Message } from '../../../kernel/words/message.ts';
import type { Holder } from '../../../saves/folder/claim.ts';
import type { Worth } from '../../../saves/saved/remove.ts';
import type { OpenMode } from '../../../session/begin.ts';
import type { Dialog } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import { clockTime } from '../../frame/text/times.ts';
import type { AboutProgram } from './parts.ts';

/** Says that another Orrery has the save open, and offers a copy. */
export function heldSaveDialog({ since, host, pid }: Holder, file: string): Dialog<Effect> {
  const homeEffects: readonly Effect[] = [{ do: 'go-home' }];
  const resumeEffects = (how: OpenMode): readonly Effect[] => [{ do: 'resume', file, how }];
  return {
    title: say('held.title'),
    text: say('held.text', { time: clockTime(since), host, process: String(pid) }),
    alarming: true,
    answers: [
      { words: say('held.copy'), does: resumeEffects('copy') },
      { words: say('held.here'), detail: say('held.here-detail'), does: resumeEffects('take') },
      { words: say('held.back'), does: homeEffects },
    ],
    back: homeEffects,
  };
}

/** Describes the program, the owners of the games, and where to report problems. */
export function aboutDialog({ version, licence, reports }: AboutProgram): Dialog<Effect> {
  const closeEffects: readonly Effect[] = [{ do: 'close' }];
  return {
    title: say('about.version', { version, licence }),
    text: say('about.text', {
      what: say('about.what'),
      whose: say('about.whose'),
      publishers: say('about.publishers'),
      report: reports === null ? say('about.report.people') : say('about.report.address', { address: reports }),
    }),
    answers: [{ words: say('about.close'), does: closeEffects }],
    back: closeEffects,
  };
}

/** Asks whether to delete a save; `keepReason`: the reason to keep it. */
export function deleteSaveDialog(name: string, keepReason: Worth | null): Dialog<Effect> {
  const closeEffects: readonly Effect[] = [{ do: 'close' }];
  return {
    title: say('resume.delete', { name }),
    ...(keepReason === null ? {} : { text: keepReasonMessage(keepReason) }),
    alarming: true,
    answers: [
      { words: say('confirm.no'), does: closeEffects },
      { words: say('confirm.yes'), does: [{ do: 'delete', name }] },
    ],
    back: closeEffects,
  };
}

function keepReasonMessage(worth: Worth): Message {
  if ('older' in worth) return say('resume.delete.older');
  if (!('holder' in worth)) return say('resume.delete.backup');
  const { pid, host } = worth.holder;
  return say('resume.delete.held', { process: String(pid), host });
}

/** Asks whether to use a folder of saves that came from elsewhere. */
export function savesFolderDialog(folder: string): Dialog<Effect> {
  const laterEffects: readonly Effect[] = [{ do: 'decide-folder', opinion: null }];
  return {
    title: say('folder.title'),
    text: say('folder.text', { folder }),
    answers: [
      { words: say('folder.later'), does: laterEffects },
      { words: say('folder.yes'), does: [{ do: 'decide-folder', opinion: 'used' }] },
      { words: say('folder.no'), does: [{ do: 'decide-folder', opinion: 'left' }] },
    ],
    back: laterEffects,
  };
}
