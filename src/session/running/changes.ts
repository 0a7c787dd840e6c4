import { isPrivate } from '../../kernel/match/decision.ts';
import type { Advice } from '../../bots/searching.ts';
import { playerOf } from '../../bots/strengths.ts';
import type { Match, Worlds } from '../../kernel/history/playable.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import { messageFor, Refusal } from '../../kernel/match/refusal.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import { collectMoments } from '../sitting/beats.ts';
import type { CollectOptions, Moment } from '../sitting/beats.ts';
import type { NewsCards } from '../sitting/news-cards.ts';
import type { HotSeat } from '../sitting/hot-seat.ts';
import type { BotPlayer, Players } from '../sitting/players.ts';
import { viewerOf } from '../sitting/picture.ts';
import type { Pondering } from './pondering.ts';
import type { Notes } from './notes.ts';
import type { OrderViews } from './way.ts';

/** The parts of the table that changes need. */
interface ChangesParts {
  readonly match: Match;
  readonly players: Players;
  readonly hotSeat: HotSeat;
  /** Joins the moments of the program's answers into cards. */
  readonly cards: NewsCards;
  readonly notes: Notes;
  readonly bot: BotPlayer;
  /** The advice that searching bots use; `null`: no bot searches. */
  readonly advice: Advice | null;
  /** The bots' random state, separate from the match's own. */
  readonly random: RandomState;
  readonly pondering: Pondering;
  /** Called after each answer of a bot. */
  readonly answered: () => void;
  /** Whether the match is a lesson, in which a card shows the learner the effects of each answer. */
  readonly isTaught: boolean;
}

/** How the table shows the effects of a change. */
interface ChangeDisplay {
  readonly isDeed?: boolean;
  readonly way?: OrderViews;
}

/** Changes the match at a table and shows the effects. It does not save the match. */
export class Changes {
  readonly #table: ChangesParts;

  constructor(table: ChangesParts) {
    this.#table = table;
  }

  /**
   * Carries out a person's change and returns whether it succeeded. If the change is refused, a note says why, and
   * nothing has changed. `isDeed`: the change gives several answers, which are shown as one moment. `way`: collects the
   * views in between.
   */
  apply(change: () => void, { isDeed = false, way }: ChangeDisplay = {}): boolean {
    const { hotSeat, cards, players, match, isTaught } = this.#table;
    const sitsBefore = hotSeat.sits;
    const askedSeat = match.decision?.seat ?? null;
    way?.begin(viewerOf(hotSeat.picture()));
    const addMoment = (moment: Moment): void => way?.pass(moment);
    const moments = this.#collected({ sits: sitsBefore, ending: false, pass: addMoment }, change);
    if (moments === null) return false;
    way?.add();
    // People know what they did themselves, so that is not news. What the game's powers did afterwards is shown in
    // cards.
    const { own, powers } = cards.apart(moments);
    const shownMoments = cards.together(own).filter(moment => isTaught || cards.isMore(moment, players.people));
    hotSeat.show(
      shownMoments.map(moment => cards.pageOf(moment)),
      sitsBefore,
      isDeed,
    );
    if (shownMoments.length === 0) this.#noteOwn(own, askedSeat);
    if (powers.length > 0) {
      cards.startFrom(null);
      cards.add(powers, players.people);
      hotSeat.showCards(cards.take(true), sitsBefore, false);
    }
    return true;
  }

  /**
   * Lets bots answer until a card is complete, or until a person is asked if people hurry. Returns whether any bot
   * answered. If a bot has to think, the others wait until its thought is ready.
   */
  playBots(): boolean {
    const { hotSeat, cards, match, players } = this.#table;
    const { sits, hurrying } = hotSeat;
    let hasAnswered = false;
    if (this.#isBots())
      cards.startFrom({ open: match.view('spectator'), own: sits === null ? null : match.view(sits) });
    while (this.#isBots() && !this.#isPondered() && !(cards.hasWhole && !hurrying)) {
      const moments = this.#answerOfBot(sits);
      if (moments === null) break;
      cards.add(moments, players.people);
      hasAnswered = true;
    }
    hotSeat.showCards(cards.take(!this.#isBots(), hotSeat.pending), sits, hurrying);
    return hasAnswered;
  }

  /** Shows the effects of a person's own action as a note, if the same seat is asked next. */
  #noteOwn(own: readonly Moment[], seat: Seat | null): void {
    const { cards, notes, match } = this.#table;
    if (seat === null || match.decision?.seat !== seat) return;
    const lastEvent = own.flatMap(moment => cards.told(moment)).at(-1);
    if (lastEvent !== undefined) notes.notify(lastEvent.words, 'good');
  }

  /** Whether a bot is asked next. */
  #isBots(): boolean {
    const { decision } = this.#table.match;
    return decision !== null && !this.#table.players.isPerson(decision.seat);
  }

  /** Whether the bot that is asked next is still thinking; starts the thinking if necessary. */
  #isPondered(): boolean {
    const { match, players, pondering } = this.#table;
    const { decision } = match;
    return decision !== null && pondering.about(decision, players.levelOf(decision.seat)) === 'awaited';
  }

  /**
   * Gives the bot's next answer and returns its moments; `null` if the bot failed, and a person takes over its seat.
   */
  #answerOfBot(sits: Seat | null): readonly Moment[] | null {
    const { match, players, hotSeat, notes, bot, advice, random, pondering } = this.#table;
    const { decision } = match;
    if (decision === null) return null;
    const { n, seat } = decision;
    const worlds = (): Worlds | null => match.worlds?.(seat) ?? null;
    const botInput = { game: match.game, view: match.view(seat), decision, random, worlds };
    const level = players.levelOf(seat);
    const thought = pondering.about(decision, level);
    const answer = (): Answer => {
      if (thought === null || thought === 'awaited') return playerOf(level, bot, advice)(botInput);
      Object.assign(random, thought.random);
      return thought.answer;
    };
    // A secret answer makes no moment, because the others see almost nothing of it; the log records it.
    const collecting = { sits, ending: !isPrivate(decision) };
    const moments = this.#collected(collecting, () => {
      match.answer(n, answer());
      this.#table.answered();
    });
    if (moments !== null) return moments;
    players.give(seat, 'human');
    hotSeat.settle();
    notes.clear();
    notes.notify(say('table.bot-failed', { seat: { seat } }), 'danger');
    return null;
  }

  /**
   * Makes a change and returns its moments, after everybody who may not see them has left the screen; `null`: the
   * change was refused.
   */
  #collected(collecting: CollectOptions, change: () => void): readonly Moment[] | null {
    const { match, hotSeat, notes } = this.#table;
    try {
      const moments = collectMoments(match, collecting, change);
      hotSeat.settle();
      return moments;
    } catch (error) {
      const tone = error instanceof Refusal ? 'warning' : 'danger';
      notes.notify(say('table.refused', { reason: messageFor(error) }), tone, collecting.sits ?? undefined);
      return null;
    }
  }
}
