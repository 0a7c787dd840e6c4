import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { messageFor } from '../kernel/match/refusal.ts';
import type { Formatter } from '../kernel/words/format.ts';
import type { Game } from '../kernel/history/playable.ts';
import { Replay } from '../kernel/history/replay.ts';
import type { Seat } from '../kernel/words/message.ts';
import { HeldFault } from '../saves/folder/claim.ts';
import type { SaveEntry } from '../saves/saved/entry.ts';
import { nameOfSave } from '../saves/folder/folder.ts';
import type { Opinion, StrangeFolder } from '../saves/folder/known-folders.ts';
import { storedIn } from '../saves/saved/stored.ts';
import type { Stored } from '../saves/saved/stored.ts';
import { goOnWithCopy, resume } from './begin.ts';
import type { Circumstances, CopiedMatch, ResumeHow } from './begin.ts';
import type { NewMatch } from './draft.ts';
import type { LoadedGame, GameCatalogue } from './games.ts';
import type { Backup, Damaged, ListedSave } from './library.ts';
import { lookTelling } from './look.ts';
import type { Look } from './look.ts';
import type { Page } from './page.ts';
import { heldPage } from './pages/held.ts';
import { backupPage, deletePage, folderPage, resumePage } from './pages/resume.ts';
import type { SaveLine } from './pages/save-lines.ts';
import { saveLine } from './pages/save-lines.ts';
import { openReplay } from './replay/open-replay.ts';
import { say } from './say.ts';
import type { Session } from './session.ts';
import type { GameTexts } from './catalogues.ts';
import { dayAndTime } from './times.ts';

/** The list is shown after so long, however many saves are still to be read; then they are read in slices. Milliseconds. */
const AT_ONCE = 200;
const SLICE = 40;

/** What saved matches need of the desk. */
export interface SavedParts extends Circumstances {
  readonly shelf: GameCatalogue;
  readonly look: Look;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  /** The game of that id; `null`: the desk has said that there is none, or something else was wanted meanwhile. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** Something that takes a while, and may fail. */
  readonly soon: (done: Promise<void>) => void;
  /** Lays a page down in place of all others. */
  readonly show: (page: Page) => void;
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  /** What lies on the desk has changed. */
  readonly changed: () => void;
  readonly keys: () => void;
  readonly home: (message?: string) => void;
  /** Sits down at a match; where it can't be opened, the home screen says why. */
  readonly play: (boxed: LoadedGame, open: () => Session) => void;
  /** Tells the table's words and those of a game, in the table's language or another one. */
  readonly tells: (spoken: GameTexts, language?: string | null) => Formatter;
  /** Loads what the seats of a match read; `null`: it is there already. */
  readonly learn: (game: Game, languages: readonly (string | null)[]) => Promise<unknown> | null;
  /** What went wrong, as people are told it. */
  readonly said: (error: unknown) => string;
}

/** The ways to saved matches: the list of them, going on with one, and looking back on one. */
export class SavedMatches {
  readonly #parts: SavedParts;

  constructor(parts: SavedParts) {
    this.#parts = parts;
  }

  /** All of them, to be chosen from. They are read in slices, so that a long list can be used before all of it is there. */
  list(message: string | null = null): void {
    const { library, look, shelf, clock, soon, home, show, changed } = this.#parts;
    const found: ListedSave[] = [];
    const lines: SaveLine[] = [];
    const rest = library.all()[Symbol.iterator]();
    let isReading = true;
    const readFor = (milliseconds: number): void => {
      for (const until = clock() + milliseconds; isReading && clock() <= until;) {
        const next = rest.next();
        if (next.done === true) isReading = false;
        else {
          found.push(next.value);
          lines.push(saveLine(next.value, shelf, look));
        }
      }
    };
    const readOn = async (): Promise<void> => {
      while (isReading) {
        await setImmediate();
        readFor(SLICE);
        changed();
      }
    };
    const called = (name: string): ListedSave | undefined => found.find(save => save.name === name);
    const stop = (): void => {
      isReading = false;
    };
    const doors = {
      open: (name: string) => {
        const save = called(name);
        if (save === undefined) return;
        stop();
        this.#open(save);
      },
      lookBack: (name: string) => {
        const save = called(name);
        if (save !== undefined && 'save' in save) soon(this.#replay(storedIn(save.file), null));
      },
      remove: (name: string) => this.#askToDelete(name, stop),
      back: () => {
        stop();
        home();
      },
    };
    readFor(AT_ONCE);
    const list = { saves: lines, folder: library.folder, isReading: () => isReading, trouble: library.trouble() };
    show(resumePage(list, doors, look, message));
    soon(readOn());
  }

  /** Goes on with a save of the list, or asks whether to do so with its backup. */
  #open(save: ListedSave): void {
    if ('save' in save) this.#parts.soon(this.resume(save.save, save.file));
    else if (save.backup !== null) this.#offerBackup(save, save.backup, () => this.list());
  }

  #offerBackup({ name, fault }: Omit<Damaged, 'file' | 'backup'>, { save, file }: Backup, back: () => void): void {
    const { look, show, soon } = this.#parts;
    const date = dayAndTime(save.saved);
    const words = { fault, backup: say('resume.detail', { round: save.round, date }) };
    show(backupPage(name, words, { goOn: () => soon(this.resume(save, file)), back }, look));
  }

  /** Goes on with the match in a file; when that can't be read, with its backup, as people choose. */
  async resumeFile(file: string): Promise<void> {
    const { home } = this.#parts;
    const open = async (): Promise<void> => {
      const save = this.#readOrOffer(file);
      if (save !== null) await this.resume(save, file);
    };
    await open().catch((error: unknown) => home(this.#parts.said(error)));
  }

  #readOrOffer(file: string): SaveEntry | null {
    const { library, home } = this.#parts;
    try {
      return library.read(file);
    } catch (error) {
      const backup = library.backup(file);
      if (backup === null) throw error;
      this.#offerBackup({ name: nameOfSave(file) ?? basename(file), fault: messageFor(error) }, backup, () => home());
      return null;
    }
  }

  /** Goes on with a saved match; one that another program has open, as people choose. */
  async resume(save: SaveEntry, file: string): Promise<void> {
    const { load, show, home, play, look } = this.#parts;
    const boxed = await load(save.game);
    if (boxed === null) return;
    const goOn = (how: ResumeHow): void => {
      try {
        const session = resume(boxed, save, file, this.#parts, how);
        play(boxed, () => session);
      } catch (error) {
        if (error instanceof HeldFault) show(heldPage(error.holder, { goOn, back: () => home() }, look));
        else home(this.#parts.said(error));
      }
    };
    goOn('here');
  }

  /** Looks back on the match in a file from its beginning: by the eyes of a seat only when it has ended. */
  async replayFile(file: string, seat: Seat | null): Promise<void> {
    const { home } = this.#parts;
    home();
    const open = async (): Promise<void> => this.#replay(storedIn(file), seat);
    await open().catch((error: unknown) => home(this.#parts.said(error)));
  }

  /** Goes on with a copy of a match as it was; the match itself stays as it is. */
  goOnWithCopy(boxed: LoadedGame, copied: CopiedMatch, people: Pick<NewMatch, 'players' | 'languages'>): void {
    this.#parts.play(boxed, () => goOnWithCopy(boxed, copied, people, this.#parts));
  }

  async #replay({ entry: save, load: loadFrom }: Stored, seat: Seat | null): Promise<void> {
    const { load, look, push, pop, settings, clock, changed, keys, tells, learn } = this.#parts;
    const boxed = await load(save.game);
    if (boxed === null) return;
    const { game, board } = boxed;
    const { match, table, lost, close } = loadFrom(game);
    const names = save.seats.map(({ name }) => name);
    const languages = names.map((_, at) => table?.languages[at] ?? null);
    const learning = learn(game, languages);
    if (learning !== null) await learning;
    const players = save.seats.map(({ player }) => player);
    const viewer = seat !== null && match.outcome !== null ? { viewer: seat } : {};
    const note = lost === null ? null : say('replay.lost', { reason: lost });
    openReplay(new Replay(game, match), { at: 'first', ...viewer, note }, clock, {
      game,
      board,
      names,
      people: players.flatMap((player, at) => (player === 'human' ? [at] : [])),
      settings,
      look: lookTelling(look, tells({ game, names })),
      speaks: by => tells({ game, names }, by === 'spectator' ? null : (languages[by] ?? null)),
      push,
      pop,
      close: () => {
        close();
        pop();
      },
      keys,
      copy: lines => this.goOnWithCopy(boxed, { head: match.history.head, lines }, { players, languages }),
    });
    changed();
  }

  /** Asks what to do with a folder of saves that nobody has played in here, and goes on. */
  askAboutFolder({ folder, decide }: StrangeFolder, then: () => void): void {
    const { library, show, look } = this.#parts;
    const answer = (opinion: Opinion | null): void => {
      if (opinion !== null) decide(opinion);
      if (opinion === 'used') library.moveTo(folder);
      then();
    };
    show(folderPage(folder, answer, look));
  }

  #askToDelete(name: string, stop: () => void): void {
    const { library, look, push, pop } = this.#parts;
    const remove = (): void => {
      stop();
      try {
        library.remove(name);
        this.list(look.format(say('resume.deleted', { name })));
      } catch (error) {
        this.list(this.#parts.said(error));
      }
    };
    push(deletePage(name, library.worth(name), { remove, back: pop }, look));
  }
}
