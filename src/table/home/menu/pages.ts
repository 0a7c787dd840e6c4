import type { Seat } from '../../../kernel/words/message.ts';
import { roundWords } from '../../../kernel/words/rounds.ts';
import { literal } from '../../../kernel/match/refusal.ts';
import type { EarlierDecision } from '../../../session/running/journal.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { levelOf, playersInMenuOrder, programWords } from '../../../session/setting/levels.ts';
import type { Dialog, MenuPage, DialogAnswer } from '../../frame/store/screen-requests.ts';
import { notifyEffect } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { lessonDialog, ruleInQuestion } from './lesson-pages.ts';
import { clockTime } from '../../frame/text/times.ts';

type MenuQuestion = Dialog<Effect>;
type Answers = readonly DialogAnswer<Effect>[];

const CLOSE_EFFECTS: readonly Effect[] = [{ do: 'close' }];
/** Closes all pages of the menu and returns to the match. */
const TO_MATCH_EFFECTS: readonly Effect[] = [{ do: 'clear' }];

function closeThen(...effects: readonly Effect[]): readonly Effect[] {
  return [...CLOSE_EFFECTS, ...effects];
}

function openPage(of: MenuPage): Effect {
  return { do: 'open', screen: { open: 'menu', page: of } };
}

function seatWords(seat: Seat) {
  return say('table.asked', { seat: { seat } });
}

/** A page of the menu as a question, for the current match. */
export function menuDialog(page: MenuPage, match: MatchNow, context: FeatureContext): MenuQuestion {
  const lessonPage = match.lesson === null ? null : lessonDialog(page, match.lesson, match);
  if (lessonPage !== null) return lessonPage;
  switch (page.page) {
    case 'menu':
      return menuPage(match, context);
    case 'players':
      return playersPage(match);
    case 'coach':
      return coachPage(match);
    case 'languages':
      return languagesPage(match, context);
    case 'concede':
      return concede(match);
    case 'confirm':
      return confirmPage(page.seat, match);
    case 'peek':
      return peekPage(match, page.first);
    case 'take-back':
      return takeBackPage(page.earlier, match);
    case 'agree':
      return agreePage(page.earlier);
    case 'leave':
      return leavePage(match);
  }
}

/** The main page of the menu. */
function menuPage(match: MatchNow, { preferences }: FeatureContext): MenuQuestion {
  const answers: Answers = [
    { words: say('menu.players'), does: [openPage({ page: 'players' })] },
    { words: say('menu.concede'), does: [openPage(concedeMenuPage(match))] },
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
    {
      words: say('menu.rules'),
      does: closeThen({ do: 'open', screen: { open: 'rules', rule: ruleInQuestion(match) } }),
    },
    { words: say('menu.goal'), does: closeThen({ do: 'tell-goal' }) },
    // In a form + and - count, so the menu is the way to zoom the map.
    { words: say('menu.zoom-in'), does: closeThen({ do: 'zoom', way: 'in' }) },
    { words: say('menu.zoom-out'), does: closeThen({ do: 'zoom', way: 'out' }) },
    { words: say('menu.leave'), does: closeThen({ do: 'match', act: { act: 'save' } }, openPage({ page: 'leave' })) },
    { words: say('menu.back'), does: CLOSE_EFFECTS },
  ];
  return { title: say('menu.title'), answers, back: CLOSE_EFFECTS };
}

/** The effects that let a person look at their own view. If there are several people, a page asks which one. */
export function peekEffects(seatsWithPeople: readonly Seat[], firstSeat: Seat | null): readonly Effect[] {
  const [one, ...others] = seatsWithPeople;
  if (one === undefined) {
    return [notifyEffect(say('table.no-secrets'), 'warning')];
  }
  if (others.length === 0) return [{ do: 'match', act: { act: 'peek', seat: one } }];
  return [{ do: 'match', act: { act: 'stand-up' } }, openPage({ page: 'peek', first: firstSeat ?? one })];
}

/** The page that sets who plays each seat: a person or the program. */
function playersPage({ game, names, players: now, seatsIn }: MatchNow): MenuQuestion {
  const offeredPlayers = playersInMenuOrder(game.id);
  const answers = names.map((_, seat): DialogAnswer<Effect> => {
    const player = now[seat] ?? 'human';
    const playerLevel = levelOf(player);
    const playerWords =
      playerLevel === null
        ? say('players.person')
        : offeredPlayers.length > 2
          ? programWords(playerLevel)
          : say('players.bot');
    const nextPlayer = offeredPlayers[(offeredPlayers.indexOf(player) + 1) % offeredPlayers.length] ?? 'human';
    const giveAct = { act: 'give', seat, player: nextPlayer } as const;
    return {
      words: seatWords(seat),
      detail: seatsIn.includes(seat) ? playerWords : say('players.out'),
      does: [{ do: 'match', act: giveAct }],
    };
  });
  const backAnswer = { words: say('players.back'), does: CLOSE_EFFECTS };
  return {
    title: say('players.title'),
    text: say('players.about'),
    answers: [...answers, backAnswer],
    back: CLOSE_EFFECTS,
  };
}

/** The page that switches the coach on or off for each person's seat. */
function coachPage({ people, coachOn }: MatchNow): MenuQuestion {
  const answers = people.map((seat): DialogAnswer<Effect> => {
    const isCoachOn = coachOn[seat] === true;
    const coachAct = { act: 'coach', seat, on: !isCoachOn } as const;
    return {
      words: seatWords(seat),
      detail: say(isCoachOn ? 'coach.on' : 'coach.quiet'),
      does: [{ do: 'match', act: coachAct }],
    };
  });
  const backAnswer = { words: say('players.back'), does: CLOSE_EFFECTS };
  return {
    title: say('coach.title'),
    text: say('coach.about'),
    answers: [...answers, backAnswer],
    back: CLOSE_EFFECTS,
  };
}

/** The page that sets the language of each person's own screens: the table's, or one of the others in turn. */
function languagesPage(match: MatchNow, { preferences }: FeatureContext): MenuQuestion {
  const answers = match.people.map((seat): DialogAnswer<Effect> => {
    const currentIndex = preferences.languages.findIndex(({ id }) => id === match.languages[seat]);
    const ownLanguage = preferences.languages[currentIndex];
    const languageAct = { act: 'speak', seat, language: preferences.languages[currentIndex + 1]?.id ?? null } as const;
    const detail = ownLanguage === undefined ? say('new.language.table') : literal(ownLanguage.name);
    return { words: seatWords(seat), detail, does: [{ do: 'match', act: languageAct }] };
  });
  const backAnswer = { words: say('players.back'), does: CLOSE_EFFECTS };
  return {
    title: say('languages.title'),
    text: say('languages.about'),
    answers: [...answers, backAnswer],
    back: CLOSE_EFFECTS,
  };
}

/** The page for giving up. If only one seat may give up, it leads straight to the confirmation. */
function concedeMenuPage({ mayConcede: [only, ...others] }: MatchNow): MenuPage {
  return only !== undefined && others.length === 0 ? { page: 'confirm', seat: only } : { page: 'concede' };
}

/** The page that asks which seat gives up; the next page asks for confirmation. */
function concede({ mayConcede }: MatchNow): MenuQuestion {
  const answers = mayConcede.map((seat): DialogAnswer<Effect> => ({
    words: seatWords(seat),
    does: [openPage({ page: 'confirm', seat })],
  }));
  const backAnswer = { words: say('players.back'), does: CLOSE_EFFECTS };
  const text = mayConcede.length === 0 ? { text: say('concede.none') } : {};
  return { title: say('concede.title'), ...text, answers: [...answers, backAnswer], back: CLOSE_EFFECTS };
}

function confirmPage(seat: Seat, { names }: MatchNow): MenuQuestion {
  return {
    title: say('concede.ask', { seat: { seat } }),
    text: names.length === 1 ? say('concede.about-alone') : say('concede.about', { seat: { seat } }),
    alarming: true,
    answers: [
      { words: say('concede.no'), does: CLOSE_EFFECTS },
      { words: say('concede.yes'), does: [...TO_MATCH_EFFECTS, { do: 'match', act: { act: 'concede', seat } }] },
    ],
    back: CLOSE_EFFECTS,
  };
}

function peekPage({ people }: MatchNow, first: Seat): MenuQuestion {
  const answers = people.map((seat): DialogAnswer<Effect> => ({
    words: seatWords(seat),
    does: closeThen({ do: 'match', act: { act: 'peek', seat } }),
  }));
  return { title: say('peek.title'), answers, back: CLOSE_EFFECTS, at: people.indexOf(first) };
}

/**
 * The page that asks which earlier decision to go back to, the latest first; the next page asks whether everybody
 * agrees.
 */
function takeBackPage(earlier: readonly EarlierDecision[], { game }: MatchNow): MenuQuestion {
  const answers = earlier.toReversed().map((one): DialogAnswer<Effect> => ({
    words: one.isTold ? one.what : say('take-back.entry', { seat: { seat: one.seat }, what: one.what }),
    detail: roundWords(one.round, game.roundName),
    does: [openPage({ page: 'agree', earlier: one })],
  }));
  return { title: say('take-back.title'), answers, back: CLOSE_EFFECTS };
}

/** The page that asks whether everybody at the table agrees to a take-back. */
function agreePage({ n, seat, what, isTold }: EarlierDecision): MenuQuestion {
  const agreeEffects: readonly Effect[] = [...TO_MATCH_EFFECTS, { do: 'match', act: { act: 'take-back', to: n } }];
  return {
    title: isTold ? say('take-back.ask-told', { what }) : say('take-back.ask', { seat: { seat }, what }),
    text: say('take-back.agree'),
    answers: [
      { words: say('take-back.yes'), does: agreeEffects },
      { words: say('take-back.no'), does: TO_MATCH_EFFECTS },
    ],
    back: CLOSE_EFFECTS,
  };
}

/** The page that asks whether to leave the match, and where to go. */
function leavePage({ unsaved, saved, picture }: MatchNow): MenuQuestion {
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
      { words: say('leave.stay'), does: CLOSE_EFFECTS },
    ],
    back: CLOSE_EFFECTS,
    at: unsaved === null ? 0 : 2,
  };
}
