import type { Holder } from '../../saves/folder/claim.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { say } from '../say.ts';
import { clockTime } from '../times.ts';
import { askPage } from './ask.ts';

/** What can be done about a save that another program has open. */
export interface HeldDoors {
  readonly goOn: (how: 'take' | 'copy') => void;
  readonly back: () => void;
}

/** Says that another Orrery has the save open, and offers a copy. */
export function heldPage({ since, host, pid }: Holder, { goOn, back }: HeldDoors, look: Look): Page {
  const ways = [
    { words: say('held.copy'), go: () => goOn('copy') },
    { words: say('held.here'), detail: say('held.here-detail'), go: () => goOn('take') },
    { words: say('held.back'), go: back },
  ];
  const text = say('held.text', { time: clockTime(since), host, process: String(pid) });
  return askPage({ title: say('held.title'), text, alarming: true, ways, back }, look);
}
