import type { Seat } from '../../kernel/words/message.ts';
import type { Earlier } from '../journal.ts';
import type { Unsaved } from '../keeper.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import { clockTime } from '../times.ts';
import { askPage } from './ask.ts';
import type { MenuDoors } from './table-menu.ts';

/** What the questions of the table need of the desk. */
export interface AskDoors {
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  readonly home: () => void;
  readonly quit: () => void;
}

/** Questions that a table of another sort asks in place of these: a lesson's. */
export interface OwnQuestions {
  readonly leave: () => Page;
  readonly takeBack: (agree: (to: number) => void) => Page;
  readonly menu: (doors: MenuDoors) => Page;
}

/** Whether to leave, and where to. */
export function leavePage(unsaved: Unsaved | null, { pop, home, quit }: AskDoors, look: Look): Page {
  const text =
    unsaved === null
      ? say('leave.saved')
      : say('leave.unsaved', { reason: unsaved.reason, time: clockTime(unsaved.since) });
  return askPage(
    {
      title: say('leave.title'),
      text,
      alarming: unsaved !== null,
      ways: [
        { words: say('leave.quit'), go: quit },
        { words: say('leave.home'), go: home },
        { words: say('leave.stay'), go: pop },
      ],
      back: pop,
      at: unsaved === null ? 0 : 2,
    },
    look,
  );
}

/** Lets one of the people look at its own view: the only one at once, else whoever says so; `first` stands under the cursor. */
export function askWhoPeeks(session: Session, first: Seat | null, done: () => void, doors: AskDoors, look: Look): void {
  const { people } = session;
  const [one] = people;
  const peek = (seat: Seat): void => {
    session.hotSeat.peek(seat);
    done();
  };
  if (one === undefined) session.notes.notify(say('table.no-secrets'), 'warning');
  else if (people.length === 1) peek(one);
  else {
    session.hotSeat.standUp();
    doors.push(peekPage(people, first ?? one, peek, doors, look));
  }
}

function peekPage(
  seats: readonly Seat[],
  first: Seat,
  peek: (seat: Seat) => void,
  { pop }: AskDoors,
  look: Look,
): Page {
  const go = (seat: Seat) => () => {
    pop();
    peek(seat);
  };
  const ways = seats.map(seat => ({ words: say('table.asked', { seat: { seat } }), go: go(seat) }));
  return askPage({ title: say('peek.title'), ways, back: pop, at: seats.indexOf(first) }, look);
}

/** Which earlier decision to go back to, the last one first; then everybody has to agree. */
export function takeBackPage(
  earlier: readonly Earlier[],
  agree: (to: number) => void,
  doors: AskDoors,
  look: Look,
): Page {
  const ways = earlier.toReversed().map(({ n, seat, round, what }) => ({
    words: say('take-back.entry', { seat: { seat }, what }),
    detail: say('take-back.round', { round }),
    go: () => doors.push(agreePage({ seat, what, go: () => agree(n) }, doors, look)),
  }));
  return askPage({ title: say('take-back.title'), ways, back: doors.pop }, look);
}

/** One confirm for all: the table agrees, or it does not. */
function agreePage(
  { seat, what, go }: { readonly seat: Seat; readonly what: Earlier['what']; readonly go: () => void },
  { pop }: AskDoors,
  look: Look,
): Page {
  const both = (): void => {
    pop();
    pop();
  };
  return askPage(
    {
      title: say('take-back.ask', { seat: { seat }, what }),
      text: say('take-back.agree'),
      ways: [
        {
          words: say('take-back.yes'),
          go: () => {
            both();
            go();
          },
        },
        { words: say('take-back.no'), go: both },
      ],
      back: pop,
    },
    look,
  );
}
