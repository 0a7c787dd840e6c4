import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { askPage } from '../pages/ask.ts';
import type { Way } from '../pages/ask.ts';
import { say } from '../say.ts';
import type { Viewing } from './viewing.ts';

/** What the questions of a replay need around them. */
export interface ReplayDoors {
  readonly names: readonly string[];
  readonly look: Look;
  readonly push: (page: Page) => void;
  readonly pop: () => void;
}

/** The rounds and stories that one can jump to; the cursor is where one is. */
export function jumpPage(viewing: Viewing, go: (at: number) => void, { look, pop }: ReplayDoors): Page {
  const jumps = viewing.jumps(look);
  const ways = jumps.map(({ at, round, text }): Way => {
    const words =
      round === null
        ? say('replay.story', { text })
        : round === 0
          ? say('replay.set-up')
          : say('replay.round', { round });
    const jump = (): void => {
      pop();
      go(at);
    };
    return { words, go: jump };
  });
  const here = jumps.findLastIndex(({ at }) => at <= viewing.place.at);
  return askPage({ title: say('replay.jump'), ways, back: pop, at: Math.max(0, here) }, look);
}

/**
 * By whose eyes to look on. The open table's are everybody's; a seat's own need the consent of each of `consenting`, who are
 * asked one after the other.
 */
export function askForEyes(
  now: Viewer,
  consenting: readonly Seat[],
  see: (viewer: Viewer) => void,
  doors: ReplayDoors,
): void {
  const { names, look, push, pop } = doors;
  const choose = (viewer: Viewer) => () => {
    pop();
    if (viewer === 'spectator') see(viewer);
    else askEach(viewer, consenting, () => see(viewer), doors);
  };
  const ways: Way[] = [
    { words: say('replay.open'), go: choose('spectator') },
    ...names.map((_, seat) => ({ words: say('replay.seat', { seat: { seat } }), go: choose(seat) })),
  ];
  const text = consenting.length === 0 ? {} : { text: say('replay.eyes-unfinished') };
  push(askPage({ title: say('replay.eyes'), ...text, ways, back: pop, at: now === 'spectator' ? 0 : now + 1 }, look));
}

/** Asks the first of them, then the others; one who does not agree ends it. */
function askEach(seat: Seat, [asked, ...others]: readonly Seat[], then: () => void, doors: ReplayDoors): void {
  const { look, push, pop } = doors;
  if (asked === undefined) {
    then();
    return;
  }
  const agree = (): void => {
    pop();
    askEach(seat, others, then, doors);
  };
  push(
    askPage(
      {
        title: say('replay.agree', { asked: { seat: asked }, seat: { seat } }),
        text: say('replay.agree-text', { seat: { seat } }),
        alarming: true,
        ways: [
          { words: say('replay.no'), go: pop },
          { words: say('replay.yes'), go: agree },
        ],
        back: pop,
      },
      look,
    ),
  );
}
