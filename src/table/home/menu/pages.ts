import type { Seat } from '../../../kernel/words/message.ts';
import { roundWords } from '../../../kernel/words/rounds.ts';
import { literal } from '../../../kernel/match/refusal.ts';
import type { Earlier } from '../../../session/running/journal.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { levelOf, playersInTurn, programWords } from '../../../session/setting/levels.ts';
import type { Ask, MenuPage, AskAnswer } from '../../frame/store/screen-requests.ts';
import { notify } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { lessonAsk, ruleAsked } from './lesson-pages.ts';
import { clockTime } from '../../frame/text/times.ts';

type Asked = Ask<Effect>;
type Ways = readonly AskAnswer<Effect>[];

const CLOSE: readonly Effect[] = [{ do: 'close' }];
/** Closes all pages of the menu and returns to the match. */
const TO_MATCH: readonly Effect[] = [{ do: 'clear' }];

function instead(...effects: readonly Effect[]): readonly Effect[] {
  return [...CLOSE, ...effects];
}

function page(of: MenuPage): Effect {
  return { do: 'open', screen: { open: 'menu', page: of } };
}

function seatWords(seat: Seat) {
  return say('table.asked', { seat: { seat } });
}

/** A page of the menu as a question, for the current match. */
export function menuAsk(of: MenuPage, match: MatchNow, context: FeatureContext): Asked {
  const ofLesson = match.lesson === null ? null : lessonAsk(of, match.lesson, match);
  if (ofLesson !== null) return ofLesson;
  switch (of.page) {
    case 'menu':
      return menu(match, context);
    case 'players':
      return players(match);
    case 'coach':
      return coach(match);
    case 'languages':
      return languages(match, context);
    case 'concede':
      return concede(match);
    case 'confirm':
      return confirm(of.seat, match);
    case 'peek':
      return peek(match, of.first);
    case 'take-back':
      return takeBack(of.earlier, match);
    case 'agree':
      return agree(of.earlier);
    case 'leave':
      return leave(match);
  }
}

/** The main page of the menu. */
function menu(match: MatchNow, { preferences }: FeatureContext): Asked {
  const ways: Ways = [
    { words: say('menu.players'), does: [page({ page: 'players' })] },
    { words: say('menu.concede'), does: [page(mayConcedeAlone(match))] },
    { words: say('menu.peek'), does: instead({ do: 'ask-peek', first: null }) },
    { words: say('menu.take-back'), does: instead({ do: 'match', act: { act: 'stand-up' } }, { do: 'find-earlier' }) },
    { words: say('menu.settings'), does: [{ do: 'open', screen: { open: 'settings' } }] },
    { words: say('menu.keys'), does: [{ do: 'open', screen: { open: 'keys' } }] },
    { words: say('menu.coach'), does: [page({ page: 'coach' })] },
    ...(preferences.languages.length > 1
      ? [{ words: say('menu.languages'), does: [page({ page: 'languages' })] }]
      : []),
    { words: say('menu.look-back'), does: instead({ do: 'look-back', index: null }) },
    { words: say('menu.rules'), does: instead({ do: 'open', screen: { open: 'rules', rule: ruleAsked(match) } }) },
    { words: say('menu.goal'), does: instead({ do: 'tell-goal' }) },
    // In a form + and - count, so the menu is the way to zoom the map.
    { words: say('menu.zoom-in'), does: instead({ do: 'zoom', way: 'in' }) },
    { words: say('menu.zoom-out'), does: instead({ do: 'zoom', way: 'out' }) },
    { words: say('menu.leave'), does: instead({ do: 'match', act: { act: 'save' } }, page({ page: 'leave' })) },
    { words: say('menu.back'), does: CLOSE },
  ];
  return { title: say('menu.title'), answers: ways, back: CLOSE };
}

/** The effects that let a person look at their own view. If there are several people, a page asks which one. */
export function peekEffects(people: readonly Seat[], first: Seat | null): readonly Effect[] {
  const [one, ...others] = people;
  if (one === undefined) {
    return [notify(say('table.no-secrets'), 'warning')];
  }
  if (others.length === 0) return [{ do: 'match', act: { act: 'peek', seat: one } }];
  return [{ do: 'match', act: { act: 'stand-up' } }, page({ page: 'peek', first: first ?? one })];
}

/** The page that sets who plays each seat: a person or the program. */
function players({ game, names, players: now, seatsIn }: MatchNow): Asked {
  const offered = playersInTurn(game.id);
  const ways = names.map((_, seat): AskAnswer<Effect> => {
    const player = now[seat] ?? 'human';
    const level = levelOf(player);
    const who = level === null ? say('players.person') : offered.length > 2 ? programWords(level) : say('players.bot');
    const next = offered[(offered.indexOf(player) + 1) % offered.length] ?? 'human';
    const act = { act: 'give', seat, player: next } as const;
    return {
      words: seatWords(seat),
      detail: seatsIn.includes(seat) ? who : say('players.out'),
      does: [{ do: 'match', act }],
    };
  });
  const back = { words: say('players.back'), does: CLOSE };
  return { title: say('players.title'), text: say('players.about'), answers: [...ways, back], back: CLOSE };
}

/** The page that switches the coach on or off for each person's seat. */
function coach({ people, coachOn }: MatchNow): Asked {
  const ways = people.map((seat): AskAnswer<Effect> => {
    const on = coachOn[seat] === true;
    const act = { act: 'coach', seat, on: !on } as const;
    return { words: seatWords(seat), detail: say(on ? 'coach.on' : 'coach.quiet'), does: [{ do: 'match', act }] };
  });
  const back = { words: say('players.back'), does: CLOSE };
  return { title: say('coach.title'), text: say('coach.about'), answers: [...ways, back], back: CLOSE };
}

/** The page that sets the language of each person's own screens: the table's, or one of the others in turn. */
function languages(match: MatchNow, { preferences }: FeatureContext): Asked {
  const ways = match.people.map((seat): AskAnswer<Effect> => {
    const now = preferences.languages.findIndex(({ id }) => id === match.languages[seat]);
    const own = preferences.languages[now];
    const act = { act: 'speak', seat, language: preferences.languages[now + 1]?.id ?? null } as const;
    const detail = own === undefined ? say('new.language.table') : literal(own.name);
    return { words: seatWords(seat), detail, does: [{ do: 'match', act }] };
  });
  const back = { words: say('players.back'), does: CLOSE };
  return { title: say('languages.title'), text: say('languages.about'), answers: [...ways, back], back: CLOSE };
}

/** The page for giving up. If only one seat may give up, it leads straight to the confirmation. */
function mayConcedeAlone({ mayConcede: [only, ...others] }: MatchNow): MenuPage {
  return only !== undefined && others.length === 0 ? { page: 'confirm', seat: only } : { page: 'concede' };
}

/** The page that asks which seat gives up; the next page asks for confirmation. */
function concede({ mayConcede }: MatchNow): Asked {
  const ways = mayConcede.map((seat): AskAnswer<Effect> => ({
    words: seatWords(seat),
    does: [page({ page: 'confirm', seat })],
  }));
  const back = { words: say('players.back'), does: CLOSE };
  const text = mayConcede.length === 0 ? { text: say('concede.none') } : {};
  return { title: say('concede.title'), ...text, answers: [...ways, back], back: CLOSE };
}

function confirm(seat: Seat, { names }: MatchNow): Asked {
  return {
    title: say('concede.ask', { seat: { seat } }),
    text: names.length === 1 ? say('concede.about-alone') : say('concede.about', { seat: { seat } }),
    alarming: true,
    answers: [
      { words: say('concede.no'), does: CLOSE },
      { words: say('concede.yes'), does: [...TO_MATCH, { do: 'match', act: { act: 'concede', seat } }] },
    ],
    back: CLOSE,
  };
}

function peek({ people }: MatchNow, first: Seat): Asked {
  const ways = people.map((seat): AskAnswer<Effect> => ({
    words: seatWords(seat),
    does: instead({ do: 'match', act: { act: 'peek', seat } }),
  }));
  return { title: say('peek.title'), answers: ways, back: CLOSE, at: people.indexOf(first) };
}

/**
 * The page that asks which earlier decision to go back to, the latest first; the next page asks whether everybody
 * agrees.
 */
function takeBack(earlier: readonly Earlier[], { game }: MatchNow): Asked {
  const ways = earlier.toReversed().map((one): AskAnswer<Effect> => ({
    words: one.isTold ? one.what : say('take-back.entry', { seat: { seat: one.seat }, what: one.what }),
    detail: roundWords(one.round, game.roundName),
    does: [page({ page: 'agree', earlier: one })],
  }));
  return { title: say('take-back.title'), answers: ways, back: CLOSE };
}

/** The page that asks whether everybody at the table agrees to a take-back. */
function agree({ n, seat, what, isTold }: Earlier): Asked {
  const yes: readonly Effect[] = [...TO_MATCH, { do: 'match', act: { act: 'take-back', to: n } }];
  return {
    title: isTold ? say('take-back.ask-told', { what }) : say('take-back.ask', { seat: { seat }, what }),
    text: say('take-back.agree'),
    answers: [
      { words: say('take-back.yes'), does: yes },
      { words: say('take-back.no'), does: TO_MATCH },
    ],
    back: CLOSE,
  };
}

/** The page that asks whether to leave the match, and for where. */
function leave({ unsaved, saved, picture }: MatchNow): Asked {
  const isOver = picture.show === 'table' && picture.over;
  const text =
    unsaved === null
      ? say(saved === null ? 'leave.not-begun' : isOver ? 'leave.over' : 'leave.saved')
      : say('leave.unsaved', { reason: unsaved.reason, time: clockTime(unsaved.since) });
  return {
    title: say('leave.title'),
    text,
    alarming: unsaved !== null,
    answers: [
      { words: say('leave.quit'), does: [{ do: 'leave', code: 0 }] },
      { words: say('leave.home'), does: [{ do: 'go-home' }] },
      { words: say('leave.stay'), does: CLOSE },
    ],
    back: CLOSE,
    at: unsaved === null ? 0 : 2,
  };
}
