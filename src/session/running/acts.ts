import type { FollowUp } from '../../boards/deeds.ts';
import type { March } from '../../boards/marching.ts';
import type { TableAction } from '../../lessons/lesson.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import type { Message, Ref, Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import { say } from '../text/say.ts';
import type { Note } from './notes.ts';
import type { Session } from './session.ts';

/** The actions on a match, by name: each takes the session and parameters. */
const ACTS = {
  /**
   * Answers the decision on the screen. `then`: the answer to the next question of its kind, given together with this
   * answer.
   */
  answer: (session: Session, { answer, then }: { readonly answer: Answer; readonly then?: FollowUp }) =>
    session.answer(answer, then),
  /** Gives several answers (a deed) with one key. */
  deed: (session: Session, { deed, holds }: { readonly deed: string; readonly holds: boolean }) =>
    session.answerBy(asked => session.deeds.give(asked, deed, holds), true),
  /** Replaces the implied answer to the previous question by another answer. */
  instead: (session: Session, { answer }: { readonly answer: string }) => {
    const { deeds, hotSeat } = session;
    if (deeds.others(hotSeat.asked).some(({ id }) => id === answer)) session.answerBy(() => deeds.instead(answer));
  },
  /** Sends things on marches over several turns; all steps of this turn are answered at once. */
  march: (session: Session, { orders }: { readonly orders: readonly March[] }) => {
    const { deeds, marches, way, hotSeat, notes } = session;
    const seat = hotSeat.asked?.seat;
    const stopReasons: Message[] = [];
    session.answerBy(
      asked => void stopReasons.push(...marches.carryOut(asked, orders, deeds.together, () => way.add())),
    );
    for (const why of stopReasons) notes.notify(why, 'warning', seat);
  },
  /** Puts a group on watch (it stays where it is), or ends its watch. */
  'watch-over': ({ marches, hotSeat, notes }: Session, { march }: { readonly march: March }) => {
    const { asked } = hotSeat;
    if (asked === null) return;
    const isOn = marches.watch(asked, march);
    notes.notify(say(isOn ? 'table.on-watch' : 'table.off-watch'), 'good', asked.seat);
  },
  /** Puts the given groups, which were left standing, on watch where they are. */
  'watch-all': ({ marches, hotSeat: { asked } }: Session, { left }: { readonly left: readonly March[] }) => {
    if (asked !== null) marches.watchAll(asked, left);
  },
  'answer-for-bot': (session: Session) => session.answerForBot(),
  /** Undoes one answer that took an option of a form, wherever it is in the series of answers. */
  'take-one-back': (session: Session, { option }: { readonly option: string }) => session.back.takeOneBack(option),
  /** Switches between asking people and answering for them if a question has a usual answer. */
  'by-hand': (session: Session) => session.chooseByHand(),
  /** Asks the coach to help, or to repeat what it said. */
  hint: (session: Session) => session.help.hint(),
  /** Asks the program for a hint: what it would do here. */
  advise: ({ help }: Session) => help.advising.ask(),
  /** Notes that the learner of a lesson has looked something up or switched panes. */
  look: ({ lesson }: Session, { at }: { readonly at: TableAction }) => lesson?.match.look(at),
  /**
   * Undoes the last answer. `key`: the key on the keyboard that redoes it; `takeBack`: the key for going further back
   * if all agree.
   */
  undo: (session: Session, { key, takeBack }: { readonly key: string; readonly takeBack: string }) =>
    session.back.undo(key, takeBack),
  redo: (session: Session) => session.back.redo(),
  'take-back': (session: Session, { to }: { readonly to: number }) => session.back.takeBack(to),
  coach: (session: Session, { seat, on }: { readonly seat: Seat; readonly on: boolean }) => session.coachSeat(seat, on),
  give: (session: Session, { seat, player }: { readonly seat: Seat; readonly player: Player }) =>
    session.reseating.give(seat, player),
  speak: (session: Session, { seat, language }: { readonly seat: Seat; readonly language: string | null }) =>
    session.speak(seat, language),
  /**
   * Writes a private note on a thing, for the person who is alone before the screen; an empty text removes the note.
   */
  remark: (session: Session, { ref, text }: { readonly ref: Ref; readonly text: string }) => session.remark(ref, text),
  concede: (session: Session, { seat }: { readonly seat: Seat }) => session.reseating.concede(seat),
  save: (session: Session) => session.save(),
  'sit-down': (session: Session) => session.sitDown(),
  'go-on': ({ hotSeat }: Session) => hotSeat.goOn(),
  'next-moment': ({ hotSeat }: Session, { all }: { readonly all: boolean }) => hotSeat.nextMoment(all),
  'moment-before': ({ hotSeat }: Session) => hotSeat.momentBefore(),
  peek: ({ hotSeat }: Session, { seat }: { readonly seat: Seat }) => hotSeat.peek(seat),
  'stand-up': ({ hotSeat }: Session) => hotSeat.standUp(),
  cover: ({ hotSeat }: Session) => hotSeat.cover(),
  uncover: ({ hotSeat }: Session) => hotSeat.uncover(),
  'clear-note': ({ notes }: Session) => notes.clear(),
  notify: ({ notes }: Session, { words, tone }: { readonly words: Message; readonly tone: Note['tone'] }) =>
    notes.notify(words, tone),
};

type Acts = typeof ACTS;

/** The parameters of each action, by the action's name. */
type ActParams = {
  readonly [Name in keyof Acts]: Acts[Name] extends (session: Session, belongings: infer Of) => void ? Of : never;
};

/** An action of that name, as data. */
type ActOf<Name extends keyof Acts> = { readonly act: Name } & ActParams[Name];

/** An action on a match, as data. */
export type MatchAct = { readonly [Name in keyof Acts]: ActOf<Name> }[keyof Acts];

/** Performs an action on a session. If the match refuses it, a note on the screen says why. */
export function performAct<Name extends keyof Acts>(session: Session, act: ActOf<Name>): void {
  const handlers: { readonly [Of in keyof Acts]: (session: Session, belongings: ActParams[Of]) => void } = ACTS;
  handlers[act.act](session, act);
}
