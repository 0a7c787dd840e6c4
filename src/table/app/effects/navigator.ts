import { basename } from 'node:path';
import { HeldFault } from '../../../saves/folder/claim.ts';
import { nameOfSave } from '../../../saves/folder/folder.ts';
import type { SaveEntry } from '../../../saves/saved/entry.ts';
import { literal, messageFor } from '../../../kernel/match/refusal.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { storedIn } from '../../../saves/saved/stored.ts';
import { begin, continueCopy, resume } from '../../../session/begin.ts';
import type { OpenMode } from '../../../session/begin.ts';
import { matchAgainst } from '../../../session/setting/against.ts';
import type { InitialValues, NewMatch } from '../../../session/setting/draft.ts';
import { DIRECT_EXPLAINER } from '../../../session/setting/thinking.ts';
import type { LoadedGame } from '../../../session/setting/games.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Languages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import type { AgainstChoices } from '../../../session/setting/table-settings.ts';
import { backupAsk } from '../../home/seating/resume.tsx';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import { savesFolderDialog, heldSaveDialog } from './asks.ts';
import { lookForDamage } from './damage.ts';
import type { SeatedMatch } from './match-pages.ts';
import type { Beginning, DeskParts } from './parts.ts';
import { replayOfSave } from './replays.ts';
import type { ReplayOfMatch, Replays } from './replays.ts';
import { SaveList } from './save-list.ts';
import { School } from './school.ts';
import type { Course } from './school.ts';
import type { Timers } from './timers.ts';
import type { TableInput } from '../screens/update.ts';

/** The parts of the table that navigation needs. */
interface NavigatorParts {
  readonly parts: DeskParts;
  readonly timers: Timers;
  readonly languages: Languages;
  readonly dispatch: (input: TableInput) => void;
  /** The match on the table. */
  readonly session: () => Session | null;
  /** Puts a match on the table; `null`: takes it away. */
  readonly sit: (seated: SeatedMatch | null) => void;
  /** What the screen may show of the match; `null`: there is none. */
  readonly match: () => MatchNow | null;
  readonly replays: Replays;
}

/** Navigation between matches: home, new matches, saved ones, and the rules of a game without a match. */
export class Navigator {
  /** Navigation between lessons. */
  readonly school: School;
  /** The list of saves. */
  readonly saves: SaveList;
  readonly #of: NavigatorParts;
  /** Counts requests, so that an outdated slow one does not open its screen. */
  #turn = 0;
  /** Whether the people have left, so that no request counts any more. */
  #isClosed = false;
  /** The problems with the settings that have not been shown yet. */
  #problems: readonly Message[];
  /** The first screen, while a question about a folder of saves comes before it. */
  #then: Beginning | null = null;

  constructor(of: NavigatorParts) {
    this.#of = of;
    this.school = new School({ ...of, course: id => this.#course(id), go: (...effects) => this.#go(...effects) });
    this.saves = new SaveList({ ...of, begun: () => this.#begun(), go: (...effects) => this.#go(...effects) });
    this.#problems = of.parts.preferences.problems;
  }

  /** Opens the program's first screen. */
  async open(beginning: Beginning): Promise<void> {
    const { strange } = this.#of.parts;
    await this.#of.languages.load(null);
    if (strange === null || !('screen' in beginning || 'new' in beginning)) {
      await this.#begin(beginning);
      return;
    }
    this.#then = beginning;
    this.#go({ do: 'show', screen: { open: 'ask', ask: savesFolderDialog(strange.folder) } });
  }

  /** Applies the decision about a strange folder of saves; then opens the first screen. */
  async decide(opinion: 'used' | 'left' | null): Promise<void> {
    const { strange, library } = this.#of.parts;
    if (strange !== null && opinion !== null) strange.decide(opinion);
    if (strange !== null && opinion === 'used') library.moveTo(strange.folder);
    await this.#begin(this.#then ?? { screen: 'home' });
  }

  async #begin(beginning: Beginning): Promise<void> {
    if ('resume' in beginning) await this.#resumeNamed(beginning.resume);
    else if ('new' in beginning) await this.begin(beginning.game, beginning.new);
    else if ('replay' in beginning) await this.replayAtHome(beginning.replay, beginning.seat);
    else if ('learn' in beginning) await this.school.open(beginning.learn.game, beginning.learn.lesson);
    else if ('practise' in beginning) await this.school.practise(beginning.practise.game);
    else if ('screen' in beginning && beginning.screen === 'new-match') await this.newMatch(null);
    else if ('screen' in beginning && beginning.screen === 'resume') {
      this.#go({ do: 'show', screen: { open: 'resume', message: null } });
    } else this.home(null);
  }

  #go(...effects: readonly Effect[]): void {
    this.#of.dispatch({ kind: 'go', match: this.#of.match(), effects });
  }

  /** Runs something slow; if it fails, the home screen says so. */
  runAsync(done: Promise<void>): void {
    done.catch((error: unknown) => this.home(literal(this.#of.languages.said(error))));
  }

  /** Shows the home screen; `message` says what went wrong before. */
  home(message: Message | null): void {
    this.#turn += 1;
    this.#of.sit(null);
    this.#go({ do: 'show', screen: { open: 'home', message: message ?? this.#wrongSettings() } });
  }

  /** The problems with the settings, shown once; `null`: none. */
  #wrongSettings(): Message | null {
    const problems = this.#problems.map(this.#of.languages.tells(null)).join(' ');
    this.#problems = [];
    return problems === '' ? null : say('settings.from-file', { problems });
  }

  /** Loads the game with this id; `null` if there is none, or if another request came meanwhile. */
  async #load(id: string): Promise<LoadedGame | null> {
    const isWanted = this.#begun();
    if (!isWanted()) return null;
    const loadedGame = await this.#of.parts.shelf.load(id);
    if (!isWanted()) return null;
    if (loadedGame === null) {
      this.home(say('resume.unknown-game', { game: id }));
      return null;
    }
    await this.#of.languages.load(loadedGame.game);
    return isWanted() ? loadedGame : null;
  }

  /** Loads the game with this id and its lessons; `null` if there is none, or if another request came meanwhile. */
  async #course(id: string): Promise<Course | null> {
    const loadedGame = await this.#load(id);
    if (loadedGame === null) return null;
    const isWanted = this.#begun();
    const lessons = await this.#of.parts.shelf.lessons(id);
    return isWanted() ? { loaded: loadedGame, lessons } : null;
  }

  /**
   * Starts a slow request. The returned function tells whether it is still current: no later request has started, and
   * the people have not left.
   */
  #begun(): () => boolean {
    this.#turn += 1;
    const requestNumber = this.#turn;
    return () => requestNumber === this.#turn && !this.#isClosed;
  }

  /** Called when the people have left: outdates all requests. */
  close(): void {
    this.#isClosed = true;
  }

  /** Opens the rules of a game in place of the question which game. */
  async book(id: string): Promise<void> {
    const loadedGame = await this.#load(id);
    if (loadedGame === null) return;
    const { game } = loadedGame;
    const { texts, format } = this.#of.languages.reads('spectator', game);
    this.#go({ do: 'close' }, { do: 'open', screen: { open: 'rules', rule: null, book: { game, texts, format } } });
  }

  /**
   * Opens the form for a new match of a game; `null`: the last game played, or the first one. Absent `beginnings`: the
   * settings decide who plays each seat.
   */
  async newMatch(id: string | null, beginnings?: InitialValues): Promise<void> {
    const { parts, languages } = this.#of;
    const { titles } = parts.shelf;
    const lastGame = id === null ? parts.library.last()?.save.game : undefined;
    const loadedGame = await this.#load(id ?? (titles.find(title => title.id === lastGame) ?? titles[0])?.id ?? '');
    if (loadedGame === null) return;
    const { game } = loadedGame;
    const { texts } = languages.reads('spectator', game);
    const firstPlayer = parts.preferences.table.coach ? ('coached' as const) : ('human' as const);
    const defaultBeginnings = { sitters: Array.from({ length: game.seats.max }, () => firstPlayer), firstMatch: false };
    this.#go({
      do: 'show',
      screen: {
        open: 'new-match',
        loaded: { game, texts, format: languages.tells(loadedGame) },
        hiddenSeed: parts.newSeed(),
        beginnings: beginnings ?? defaultBeginnings,
        past: parts.progress.alone(game.id),
      },
    });
  }

  /** Begins a match against the program for the person here, under the learner's name. */
  async playAgainst(setUp: AgainstChoices): Promise<void> {
    const { parts, languages } = this.#of;
    const loadedGame = await this.#load(setUp.game);
    if (loadedGame === null) return;
    const person = { name: parts.progress.learner, isCoached: parts.preferences.table.coach };
    const match = matchAgainst(loadedGame.game, setUp, person, parts.newSeed(), languages.tells(loadedGame));
    if ('key' in match) this.home(match);
    else await this.begin(setUp.game, match);
  }

  /** Begins a match from the form; the form shows the reason if the game refuses it. */
  async beginDrafted(id: string, match: NewMatch): Promise<void> {
    try {
      await this.begin(id, match);
    } catch (error) {
      this.#of.dispatch({ kind: 'refused', words: messageFor(error) });
    }
  }

  /** Begins a match with complete settings. */
  async begin(id: string, match: NewMatch): Promise<void> {
    const loadedGame = await this.#load(id);
    if (loadedGame !== null) this.#sit(begin(loadedGame, match, this.#circumstances()), loadedGame);
  }

  #circumstances() {
    const { parts } = this.#of;
    return { ...parts, settings: parts.preferences.table };
  }

  #sit(session: Session, loaded: LoadedGame): void {
    const reason = this.#wrongSettings();
    if (reason !== null) session.notes.add(say('table.refused', { reason }), 'warning');
    this.#of.sit({ session, loaded });
    this.#go({ do: 'show', screen: { open: 'match' } });
    lookForDamage(session, { ...this.#of, clock: this.#of.parts.clock });
    this.#of.languages.loadAll();
  }

  /** Opens the match in a file named by the user; the home screen reports problems. */
  async #resumeNamed(file: string): Promise<void> {
    try {
      await this.resume(file);
    } catch (error) {
      this.home(literal(this.#of.languages.said(error)));
    }
  }

  /** Reads a save's entry. If it can't be read but its backup can, offers the backup. */
  #readOrOffer(file: string): SaveEntry | null {
    const { library, shelf } = this.#of.parts;
    try {
      return library.read(file);
    } catch (error) {
      const backupFile = library.backup(file);
      if (backupFile === null) throw error;
      const damagedSave = { name: nameOfSave(file) ?? basename(file), fault: messageFor(error) };
      const dialog = backupAsk(damagedSave, backupFile, [{ do: 'go-home' }], shelf.titles);
      this.#go({ do: 'show', screen: { open: 'ask', ask: dialog } });
      return null;
    }
  }

  /** Opens the match in a file; if another program has it open, asks what to do. */
  async resume(file: string, how: OpenMode = 'here'): Promise<void> {
    const save = this.#readOrOffer(file);
    if (save === null) return;
    const loadedGame = await this.#load(save.game);
    if (loadedGame === null) return;
    try {
      this.#sit(resume(loadedGame, save, file, this.#circumstances(), how), loadedGame);
    } catch (error) {
      if (!(error instanceof HeldFault)) throw error;
      this.#go({ do: 'show', screen: { open: 'ask', ask: heldSaveDialog(error.holder, file) } });
    }
  }

  /** Opens the replay of a file over the home screen; a seat's view only if the match has ended. */
  async replayAtHome(file: string, seat: Seat | null): Promise<void> {
    this.home(null);
    try {
      await this.replay(file, seat);
    } catch (error) {
      this.home(literal(this.#of.languages.said(error)));
    }
  }

  /** Opens the replay of a file from its beginning, over the current screen. */
  async replay(file: string, seat: Seat | null): Promise<void> {
    const { languages, parts } = this.#of;
    const { entry: save, load } = storedIn(file);
    const loadedGame = await this.#load(save.game);
    if (loadedGame === null) return;
    const storedMatch = load(loadedGame.game);
    const ownLanguages = save.seats.map((_, at) => storedMatch.table?.languages[at] ?? null);
    await languages.learn(loadedGame.game, ownLanguages);
    const { clock, explainer } = parts;
    const lookingBack = replayOfSave(save, storedMatch, loadedGame, seat, {
      ...{ languages, clock, copy: this.copy },
      explainer: explainer ?? DIRECT_EXPLAINER,
    });
    this.#of.replays.open(lookingBack);
  }

  /**
   * Continues with a copy of a match at an earlier moment; the original stays as it is. If that fails, the home screen
   * says why.
   */
  readonly copy: ReplayOfMatch['copy'] = (loaded, copied, people) => {
    try {
      this.#sit(continueCopy(loaded, copied, people, this.#circumstances()), loaded);
    } catch (error) {
      this.home(literal(this.#of.languages.said(error)));
    }
  };
}
