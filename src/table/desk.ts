import type { Game } from '../kernel/history/playable.ts';
import type { Line } from '../kernel/history/lines.ts';
import type { Viewer, Message } from '../kernel/words/message.ts';
import type { Grid } from '../widgets/grid.ts';
import { inAscii } from '../widgets/ascii.ts';
import { ASCII_GLYPHS } from '../widgets/glyphs.ts';
import { commandFor } from '../widgets/keymap.ts';
import type { Mouse } from '../widgets/mouse.ts';
import { isTooSmall, tooSmallGrid } from '../widgets/too-small.ts';
import type { Size } from '../widgets/too-small.ts';
import { Changes } from './changes.ts';
import type { Circumstances } from './begin.ts';
import type { Beginning, DeskParts } from './desk-parts.ts';
import type { LoadedGame } from './games.ts';
import { School } from './lessons/school.ts';
import type { Look } from './look.ts';
import type { Page, Soon } from './page.ts';
import { homePage } from './pages/home.ts';
import { keysPage } from './pages/keys.ts';
import { onList } from './pages/list-mouse.ts';
import { CoachedTable } from './pages/coached-table.ts';
import { NewMatches } from './new-matches.ts';
import { settingsPage } from './pages/settings.ts';
import { PageStack } from './pages/stack.ts';
import { Pasting } from './pasting.ts';
import { Reading } from './reading.ts';
import { SavedMatches } from './saved-matches.ts';
import { saveLine } from './pages/save-lines.ts';
import { TablePage } from './pages/table.ts';
import { say } from './say.ts';
import { Languages } from './seat-languages.ts';
import { Waiting } from './waiting.ts';
import type { GameTexts } from './catalogues.ts';
import { paintLoading } from './screens/home.ts';
import type { Session } from './session.ts';

/** Somebody has pressed Ctrl-C. */
const INTERRUPTED = 130;

/** The pages that lie on each other, the keys that work on all of them, and the ways from one to the other. */
export class Desk {
  readonly #parts: DeskParts & Circumstances & { readonly look: Look };
  readonly #languages: Languages;
  readonly #pages = new PageStack();
  readonly #over = { push: (page: Page) => this.#pages.push(page), pop: () => this.#pages.pop() };
  readonly #school: School;
  readonly #reading: Reading;
  readonly #saved: SavedMatches;
  readonly #new: NewMatches;
  #session: Session | null = null;
  /** Not yet said: what was wrong with the settings. */
  #problems: readonly Message[];
  readonly #changes = new Changes();
  readonly #pasting = new Pasting();
  readonly #waiting: Waiting;
  #shown: Viewer = 'spectator';
  /** Counts what was begun, so that something slow that is no longer wanted does not come up. */
  #turn = 0;

  constructor(parts: DeskParts) {
    const { preferences } = parts;
    this.#languages = new Languages({
      preferences,
      session: () => this.#session,
      soon: loaded => this.#soonOr(loaded.then(() => this.#changed())),
    });
    this.#parts = { ...parts, settings: preferences.table, look: preferences.look(this.#languages.tells(null)) };
    this.#problems = preferences.problems;
    this.#waiting = new Waiting(parts.clock, () => this.#changed());
    const changed = (): void => this.#changed();
    const ways = {
      ...this.#parts,
      ...this.#over,
      languages: preferences.languages,
      load: (id: string) => this.#load(id),
      soon: (done: Promise<void>) => this.#soonOr(done),
      tells: (spoken: GameTexts, language?: string | null) => this.#languages.tells(spoken, language),
      learn: (game: Game, languages: readonly (string | null)[]) => this.#languages.learn(game, languages),
      reads: (viewer: Viewer, game: Game) => this.#languages.reads(viewer, game),
      said: (error: unknown) => this.#languages.said(error),
      show: (page: Page) => this.#show(page),
      home: (message?: string) => this.#home(message),
      sit: (session: Session, boxed: LoadedGame) => this.#play(session, boxed),
      play: (boxed: LoadedGame, open: () => Session) => this.#tryToPlay(boxed, open),
      keys: () => this.#keys(),
      pages: this.#pages,
      changed,
    };
    this.#new = new NewMatches(ways);
    this.#saved = new SavedMatches(ways);
    this.#reading = new Reading(ways);
    const firstMatch = (game: string): void => this.#soonOr(this.#new.first(game));
    this.#school = new School({ ...ways, firstMatch, doors: this.#doors() });
  }

  /** Goes to where the program begins. */
  async open(beginning: Beginning): Promise<void> {
    await this.#languages.load(null);
    const { strange } = this.#parts;
    if (strange === null || !('screen' in beginning || 'new' in beginning)) await this.#begin(beginning);
    else this.#saved.askAboutFolder(strange, () => this.#soonOr(this.#begin(beginning)));
  }

  async #begin(beginning: Beginning): Promise<void> {
    if ('resume' in beginning) await this.#saved.resumeFile(beginning.resume);
    else if ('replay' in beginning) await this.#saved.replayFile(beginning.replay, beginning.seat);
    else if ('new' in beginning) await this.#new.begin(beginning.game, beginning.new);
    else if ('learn' in beginning) await this.#school.open(beginning.learn.game, beginning.learn.lesson);
    else if (beginning.screen === 'new-match') await this.#new.open();
    else if (beginning.screen === 'resume') this.#saved.list();
    else this.#home();
  }

  /** What screens are painted with, and told. */
  get look(): Look {
    return this.#parts.look;
  }

  /** Grows whenever there is something else to paint. */
  get version(): number {
    return this.#changes.version;
  }

  /** Calls back whenever there is something else to paint; gives back how to stop that. */
  onChange(listener: () => void): () => void {
    return this.#changes.listen(listener);
  }

  /** The terminal is gone or about to be: the match is given back, so that another program may go on with it. */
  putDown(): void {
    this.#session?.leave();
  }

  /** What happens by itself, if no key comes. */
  soon(): Soon | null {
    return this.#waiting.left(this.#pages.top?.soon?.() ?? null);
  }

  /** Takes a key. */
  key(key: string): void {
    const command = commandFor(this.#parts.look.keymap, key)?.command;
    if (this.#pasting.clear()) this.#changed();
    if (key === 'ctrl-c') this.#leave(INTERRUPTED);
    else if (command === 'repaint') this.#parts.repaint();
    else if (command === 'suspend') this.suspend();
    else {
      const isFree = this.#pages.top?.takesAllKeys?.() !== true;
      // What lies over the table may hold secrets too.
      if (command === 'cover' && this.#session !== null && isFree) this.#pages.clear();
      if (command === 'rules' && isFree && !this.#reading.isOpen) this.#reading.open();
      else this.#pages.top?.key(key);
      this.#changed();
    }
  }

  /** Puts the program aside: nothing that somebody may not see stays in sight. */
  suspend(): void {
    if (this.#session !== null) this.#pages.clear();
    this.#pages.top?.cover?.();
    this.#changed();
    this.#parts.suspend();
  }

  /** Takes what was pasted: a text for where one is typed, and never keys. */
  paste(text: string): void {
    this.#pasting.take(this.#pages.top, text);
    this.#changed();
  }

  /** Takes what the mouse does. */
  mouse(mouse: Mouse): void {
    const page = this.#pages.top;
    this.#pasting.clear();
    if (page?.mouse !== undefined) page.mouse(mouse);
    else if (page !== undefined) onList(page, mouse, this.#parts.look.keymap);
    this.#changed();
  }

  /** The whole screen, exactly as large as the terminal. */
  paint(size: Size): Grid {
    const { look } = this.#parts;
    if (isTooSmall(size)) return tooSmallGrid(size, look.format);
    const grid = this.#pasting.over(this.#pages.top?.paint(size) ?? paintLoading(size, look), look);
    return look.glyphs === ASCII_GLYPHS ? inAscii(grid) : grid;
  }

  /** Wipes the screen when other eyes look at it from now on, before anything new is painted. */
  #changed(): void {
    const viewer = this.#pages.top?.viewer() ?? 'spectator';
    if (this.#shown !== 'spectator' && viewer !== this.#shown) this.#parts.wipe();
    this.#shown = viewer;
    this.#changes.notify();
  }

  #show(page: Page): void {
    this.#turn += 1;
    this.#pages.show(page);
    this.#changed();
  }

  #leave(code: number): void {
    this.putDown();
    this.#parts.leave(code);
  }

  // ---- the ways --------------------------------------------------------------------------------------------------

  #home(message: string | null = null): void {
    const { library, look, shelf } = this.#parts;
    this.#session?.leave();
    this.#session = null;
    const last = library.last();
    const doors = {
      last: last && {
        line: saveLine(last, shelf, look).line,
        open: () => this.#soonOr(this.#saved.resume(last.save, last.file)),
      },
      newMatch: () => this.#soonOr(this.#new.open()),
      resume: () => this.#saved.list(),
      rules: () => this.#reading.open(),
      learn: shelf.taught.length === 0 ? null : () => this.#soonOr(this.#school.open(null)),
      settings: () => this.#settings(),
      quit: () => this.#leave(0),
    };
    this.#show(homePage(doors, look, message ?? this.#troubles()));
  }

  /** What stands on the home screen unasked: what is wrong with the settings, else with the folder of the saves. */
  #troubles(): string | null {
    const { library, look } = this.#parts;
    const trouble = library.trouble();
    return this.#wrongSettings() ?? (trouble === null ? null : look.format(trouble));
  }

  #wrongSettings(): string | null {
    const { format } = this.#parts.look;
    const problems = this.#problems.map(format).join(' ');
    this.#problems = [];
    return problems === '' ? null : format(say('settings.from-file', { problems }));
  }

  #settings(): void {
    const { preferences, look, clock } = this.#parts;
    // Who may stay before the screen follows from the settings.
    const changed = (): void => {
      this.#session?.hotSeat.standUp();
      this.#languages.loadAll();
    };
    const doors = { ...this.#over, clock, changed, atTable: this.#session !== null };
    this.#pages.push(settingsPage(preferences, doors, look));
  }

  /** The game of that id; when there is none, or something else was wanted meanwhile, `null`. */
  async #load(id: string): Promise<LoadedGame | null> {
    this.#turn += 1;
    const turn = this.#turn;
    const boxed = await this.#parts.shelf.load(id);
    if (turn !== this.#turn) return null;
    if (boxed === null) this.#home(this.#parts.look.format(say('resume.unknown-game', { game: id })));
    const loading = boxed === null ? null : this.#languages.load(boxed.game);
    if (loading === null) return boxed;
    await loading;
    return turn === this.#turn ? boxed : null;
  }

  #tryToPlay(boxed: LoadedGame, open: () => Session): void {
    try {
      this.#play(open(), boxed);
    } catch (error) {
      this.#home(this.#languages.said(error));
    }
  }

  #play(session: Session, boxed: LoadedGame): void {
    const { board } = boxed;
    const { settings, look } = this.#parts;
    const doors = {
      ...this.#doors(),
      again: () => this.#new.again(session, boxed),
      copy: (lines: readonly Line[]) =>
        this.#saved.goOnWithCopy(boxed, { head: session.hindsight.head, lines }, session.hindsight.people),
    };
    this.#session?.leave();
    this.#session = session;
    const reason = this.#wrongSettings();
    if (reason !== null) session.notes.notify(say('table.refused', { reason }), 'warning');
    const table = new TablePage(session, board, settings, look, { ...doors, languages: this.#languages });
    this.#show(new CoachedTable(table, session, table.look));
    this.#languages.loadAll();
  }

  #keys(): void {
    const { preferences, look, clock } = this.#parts;
    this.#pages.push(keysPage(preferences, this.#over.pop, look, clock));
  }

  /** Where every table leads to. */
  #doors() {
    const { clock } = this.#parts;
    return {
      ...this.#over,
      clear: () => this.#pages.clear(),
      home: () => this.#home(),
      settings: () => this.#settings(),
      keys: () => this.#keys(),
      rules: (rule: string | null) => this.#reading.open(rule),
      quit: () => this.#leave(0),
      clock,
    };
  }

  /** Something that takes a while; when it fails, the home screen says so. */
  #soonOr(done: Promise<void>): void {
    done.catch((error: unknown) => this.#home(this.#languages.said(error)));
  }
}
