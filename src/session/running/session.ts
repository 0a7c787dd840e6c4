import type { FollowUp } from '../../boards/deeds.ts';
import { commitments } from '../../kernel/history/commits.ts';
import type { Commitments } from '../../kernel/history/commits.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Answer, Blocked, Decision } from '../../kernel/match/decision.ts';
import type { Ref, Seat } from '../../kernel/words/message.ts';
import type { LostSearch } from '../../saves/saved/lost.ts';
import type { MomentView } from '../sitting/beats.ts';
import { NewsCards } from '../sitting/news-cards.ts';
import { DEFAULT_PACE } from '../sitting/pace.ts';
import { pastGameOf } from '../learning/past-games.ts';
import { coachInput, Coaching } from '../learning/coaching.ts';
import type { CoachInput } from '../learning/coaching.ts';
import { Changes } from './changes.ts';
import { Deeds } from './deeds.ts';
import { GoingBack } from './going-back.ts';
import { MatchHistory } from './match-history.ts';
import { Help } from './help.ts';
import { DIRECT_EXPLAINER } from '../setting/thinking.ts';
import { HotSeat } from '../sitting/hot-seat.ts';
import { saveAndNotify, Keeper } from './keeper.ts';
import { Notes } from './notes.ts';
import { viewerOf } from '../sitting/picture.ts';
import { Pondering } from './pondering.ts';
import { Players } from '../sitting/players.ts';
import { RecentEvents } from './recent-events.ts';
import { Reseating } from './reseating.ts';
import { say } from '../text/say.ts';
import { SeatThings } from './seat-things.ts';
import type { SessionParts } from './session-parts.ts';
import type { TaughtLesson } from '../learning/taught-lesson.ts';
import { currentLogEnds } from '../sitting/sitting.ts';
import type { LogEnd } from '../sitting/sitting.ts';
import { Views } from '../sitting/views.ts';
import { OrderViews } from './way.ts';
import { autoAnswersAfter } from './auto-answers.ts';
import { Marches } from './marches.ts';
import type { EventRange } from '../looking-back/watched.ts';

/**
 * A decision that people have answered, the follow-up answer given with it, and the length of each reader's log before.
 */
interface AnsweredEvent {
  readonly asked: CoachInput;
  readonly then: FollowUp | undefined;
  readonly before: LogEnd;
}

/**
 * A session: a match at a table, what people do with it, the notes for them, and what is saved. It knows nothing of
 * Ink. The screens show the picture of its hot seat and nothing else of the match.
 */
export class Session {
  readonly game: Game;
  /** The names of the seats. */
  readonly names: readonly string[];
  readonly views: Views;
  /** Who sits before the screen, and what the screen may show. */
  readonly hotSeat: HotSeat;
  /** The coach, which explains rules and decisions that are new to a person. */
  readonly coach: Coaching;
  /** What can be made from the match's history, such as a replay or a report. */
  readonly history: MatchHistory;
  /** The lesson to which the match belongs; `null`: the match is no lesson. */
  readonly lesson: TaughtLesson | null;
  /** Searches for parts that the save has lost in the middle of the match; `null`: nothing is searched. */
  readonly amid: LostSearch | null;
  /** Whether every answer can be undone freely, as in a lesson. */
  readonly undoesAll: boolean;
  /** The thinking of the bots in the background. */
  readonly pondering: Pondering;
  /** Help for the seat that is asked: the coach and hints. */
  readonly help: Help;
  /** The note that the table shows to the people. */
  readonly notes = new Notes();
  /** The data of the seats that is saved with the match: players, languages, notes, the coach's state. */
  readonly seats: SeatThings;
  /** The answers that are given together with one key, and implied answers. */
  readonly deeds: Deeds;
  /** The marches of each seat, over several turns. */
  readonly marches: Marches;
  /** The views between the answers of the last order. */
  readonly way: OrderViews;
  /** Undo, redo and take-backs of answers. */
  readonly back: GoingBack;
  /** Changes who plays a seat. */
  readonly reseating: Reseating;
  /** When the match was saved last, and the problem with saving. */
  readonly saving: Pick<Keeper, 'saved' | 'unsaved'>;
  readonly #parts: SessionParts;
  readonly #match: Match;
  readonly #players: Players;
  readonly #keeper: Keeper;
  readonly #changes: Changes;
  /** Whether people are asked even questions that have a usual answer. */
  #isByHand = false;
  /** Whether the program has given a usual answer for a person in this match. */
  #hasAutoAnswers = false;
  /** The log events of the last change. */
  readonly #recent: RecentEvents;

  /** The callbacks for each answer that people give, in this order. */
  readonly #afterAnswer: readonly ((answered: AnsweredEvent) => void)[] = [
    ({ before }) => this.#recent.beginAt(before),
    ({ asked, before }) => this.hotSeat.answered(asked.seat, before(asked.seat)),
    ({ asked }) => this.coach.answered(asked),
    ({ asked, then }) => {
      if (then !== undefined) this.coach.answered({ ...asked, kind: then.kind });
    },
    () => this.save(),
  ];

  constructor(parts: SessionParts) {
    const { game, match, settings, pace = DEFAULT_PACE } = parts;
    const { seats } = match.start;
    const views = new Views(match);
    const players = new Players(seats.length, parts.players, parts.persons);
    const eventsRead = seats.map((_, seat) => parts.seen?.[seat] ?? 0);
    this.game = game;
    this.names = seats.map(({ name }) => name);
    this.views = views;
    this.coach = new Coaching(seats.length, key => Object.hasOwn(game.texts.en, key), parts.coach, parts.ledgers);
    this.lesson = parts.lesson ?? null;
    this.amid = parts.amid ?? null;
    this.undoesAll = parts.undoesAll ?? false;
    this.#parts = parts;
    this.way = new OrderViews(views);
    this.marches = new Marches(match, parts.marching ?? null);
    this.#match = match;
    this.#players = players;
    this.seats = new SeatThings(seats.length, { players, coach: this.coach }, parts);
    this.#keeper = new Keeper(parts.file, parts.now);
    this.saving = this.#keeper;
    this.#recent = new RecentEvents(match);
    this.deeds = new Deeds(match, parts.deeds, seat => this.#isUnasked && players.isPerson(seat));
    this.hotSeat = new HotSeat({ match, views, players, settings, seen: eventsRead, pace });
    const cards = new NewsCards(pace, ({ viewer, from, to }) =>
      views.events(viewer, from).filter(({ index }) => index < to),
    );
    const { bot, advice = null, random } = parts;
    this.pondering = new Pondering({ match, advice, random, thinker: parts.thinker ?? null });
    this.help = new Help(this, match, parts.explainer ?? DIRECT_EXPLAINER);
    const table = { match, players, hotSeat: this.hotSeat, cards, notes: this.notes, bot, advice, random };
    this.#changes = new Changes({
      ...table,
      pondering: this.pondering,
      isTaught: this.lesson !== null,
      answered: () => this.deeds.followUp(),
    });
    const changeParts = {
      ...{ match, players, hotSeat: this.hotSeat, notes: this.notes, changes: this.#changes },
      save: () => this.save(),
    };
    const { deeds, marches } = this;
    this.back = new GoingBack({ ...changeParts, deeds, marches, recent: this.#recent, isTaught: this.lesson !== null });
    this.reseating = new Reseating({ ...changeParts, pondering: this.pondering });
    const { list, persons } = players;
    const people = {
      players: list,
      persons,
      coach: this.coach,
      languages: this.seats.languages,
      hints: this.seats.hints,
    };
    this.history = new MatchHistory({ game, match, ...people, write: parts.report });
    this.hotSeat.settle();
    this.save();
  }

  /** The seats that people play. */
  get people(): readonly Seat[] {
    return this.#players.people;
  }

  /**
   * The indices, in the current viewer's log, of the first event since the previous answer and of the next event to
   * come. `state` identifies the current position.
   */
  get recent(): { readonly from: number; readonly to: number; readonly state: unknown } {
    const reader = viewerOf(this.hotSeat.picture());
    return { ...this.#recent.boundsFor(reader), state: this.views.state };
  }

  /** The moments of the match that logged events in a range, as the current viewer may see them. */
  watch(stretch: EventRange): readonly MomentView[] {
    const picture = this.hotSeat.picture();
    if (picture.show !== 'table' && picture.show !== 'since') return [];
    return this.history.seenAgain(picture.viewer, stretch);
  }

  /** The blocked options of the decision on the screen, each with its reason; empty if no decision is on the screen. */
  blocked(): readonly Blocked[] {
    return this.hotSeat.asked === null ? [] : this.#match.blocked();
  }

  /**
   * Returns what each answer to the pending decision means for the asked seat: whether it prevents an undo, and whether
   * it spends anything.
   */
  commits(): Commitments {
    return this.undoesAll ? () => ({ ends: false, passes: false, spends: false }) : commitments(this.#match);
  }

  /** Whether questions with a usual answer come up in this match, so that people may want to answer them by hand. */
  get hasAutoAnswers(): boolean {
    return this.#hasAutoAnswers || this.#isByHand;
  }

  /**
   * Makes the seat to which the screen is handed over sit down. If it has missed only a few events, a note on the table
   * says them.
   */
  sitDown(): void {
    const [one, two] = this.hotSeat.sitDown();
    const seat = this.hotSeat.sits;
    if (one === undefined || seat === null) return;
    const words = two === undefined ? one.words : say('since.both', { one: one.words, two: two.words });
    this.notes.notify(words, 'good', seat);
  }

  /**
   * Answers the decision on the screen, and gives the follow-up answers; does nothing if no decision is on the screen.
   */
  answer(answer: Answer, then?: FollowUp): void {
    const decision = this.hotSeat.asked;
    if (decision !== null) this.#answer(decision, answer, then);
  }

  /**
   * Calls `give` to answer the decision on the screen; does nothing if no decision is on the screen. `isDeed`: it gives
   * several answers.
   */
  answerBy(give: (asked: Decision) => void, isDeed = false): void {
    const { asked } = this.hotSeat;
    if (asked !== null) this.#change(asked, undefined, () => give(asked), isDeed);
  }

  /** Lets bots answer, if one is asked and nothing else is on the screen; otherwise does nothing. */
  answerForBot(): void {
    const picture = this.hotSeat.picture();
    if (this.#match.decision === null || picture.show !== 'table' || picture.thinking === null) return;
    const logEndsBefore = currentLogEnds(this.#match);
    if (this.#changes.playBots()) this.#recent.beginAt(logEndsBefore);
    this.save();
  }

  /** Switches whether people are asked questions that have a usual answer. */
  chooseByHand(): void {
    this.#isByHand = !this.#isByHand;
    this.notes.notify(say(this.#isByHand ? 'table.by-hand' : 'table.not-by-hand'), 'good');
  }

  /** The record of the match if one person has played it alone and it has ended; else `null`. */
  playedAlone(): ReturnType<typeof pastGameOf> {
    return pastGameOf(this.game, this.#match, this.#parts.players, this.people);
  }

  /** Switches the coach on or off for a seat. */
  coachSeat(seat: Seat, on: boolean): void {
    if (this.coach.isOn(seat) === on) return;
    this.coach.set(seat, on);
    this.save();
  }

  /** Changes the language of a seat's own screens; `null`: the table's language. */
  speak(seat: Seat, language: string | null): void {
    this.seats.speak(seat, language);
    this.save();
  }

  /** Writes a private note on a thing, for the seat that is alone before the screen; an empty text removes the note. */
  remark(ref: Ref, text: string): void {
    const viewer = viewerOf(this.hotSeat.picture());
    if (viewer === 'spectator') return;
    this.seats.remarks.write(viewer, ref, text);
    this.save();
  }

  /** Ends the session: saves once more what is not on disk yet, and releases the match's file. */
  leave(): void {
    this.pondering.stop();
    this.help.advising.stop();
    this.#match.checkpoint();
    this.save();
    this.#parts.close?.();
  }

  /** Saves the match, or tries to save again; a note tells of problems. */
  save(): void {
    saveAndNotify(this.#keeper, this.#match, this.seats.kept(this.hotSeat.seen), this.notes);
  }

  #answer(decision: Decision, answer: Answer, then?: FollowUp): void {
    this.#change(decision, then, () =>
      this.marches.noting(decision, [answer, then?.answer ?? ''], () => this.deeds.answer(decision, answer, then)),
    );
  }

  /** Carries out a change that answers a decision, and then calls the callbacks for answers. */
  #change(asked: Decision, then: FollowUp | undefined, give: () => void, isDeed = false): void {
    const answeredEvent: AnsweredEvent = {
      asked: coachInput(asked, this.#match),
      then,
      before: currentLogEnds(this.#match),
    };
    const change = (): void => {
      give();
      const giveAutoAnswers = autoAnswersAfter(this.#match, this.#players, {
        seat: asked.seat,
        isDeed,
        company: this.hotSeat.company,
      });
      if (this.#isUnasked && giveAutoAnswers()) this.#hasAutoAnswers = true;
      this.deeds.followUp();
      if (this.#isUnasked && giveAutoAnswers()) this.#hasAutoAnswers = true;
    };
    if (!this.#changes.apply(change, { isDeed, way: this.way })) return;
    for (const callback of this.#afterAnswer) callback(answeredEvent);
  }

  /** Whether the program answers questions for people that have a usual or an implied answer. */
  get #isUnasked(): boolean {
    return !this.#isByHand && this.lesson === null;
  }
}
