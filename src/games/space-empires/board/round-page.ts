import type { PageOf, PageStep } from '../../../boards/round-page.ts';
import { asThings } from '../../../boards/round-page.ts';
import { say } from '../text/say.ts';

/** The steps of the economic phase that have public results (SE-10). */
const PAGE_STEPS: readonly PageStep[] = [
  { rule: 'SE-10.2', title: say('page.minerals') },
  { rule: 'SE-10.5', title: say('page.bids'), isLeftOut: true },
  { rule: 'SE-10.7', title: say('page.units') },
  { rule: 'SE-10.9', title: say('page.growth') },
  { rule: 'SE-25.3', title: say('page.machines'), isLeftOut: true },
];

/** The summary page at the end of a cycle: the public results of the economic phase for each seat. */
export const CYCLE_PAGE: PageOf = {
  since: 'economy.begins',
  things: events => asThings(events.filter(({ words }) => words.key !== 'economy.begins')),
  steps: PAGE_STEPS,
  end: say('page.end'),
};
