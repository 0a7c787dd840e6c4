import type { FollowUp } from '../../boards/deeds.ts';
import { commitments } from '../../kernel/history/commits.ts';
import type { Commitments } from '../../kernel/history/commits.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Answer, Blocked, Decision } from '../../kernel/match/decision.ts';
import type { Ref, Seat } from '../../kernel/words/message.ts';
import type { LostSearch } from '../../saves/saved/lost.ts';
import type { MomentView } from '../sitting/beats.ts';
import { NewsCards, PLAIN_PACE } from '../sitting/news-cards.ts';
import { pastGameOf } from '../learning/past-games.ts';
import { coachable, Coaching } from '../learning/coaching.ts';
import type { Coachable } from '../learning/coaching.ts';
import { Changes } from './changes.ts';
import { Deeds } from './deeds.ts';
import { GoingBack } from './going-back.ts';
import { MatchHistory } from './match-history.ts';
import { Help } from './help.ts';
import { OWN_EXPLAINER } from '../setting/thinking.ts';
import { HotSeat } from '../sitting/hot-seat.ts';
import { keepAndNotify, Keeper } from './keeper.ts';
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
import { endsNow } from '../sitting/sitting.ts';
import type { LogEnd } from '../sitting/sitting.ts';
import { Views } from '../sitting/views.ts';
import { Way } from './way.ts';
import { usualAfter } from './auto-answers.ts';
import { Marches } from './marches.ts';
import type { EventRange } from '../looking-back/watched.ts';

/**
 * What people have answered, the answer to the question behind it that was given with it, and how long the logs were
 * before.
 */
interface Answered {
  readonly asked: Coachable;
  readonly then: FollowUp | undefined;
  readonly before: LogEnd;
}

/**
 * A match at a table: what the people do with it, what they are notified of, and what is saved. It knows nothing of
 * Ink; the screens paint the picture of its hot seat and nothing else of the match.
 */
export class Session {
  readonly game: Game;
  /** The names of the seats. */
  readonly names: readonly string[];
  readonly views: Views;
  /** Who sits before the screen, and what it may show. */
  readonly hotSeat: HotSeat;
  /** Explains to those who want it what is new to them. */
  readonly coach: Coaching;
  /** The match seen from behind. */
  readonly history: MatchHistory;
  /** The lesson that the match belongs to; `null`: it belongs to none. */
  readonly lesson: TaughtLesson | null;
  /** Looks for what the save of the match lacks amid it; `null`: that is known. */
  readonly amid: LostSearch | null;
  /** Whether every answer can be taken back. */
  readonly undoesAll: boolean;
  /** What the program's players think about beside the table. */
  readonly pondering: Pondering;
  /** What helps who is asked: the coach, hints. */
  readonly help: Help;
  /** What the people are notified of. */
  readonly notes = new Notes();
  /** What belongs to the seats beside the match: languages, notes, the coach. */
  readonly seats: SeatThings;
  /** What is answered together. */
  readonly deeds: Deeds;
  /** What each seat has under way in this sitting. */
  readonly marches: Marches;
  /** How it stood between the answers of the order that was given last. */
  readonly way: Way;
  /** Undo, redo and take-backs. */
  readonly back: GoingBack;
  /** Who answers for each seat can change. */
  readonly reseating: Reseating;
  /** When the match was saved last, and what is wrong with saving. */
  readonly saving: Pick<Keeper, 'saved' | 'unsaved'>;
  readonly #parts: SessionParts;
  readonly #match: Match;
  readonly #players: Players;
  readonly #keeper: Keeper;
  readonly #changes: Changes;
  /** Whether people are asked also what has a usual answer. */
  #isByHand = false;
  /** Whether anything was answered for people as usual. */
  #hasAutoAnswers = false;
  /** What the last change has told. */
  readonly #recent: RecentEvents;

  /** Who wants to know of each answer that people give, in this order. */
  readonly #afterAnswer: readonly ((answered: Answered) => void)[] = [
    ({ before }) => this.#recent.beginAt(before),
    ({ asked, before }) => this.hotSeat.answered(asked.seat, before(asked.seat)),
    ({ asked }) => this.coach.answered(asked),
    ({ asked, then }) => {
      if (then !== undefined) this.coach.answered({ ...asked, kind: then.kind });
    },
    () => this.save(),
  ];

  constructor(parts: SessionParts) {
    const { game, match, settings, pace = PLAIN_PACE } = parts;
    const { seats } = match.start;
    const views = new Views(match);
    const players = new Players(seats.length, parts.players, parts.persons);
    const seen = seats.map((_, seat) => parts.seen?.[seat] ?? 0);
    this.game = game;
    this.names = seats.map(({ name }) => name);
    this.views = views;
    this.coach = new Coaching(seats.length, key => Object.hasOwn(game.texts.en, key), parts.coach, parts.ledgers);
    this.lesson = parts.lesson ?? null;
    this.amid = parts.amid ?? null;
    this.undoesAll = parts.undoesAll ?? false;
    this.#parts = parts;
    this.way = new Way(views);
    this.marches = new Marches(match, parts.marching ?? null);
    this.#match = match;
    this.#players = players;
    this.seats = new SeatThings(seats.length, { players, coach: this.coach }, parts);
    this.#keeper = new Keeper(parts.file, parts.now);
    this.saving = this.#keeper;
    this.#recent = new RecentEvents(match);
    this.deeds = new Deeds(match, parts.deeds, seat => this.#isUnasked && players.isPerson(seat));
    this.hotSeat = new HotSeat({ match, views, players, settings, seen, pace });
    const cards = new NewsCards(pace, ({ viewer, from, to }) =>
      views.events(viewer, from).filter(({ index }) => index < to),
    );
    const { bot, advice = null, random } = parts;
    this.pondering = new Pondering({ match, advice, random, thinker: parts.thinker ?? null });
    this.help = new Help(this, match, parts.explainer ?? OWN_EXPLAINER);
    const table = { match, players, hotSeat: this.hotSeat, cards, notes: this.notes, bot, advice, random };
    this.#changes = new Changes({
      ...table,
      pondering: this.pondering,
      isTaught: this.lesson !== null,
      answered: () => this.deeds.followUp(),
    });
    const changed = {
      ...{ match, players, hotSeat: this.hotSeat, notes: this.notes, changes: this.#changes },
      save: () => this.save(),
    };
    const { deeds, marches } = this;
    this.back = new GoingBack({ ...changed, deeds, marches, recent: this.#recent, isTaught: this.lesson !== null });
    this.reseating = new Reseating({ ...changed, pondering: this.pondering });
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
   * In the log of those before the screen, the index of the first event since the answer before, and of the next event
   * to come; `state` stands for how the match is now.
   */
  get recent(): { readonly from: number; readonly to: number; readonly state: unknown } {
    const reader = viewerOf(this.hotSeat.picture());
    return { ...this.#recent.boundsFor(reader), state: this.views.state };
  }

  /** The moments that told something of a stretch of the log, as those before the screen may see them. */
  watch(stretch: EventRange): readonly MomentView[] {
    const picture = this.hotSeat.picture();
    if (picture.show !== 'table' && picture.show !== 'since') return [];
    return this.history.seenAgain(picture.viewer, stretch);
  }

  /** What the shown decision forbids, each with its reason; empty when no decision is shown. */
  blocked(): readonly Blocked[] {
    return this.hotSeat.asked === null ? [] : this.#match.blocked();
  }

  /**
   * Says of each answer to the pending decision whether it ends the undoing, and whether it spends anything: for the
   * seat that is asked.
   */
  commits(): Commitments {
    return this.undoesAll ? () => ({ ends: false, spends: false }) : commitments(this.#match);
  }

  /**
   * Whether the program answers for people what has a usual answer in this match, so that they may want to do it
   * themselves.
   */
  get hasAutoAnswers(): boolean {
    return this.#hasAutoAnswers || this.#isByHand;
  }

  /**
   * The seat to whom the screen is handed over sits down before it; a few things that it has missed stand on the table
   * as a note.
   */
  sitDown(): void {
    const [one, two] = this.hotSeat.sitDown();
    const seat = this.hotSeat.sits;
    if (one === undefined || seat === null) return;
    const words = two === undefined ? one.words : say('since.both', { one: one.words, two: two.words });
    this.notes.notify(words, 'good', seat);
  }

  /** Answers the shown decision, and with it those behind it; does nothing when none is shown. */
  answer(answer: Answer, then?: FollowUp): void {
    const decision = this.hotSeat.asked;
    if (decision !== null) this.#answer(decision, answer, then);
  }

  /** Carries out what answers the shown decision; does nothing when none is shown. `isDeed`: several answers in one. */
  answerBy(give: (asked: Decision) => void, isDeed = false): void {
    const { asked } = this.hotSeat;
    if (asked !== null) this.#change(asked, undefined, () => give(asked), isDeed);
  }

  /** Lets the program answer, if it is its turn and nothing else is shown; else does nothing. */
  answerForBot(): void {
    const picture = this.hotSeat.picture();
    if (this.#match.decision === null || picture.show !== 'table' || picture.thinking === null) return;
    const before = endsNow(this.#match);
    if (this.#changes.playBots()) this.#recent.beginAt(before);
    this.save();
  }

  /** From now on people are asked also what has a usual answer, or no more. */
  chooseByHand(): void {
    this.#isByHand = !this.#isByHand;
    this.notes.notify(say(this.#isByHand ? 'table.by-hand' : 'table.not-by-hand'), 'good');
  }

  /** What is kept of the match when one person has played it alone and it has ended; `null`: nothing yet. */
  playedAlone(): ReturnType<typeof pastGameOf> {
    return pastGameOf(this.game, this.#match, this.#parts.players, this.people);
  }

  /** From now on the coach speaks to a seat, or does not. */
  coachSeat(seat: Seat, on: boolean): void {
    if (this.coach.isOn(seat) === on) return;
    this.coach.set(seat, on);
    this.save();
  }

  /** From now on a seat reads its own screens in that language; `null`: as the table. */
  speak(seat: Seat, language: string | null): void {
    this.seats.speak(seat, language);
    this.save();
  }

  /**
   * A seat that is alone before the screen writes down something about a thing for itself; an empty text takes it away.
   */
  remark(ref: Ref, text: string): void {
    const viewer = viewerOf(this.hotSeat.picture());
    if (viewer === 'spectator') return;
    this.seats.remarks.write(viewer, ref, text);
    this.save();
  }

  /** The match leaves the table: what is not on the disk yet is tried once more, and its file is released. */
  leave(): void {
    this.pondering.stop();
    this.help.advising.stop();
    this.#match.checkpoint();
    this.save();
    this.#parts.close?.();
  }

  /** Saves the match, or tries once more; the people are notified of what goes wrong. */
  save(): void {
    keepAndNotify(this.#keeper, this.#match, this.seats.kept(this.hotSeat.seen), this.notes);
  }

  #answer(decision: Decision, answer: Answer, then?: FollowUp): void {
    this.#change(decision, then, () =>
      this.marches.noting(decision, [answer, then?.answer ?? ''], () => this.deeds.answer(decision, answer, then)),
    );
  }

  /** Carries out what answers a decision, and tells all who want to know of it. */
  #change(asked: Decision, then: FollowUp | undefined, give: () => void, isDeed = false): void {
    const answered: Answered = { asked: coachable(asked, this.#match), then, before: endsNow(this.#match) };
    const change = (): void => {
      give();
      const giveUsual = usualAfter(this.#match, this.#players, {
        seat: asked.seat,
        isDeed,
        company: this.hotSeat.company,
      });
      if (this.#isUnasked && giveUsual()) this.#hasAutoAnswers = true;
      this.deeds.followUp();
      if (this.#isUnasked && giveUsual()) this.#hasAutoAnswers = true;
    };
    if (!this.#changes.apply(change, { isDeed, way: this.way })) return;
    for (const hear of this.#afterAnswer) hear(answered);
  }

  /** Whether the program answers for people what has a usual answer, or goes without saying. */
  get #isUnasked(): boolean {
    return !this.#isByHand && this.lesson === null;
  }
}
