import type { Seat } from '../../kernel/words/message.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { literal } from '../../kernel/match/refusal.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import type { SeatLanguages } from '../seat-languages.ts';
import { askPage } from './ask.ts';
import type { Way } from './ask.ts';

/** Where the table's menu leads to, beside the people. */
export interface MenuDoors {
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  readonly peek: () => void;
  readonly takeBack: () => void;
  readonly settings: () => void;
  readonly keys: () => void;
  readonly rules: () => void;
  /** Goes through the match step by step. */
  readonly lookBack: () => void;
  readonly leave: () => void;
  /** What everybody at the match reads; absent: all read the same. */
  readonly languages?: SeatLanguages;
}

/** The table: all that its people can do beside playing. */
export function tableMenuPage(session: Session, doors: MenuDoors, look: Look): Page {
  const { push, pop, languages } = doors;
  const isChoice = languages !== undefined && languages.languages.length > 1;
  const instead = (open: () => void) => () => {
    pop();
    open();
  };
  const ways: Way[] = [
    { words: say('menu.players'), go: () => push(playersPage(session, doors, look)) },
    { words: say('menu.concede'), go: () => push(concedePage(session, doors, look)) },
    { words: say('menu.peek'), go: instead(doors.peek) },
    { words: say('menu.take-back'), go: instead(doors.takeBack) },
    { words: say('menu.settings'), go: doors.settings },
    { words: say('menu.keys'), go: doors.keys },
    { words: say('menu.coach'), go: () => push(coachPage(session, doors, look)) },
    ...(isChoice
      ? [{ words: say('menu.languages'), go: () => push(languagesPage(session, languages, doors, look)) }]
      : []),
    { words: say('menu.look-back'), go: instead(doors.lookBack) },
    { words: say('menu.rules'), go: instead(doors.rules) },
    { words: say('menu.leave'), go: instead(doors.leave) },
    { words: say('menu.back'), go: pop },
  ];
  return askPage({ title: say('menu.title'), ways, back: pop }, look);
}

type PeopleDoors = Pick<MenuDoors, 'push' | 'pop'>;

/** Who answers for each seat, to be changed: the program takes a person's seat, a person takes the program's. */
function playersPage(session: Session, doors: PeopleDoors, look: Look, at = 0): Page {
  const { push, pop } = doors;
  const ways: Way[] = session.names.map((_, seat) => {
    const isPerson = session.people.includes(seat);
    const who = !session.views.seatsIn.includes(seat) ? 'players.out' : isPerson ? 'players.person' : 'players.bot';
    const change = (): void => {
      session.give(seat, isPerson ? 'bot' : 'human');
      pop();
      push(playersPage(session, doors, look, seat));
    };
    return { words: say('table.asked', { seat: { seat } }), detail: say(who), go: change };
  });
  ways.push({ words: say('players.back'), go: pop });
  return askPage({ title: say('players.title'), text: say('players.about'), ways, back: pop, at }, look);
}

/** To whom the coach speaks, to be changed: to any seat that a person plays. */
function coachPage(session: Session, doors: PeopleDoors, look: Look, at = 0): Page {
  const { push, pop } = doors;
  const ways: Way[] = session.people.map((seat, row) => {
    const isOn = session.coach.isOn(seat);
    const change = (): void => {
      session.coachSeat(seat, !isOn);
      pop();
      push(coachPage(session, doors, look, row));
    };
    return {
      words: say('table.asked', { seat: { seat } }),
      detail: say(isOn ? 'coach.on' : 'coach.quiet'),
      go: change,
    };
  });
  ways.push({ words: say('players.back'), go: pop });
  return askPage({ title: say('coach.title'), text: say('coach.about'), ways, back: pop, at }, look);
}

/** What each seat that a person plays reads its own screens in, to be changed: as the table, or each of the languages in turn. */
function languagesPage(session: Session, seatLanguages: SeatLanguages, doors: PeopleDoors, look: Look, at = 0): Page {
  const { push, pop } = doors;
  const { languages } = seatLanguages;
  const ways: Way[] = session.people.map((seat, row) => {
    const now = languages.findIndex(({ id }) => id === session.languageOf(seat));
    const own = languages[now];
    const change = (): void => {
      session.speak(seat, languages[now + 1]?.id ?? null);
      seatLanguages.loadAll();
      pop();
      push(languagesPage(session, seatLanguages, doors, look, row));
    };
    return {
      words: say('table.asked', { seat: { seat } }),
      detail: own === undefined ? say('new.language.table') : literal(own.name),
      go: change,
    };
  });
  ways.push({ words: say('players.back'), go: pop });
  return askPage({ title: say('languages.title'), text: say('languages.about'), ways, back: pop, at }, look);
}

/** Which seat gives up; then that seat has to confirm it. */
function concedePage(session: Session, doors: PeopleDoors, look: Look): Page {
  const { push, pop } = doors;
  const seats = session.mayConcede;
  const ways: Way[] = seats.map(seat => ({
    words: say('table.asked', { seat: { seat } }),
    go: () => push(confirmPage(session, seat, doors, look)),
  }));
  ways.push({ words: say('players.back'), go: pop });
  const text = seats.length === 0 ? { text: say('concede.none') } : {};
  return askPage({ title: say('concede.title'), ...text, ways, back: pop }, look);
}

function confirmPage(session: Session, seat: Seat, { pop }: PeopleDoors, look: Look): Page {
  const concede = (): void => {
    // The question, the list of seats and the menu: back to the match.
    pop();
    pop();
    pop();
    session.concede(seat);
  };
  return askPage(
    {
      title: say('concede.ask', { seat: { seat } }),
      text: say('concede.about', { seat: { seat } }),
      alarming: true,
      ways: [
        { words: say('concede.no'), go: pop },
        { words: say('concede.yes'), go: concede },
      ],
      back: pop,
    },
    look,
  );
}
