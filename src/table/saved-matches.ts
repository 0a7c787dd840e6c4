import type { Teller } from '../kernel/phrases.ts';
import type { Game } from '../kernel/playable.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { Replay } from '../kernel/replay.ts';
import type { Seat, Words } from '../kernel/words.ts';
import type { Save } from '../saves/format.ts';
import { hasLostItsPast, restoreSave } from '../saves/load.ts';
import type { Loaded } from '../saves/load.ts';
import { goOnWithCopy, resume } from './begin.ts';
import type { Circumstances } from './begin.ts';
import type { NewMatch } from './draft.ts';
import type { Boxed, Shelf } from './games.ts';
import { lookTelling } from './look.ts';
import type { Look } from './look.ts';
import type { Page } from './page.ts';
import { heldPage } from './pages/held.ts';
import { deletePage, resumePage } from './pages/resume.ts';
import { saveLine } from './pages/save-lines.ts';
import { openReplay } from './replay/open-replay.ts';
import { say } from './say.ts';
import type { Session } from './session.ts';
import type { Spoken } from './speech.ts';

/** What saved matches need of the desk. */
export interface SavedParts extends Circumstances {
  readonly shelf: Shelf;
  readonly look: Look;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  /** The game of that id; `null`: the desk has said that there is none, or something else was wanted meanwhile. */
  readonly load: (id: string) => Promise<Boxed | null>;
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
  readonly play: (boxed: Boxed, open: () => Session) => void;
  /** Tells the table's words and those of a game, in the table's language or another one. */
  readonly tells: (spoken: Spoken, language?: string | null) => Teller;
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

  /** All of them, to be chosen from. */
  list(message: string | null = null): void {
    const { library, look, shelf, soon, home, show } = this.#parts;
    const saves = library.all();
    const sound = (name: string): { readonly save: Save; readonly file: string } | null => {
      const found = saves.find(save => save.name === name);
      return found !== undefined && 'save' in found ? found : null;
    };
    const doors = {
      open: (name: string) => {
        const found = sound(name);
        if (found !== null) soon(this.resume(found.save, found.file));
      },
      lookBack: (name: string) => {
        const found = sound(name);
        if (found !== null) soon(this.#replay(found.save, null));
      },
      remove: (name: string) => this.#askToDelete(name),
      back: () => home(),
    };
    const lines = saves.map(save => saveLine(save, shelf, look));
    show(resumePage(lines, library.folder, doors, look, message));
  }

  /** Goes on with the match in a file. */
  async resumeFile(file: string): Promise<void> {
    const { library, home } = this.#parts;
    const open = async (): Promise<void> => this.resume(library.read(file), file);
    await open().catch((error: unknown) => home(this.#parts.said(error)));
  }

  /** Goes on with a saved match; one that another program has open, as people choose. */
  async resume(save: Save, file: string): Promise<void> {
    const { library, load, show, home, play, look } = this.#parts;
    const boxed = await load(save.game);
    if (boxed === null) return;
    const holder = library.holder(file);
    // Read again: another program may have gone on with it since it was listed.
    const goOn = (how: 'here' | 'copy'): void =>
      play(boxed, () => resume(boxed, library.read(file), file, this.#parts, how));
    if (holder === null) goOn('here');
    else show(heldPage(holder, { goOn, back: () => home() }, look));
  }

  /** Looks back on the match in a file from its beginning: by the eyes of a seat only when it has ended. */
  async replayFile(file: string, seat: Seat | null): Promise<void> {
    const { library, home } = this.#parts;
    home();
    const open = async (): Promise<void> => this.#replay(library.read(file), seat);
    await open().catch((error: unknown) => home(this.#parts.said(error)));
  }

  /** Goes on with a copy of a match as it was; the match itself stays as it is. */
  goOnWithCopy(boxed: Boxed, record: MatchRecord, people: Pick<NewMatch, 'players' | 'languages'>): void {
    this.#parts.play(boxed, () => goOnWithCopy(boxed, record, people, this.#parts));
  }

  async #replay(save: Save, seat: Seat | null): Promise<void> {
    const { load, look, push, pop, settings, clock, changed, keys, tells, learn } = this.#parts;
    const boxed = await load(save.game);
    if (boxed === null) return;
    const { game, board } = boxed;
    const loaded = restoreSave(game, save);
    const { match } = loaded;
    const names = save.seats.map(({ name }) => name);
    const languages = save.seats.map(({ language = null }) => language);
    const learning = learn(game, languages);
    if (learning !== null) await learning;
    const players = save.seats.map(({ player }) => player);
    const viewer = seat !== null && match.outcome !== null ? { viewer: seat } : {};
    openReplay(new Replay(game, match.record()), { at: 'first', ...viewer, note: lostWords(loaded) }, clock, {
      game,
      board,
      names,
      people: players.flatMap((player, at) => (player === 'human' ? [at] : [])),
      settings,
      look: lookTelling(look, tells({ game, names })),
      speaks: by => tells({ game, names }, by === 'spectator' ? null : (languages[by] ?? null)),
      push,
      pop,
      close: pop,
      keys,
      copy: record => this.goOnWithCopy(boxed, record, { players, languages }),
    });
    changed();
  }

  #askToDelete(name: string): void {
    const { library, look, push, pop } = this.#parts;
    const remove = (): void => {
      try {
        library.remove(name);
        this.list(look.tell(say('resume.deleted', { name })));
      } catch (error) {
        this.list(this.#parts.said(error));
      }
    };
    push(deletePage(name, remove, pop, look));
  }
}

/** What of a saved match can't be shown any more, because the rules have changed; `null`: all of it can. */
function lostWords(loaded: Loaded): Words | null {
  if (loaded.lost !== null) return say('replay.lost', { reason: loaded.lost });
  return hasLostItsPast(loaded) ? say('replay.from-here') : null;
}
