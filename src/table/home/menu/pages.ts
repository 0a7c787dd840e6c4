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

type MenuQuestion = Ask<Effect>;
type Answers = readonly AskAnswer<Effect>[];

const CLOSE: readonly Effect[] = [{ do: 'close' }];
/** Closes all pages of the menu and returns to the match. */
const TO_MATCH: readonly Effect[] = [{ do: 'clear' }];

function closeThen(...effects: readonly Effect[]): readonly Effect[] {
  return [...CLOSE, ...effects];
}

function openPage(of: MenuPage): Effect {
  return { do: 'open', screen: { open: 'menu', page: of } };
}

function seatWords(seat: Seat) {
  return say('table.asked', { seat: { seat } });
}

/** A page of the menu as a question, for the current match. */
export function menuAsk(page: MenuPage, match: MatchNow, context: FeatureContext): MenuQuestion {
  const lessonPage = match.lesson === null ? null : lessonAsk(page, match.lesson, match);
  if (lessonPage !== null) return lessonPage;
  switch (page.page) {
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
      return confirm(page.seat, match);
    case 'peek':
      return peek(match, page.first);
    case 'take-back':
      return takeBack(page.earlier, match);
    case 'agree':
      return agree(page.earlier);
    case 'leave':
      return leave(match);
  }
}

/** The main page of the menu. */
function menu(match: MatchNow, { preferences }: FeatureContext): MenuQuestion {
  const answers: Answers = [
    { words: say('menu.players'), does: [openPage({ page: 'players' })] },
    { words: say('menu.concede'), does: [openPage(concedePage(match))] },
    { words: say('menu.peek'), does: closeThen({ do: 'ask-peek', first: null }) },
    {
      words: say('menu.take-back'),
      does: closeThen({ do: 'match', act: { act: 'stand-up' } }, { do: 'find-earlier' }),
    },
    { words: say('menu.settings'), does: [{ do: 'open', screen: { open: 'settings' } }] },
    { words: say('menu.keys'), does: [{ do: 'open', screen: { open: 'keys' } }] },
    { words: say('menu.coach'), does: [openPage({ page: 'coach' })] },
    ...(preferences.languages.length > 1
      ? [{ words: say('menu.languages'), does: [openPage({ page: 'languages' })] }]
      : []),
    { words: say('menu.look-back'), does: closeThen({ do: 'look-back', index: null }) },
    { words: say('menu.rules'), does: closeThen({ do: 'open', screen: { open: 'rules', rule: ruleAsked(match) } }) },
    { words: say('menu.goal'), does: closeThen({ do: 'tell-goal' }) },
    // In a form + and - count, so the menu is the way to zoom the map.
    { words: say('menu.zoom-in'), does: closeThen({ do: 'zoom', way: 'in' }) },
    { words: say('menu.zoom-out'), does: closeThen({ do: 'zoom', way: 'out' }) },
    { words: say('menu.leave'), does: closeThen({ do: 'match', act: { act: 'save' } }, openPage({ page: 'leave' })) },
    { words: say('menu.back'), does: CLOSE },
  ];
  return { title: say('menu.title'), answers, back: CLOSE };
}

/** The effects that let a person look at their own view. If there are several people, a page asks which one. */
export function peekEffects(people: readonly Seat[], first: Seat | null): readonly Effect[] {
  const [one, ...others] = people;
  if (one === undefined) {
    return [notify(say('table.no-secrets'), 'warning')];
  }
  if (others.length === 0) return [{ do: 'match', act: { act: 'peek', seat: one } }];
  return [{ do: 'match', act: { act: 'stand-up' } }, openPage({ page: 'peek', first: first ?? one })];
}

/** The page that sets who plays each seat: a person or the program. */
function players({ game, names, players: now, seatsIn }: MatchNow): MenuQuestion {
  const offered = playersInTurn(game.id);
  const answers = names.map((_, seat): AskAnswer<Effect> => {
    const player = now[seat] ?? 'human';
    const level = levelOf(player);
    const playerWords =
      level === null ? say('players.person') : offered.length > 2 ? programWords(level) : say('players.bot');
    const next = offered[(offered.indexOf(player) + 1) % offered.length] ?? 'human';
    const act = { act: 'give', seat, player: next } as const;
    return {
      words: seatWords(seat),
      detail: seatsIn.includes(seat) ? playerWords : say('players.out'),
      does: [{ do: 'match', act }],
    };
  });
  const back = { words: say('players.back'), does: CLOSE };
  return { title: say('players.title'), text: say('players.about'), answers: [...answers, back], back: CLOSE };
}

/** The page that switches the coach on or off for each person's seat. */
function coach({ people, coachOn }: MatchNow): MenuQuestion {
  const answers = people.map((seat): AskAnswer<Effect> => {
    const isOn = coachOn[seat] === true;
    const act = { act: 'coach', seat, on: !isOn } as const;
    return { words: seatWords(seat), detail: say(isOn ? 'coach.on' : 'coach.quiet'), does: [{ do: 'match', act }] };
  });
  const back = { words: say('players.back'), does: CLOSE };
  return { title: say('coach.title'), text: say('coach.about'), answers: [...answers, back], back: CLOSE };
}

/** The page that sets the language of each person's own screens: the table's, or one of the others in turn. */
function languages(match: MatchNow, { preferences }: FeatureContext): MenuQuestion {
  const answers = match.people.map((seat): AskAnswer<Effect> => {
    const currentIndex = preferences.languages.findIndex(({ id }) => id === match.languages[seat]);
    const ownLanguage = preferences.languages[currentIndex];
    const act = { act: 'speak', seat, language: preferences.languages[currentIndex + 1]?.id ?? null } as const;
    const detail = ownLanguage === undefined ? say('new.language.table') : literal(ownLanguage.name);
    return { words: seatWords(seat), detail, does: [{ do: 'match', act }] };
  });
  const back = { words: say('players.back'), does: CLOSE };
  return { title: say('languages.title'), text: say('languages.about'), answers: [...answers, back], back: CLOSE };
}

/** The page for giving up. If only one seat may give up, it leads straight to the confirmation. */
function concedePage({ mayConcede: [only, ...others] }: MatchNow): MenuPage {
  return only !== undefined && others.length === 0 ? { page: 'confirm', seat: only } : { page: 'concede' };
}

/** The page that asks which seat gives up; the next page asks for confirmation. */
function concede({ mayConcede }: MatchNow): MenuQuestion {
  const answers = mayConcede.map((seat): AskAnswer<Effect> => ({
    words: seatWords(seat),
    does: [openPage({ page: 'confirm', seat })],
  }));
  const back = { words: say('players.back'), does: CLOSE };
  const text = mayConcede.length === 0 ? { text: say('concede.none') } : {};
  return { title: say('concede.title'), ...text, answers: [...answers, back], back: CLOSE };
}

function confirm(seat: Seat, { names }: MatchNow): MenuQuestion {
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

function peek({ people }: MatchNow, first: Seat): MenuQuestion {
  const answers = people.map((seat): AskAnswer<Effect> => ({
    words: seatWords(seat),
    does: closeThen({ do: 'match', act: { act: 'peek', seat } }),
  }));
  return { title: say('peek.title'), answers, back: CLOSE, at: people.indexOf(first) };
}

/**
 * The page that asks which earlier decision to go back to, the latest first; the next page asks whether everybody
 * agrees.
 */
function takeBack(earlier: readonly Earlier[], { game }: MatchNow): MenuQuestion {
  const answers = earlier.toReversed().map((one): AskAnswer<Effect> => ({
    words: one.isTold ? one.what : say('take-back.entry', { seat: { seat: one.seat }, what: one.what }),
    detail: roundWords(one.round, game.roundName),
    does: [openPage({ page: 'agree', earlier: one })],
  }));
  return { title: say('take-back.title'), answers, back: CLOSE };
}

/** The page that asks whether everybody at the table agrees to a take-back. */
function agree({ n, seat, what, isTold }: Earlier): MenuQuestion {
  const agreeEffects: readonly Effect[] = [...TO_MATCH, { do: 'match', act: { act: 'take-back', to: n } }];
  return {
    title: isTold ? say('take-back.ask-told', { what }) : say('take-back.ask', { seat: { seat }, what }),
    text: say('take-back.agree'),
    answers: [
      { words: say('take-back.yes'), does: agreeEffects },
      { words: say('take-back.no'), does: TO_MATCH },
    ],
    back: CLOSE,
  };
}

/** The page that asks whether to leave the match, and where to go. */
function leave({ unsaved, saved, picture }: MatchNow): MenuQuestion {
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
