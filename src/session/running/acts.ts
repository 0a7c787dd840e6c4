import type { Look } from '../../lessons/lesson.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import type { Message, Ref, Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { Note } from './notes.ts';
import type { Session } from './session.ts';
import type { Following } from './usual.ts';

/** What people do with a match, as data. */
export type MatchAct =
  /** `then`: the answer to the question of that kind behind it, given together with it. */
  | { readonly act: 'answer'; readonly answer: Answer; readonly then?: Following }
  | { readonly act: 'answer-for-bot' }
  /** Takes back one of what an option of the form took, wherever in the row of answers that was. */
  | { readonly act: 'take-one-back'; readonly option: string }
  /** From now on a person chooses what the program chose for her, or no more. */
  | { readonly act: 'by-hand' }
  /** The coach helps, or says again what it said. */
  | { readonly act: 'hint' }
  /** The learner of a lesson has looked something up, or turned the panes. */
  | { readonly act: 'look'; readonly at: Look }
  /** `key` gives the answer again. */
  | { readonly act: 'undo'; readonly key: string }
  | { readonly act: 'redo' }
  | { readonly act: 'take-back'; readonly to: number }
  | { readonly act: 'coach'; readonly seat: Seat; readonly on: boolean }
  | { readonly act: 'give'; readonly seat: Seat; readonly player: Player }
  | { readonly act: 'speak'; readonly seat: Seat; readonly language: string | null }
  /** Who is alone before the screen writes a note on a thing; an empty one takes it away. */
  | { readonly act: 'remark'; readonly ref: Ref; readonly text: string }
  | { readonly act: 'concede'; readonly seat: Seat }
  | { readonly act: 'save' }
  | { readonly act: 'sit-down' }
  | { readonly act: 'go-on' }
  | { readonly act: 'next-moment'; readonly all: boolean }
  | { readonly act: 'moment-before' }
  | { readonly act: 'peek'; readonly seat: Seat }
  | { readonly act: 'stand-up' }
  | { readonly act: 'cover' }
  | { readonly act: 'uncover' }
  | { readonly act: 'clear-note' }
  | { readonly act: 'notify'; readonly words: Message; readonly tone: Note['tone'] };

/** Does with a session what people have done. What the match refuses stands as a note on the screen. */
export function carryOut(session: Session, act: MatchAct): void {
  const { hotSeat, notes } = session;
  switch (act.act) {
    case 'answer': {
      session.answer(act.answer, act.then);
      return;
    }
    case 'take-one-back': {
      session.takeOneBack(act.option);
      return;
    }
    case 'hint': {
      session.hint();
      return;
    }
    case 'look': {
      session.lesson?.match.look(act.at);
      return;
    }
    case 'by-hand': {
      session.chooseByHand();
      return;
    }
    case 'answer-for-bot': {
      session.answerForBot();
      return;
    }
    case 'undo': {
      session.undo(act.key);
      return;
    }
    case 'redo': {
      session.redo();
      return;
    }
    case 'take-back': {
      session.takeBack(act.to);
      return;
    }
    case 'coach': {
      session.coachSeat(act.seat, act.on);
      return;
    }
    case 'give': {
      session.give(act.seat, act.player);
      return;
    }
    case 'speak': {
      session.speak(act.seat, act.language);
      return;
    }
    case 'remark': {
      session.remark(act.ref, act.text);
      return;
    }
    case 'concede': {
      session.concede(act.seat);
      return;
    }
    case 'save': {
      session.save();
      return;
    }
    case 'sit-down': {
      session.sitDown();
      return;
    }
    case 'go-on': {
      hotSeat.goOn();
      return;
    }
    case 'next-moment': {
      hotSeat.nextMoment(act.all);
      return;
    }
    case 'moment-before': {
      hotSeat.momentBefore();
      return;
    }
    case 'peek': {
      hotSeat.peek(act.seat);
      return;
    }
    case 'stand-up': {
      hotSeat.standUp();
      return;
    }
    case 'cover': {
      hotSeat.cover();
      return;
    }
    case 'uncover': {
      hotSeat.uncover();
      return;
    }
    case 'clear-note': {
      notes.clear();
      return;
    }
    case 'notify': {
      notes.notify(act.words, act.tone);
      return;
    }
  }
}
