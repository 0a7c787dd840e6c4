import type { Message } from '../../../kernel/words/message.ts';
import type { Holder } from '../../../saves/folder/claim.ts';
import type { Worth } from '../../../saves/saved/remove.ts';
import type { ResumeHow } from '../../../session/begin.ts';
import type { Ask } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import { clockTime } from '../../frame/text/times.ts';
import type { AboutProgram } from './parts.ts';

/** Says that another Orrery has the save open, and offers a copy. */
export function heldAsk({ since, host, pid }: Holder, file: string): Ask<Effect> {
  const home: readonly Effect[] = [{ do: 'go-home' }];
  const goOn = (how: ResumeHow): readonly Effect[] => [{ do: 'resume', file, how }];
  return {
    title: say('held.title'),
    text: say('held.text', { time: clockTime(since), host, process: String(pid) }),
    alarming: true,
    answers: [
      { words: say('held.copy'), does: goOn('copy') },
      { words: say('held.here'), detail: say('held.here-detail'), does: goOn('take') },
      { words: say('held.back'), does: home },
    ],
    back: home,
  };
}

/** Describes the program, the owners of the games, and where to report problems. */
export function aboutAsk({ version, licence, reports }: AboutProgram): Ask<Effect> {
  const close: readonly Effect[] = [{ do: 'close' }];
  return {
    title: say('about.version', { version, licence }),
    text: say('about.text', {
      what: say('about.what'),
      whose: say('about.whose'),
      publishers: say('about.publishers'),
      report: reports === null ? say('about.report.people') : say('about.report.address', { address: reports }),
    }),
    answers: [{ words: say('about.close'), does: close }],
    back: close,
  };
}

/** Asks whether to delete a save; `worth`: the reason to keep it. */
export function deleteAsk(name: string, worth: Worth | null): Ask<Effect> {
  const close: readonly Effect[] = [{ do: 'close' }];
  return {
    title: say('resume.delete', { name }),
    ...(worth === null ? {} : { text: worthMessage(worth) }),
    alarming: true,
    answers: [
      { words: say('confirm.no'), does: close },
      { words: say('confirm.yes'), does: [{ do: 'delete', name }] },
    ],
    back: close,
  };
}

function worthMessage(worth: Worth): Message {
  if ('older' in worth) return say('resume.delete.older');
  if (!('holder' in worth)) return say('resume.delete.backup');
  const { pid, host } = worth.holder;
  return say('resume.delete.held', { process: String(pid), host });
}

/** Asks whether to use a folder of saves that came from elsewhere. */
export function folderAsk(folder: string): Ask<Effect> {
  const later: readonly Effect[] = [{ do: 'decide-folder', opinion: null }];
  return {
    title: say('folder.title'),
    text: say('folder.text', { folder }),
    answers: [
      { words: say('folder.later'), does: later },
      { words: say('folder.yes'), does: [{ do: 'decide-folder', opinion: 'used' }] },
      { words: say('folder.no'), does: [{ do: 'decide-folder', opinion: 'left' }] },
    ],
    back: later,
  };
}
