import { HeldFault } from '../../saves/folder/claim.ts';
import type { Holder } from '../../saves/folder/claim.ts';
import { literal } from '../../kernel/match/refusal.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { Size } from '../../widgets/too-small.ts';
import { carryOut } from '../hot-seat/acts.ts';
import { begin, resume } from '../hot-seat/begin.ts';
import type { ResumeHow } from '../hot-seat/begin.ts';
import type { NewMatch } from '../hot-seat/draft.ts';
import type { LoadedGame } from '../hot-seat/games.ts';
import { matchNow } from '../hot-seat/match-now.ts';
import { matchLine } from '../hot-seat/save-line.ts';
import { Languages } from '../hot-seat/seat-languages.ts';
import type { Session } from '../hot-seat/session.ts';
import { preferencesNow } from '../preferences/now.ts';
import type { Effect, OuterEffect } from '../store/effects.ts';
import { createStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { say } from '../text/say.ts';
import { clockTime } from '../text/times.ts';
import type { ColouredLook } from '../theme/look.ts';
import type { Ask } from '../openings.ts';
import type { Beginning, DeskParts } from './parts.ts';
import { soonOn } from './screens.ts';
import { situationOf } from './state.ts';
import type { TableState } from './state.ts';
import { updateTable } from './update.ts';
import type { TableInput, TimedInput } from './update.ts';

export type TableStore = Store<TableState, TimedInput>;

/** The table without a screen: its store, and what carries out the effects. */
export interface Table {
  readonly store: TableStore;
  /** Tells the table something, at this time. */
  readonly dispatch: (input: TableInput) => void;
  /** Goes to where the program begins. */
  readonly open: (beginning: Beginning) => Promise<void>;
  /** The system asks to stop: what nobody else may see is covered first. */
  readonly suspend: () => void;
  /** The terminal is gone or about to be: the match is released, so that another program may go on with it. */
  readonly putDown: () => void;
}

/** What people have set, and the looks that come of it, as they are now. */
function lookNow(parts: DeskParts, languages: Languages): ColouredLook {
  const { glyphs, keymap, paint } = parts.preferences;
  return { glyphs, keymap, paint, format: languages.tells(null) };
}

/** Makes the table. Nothing is on it before `open`. */
export function createTable(parts: DeskParts, size: Size): Table {
  const { preferences, clock, library, shelf } = parts;
  let session: Session | null = null;
  let board: LoadedGame['board'] | null = null;
  /** How many lines the log's pane is scrolled back. */
  let back = 0;
  /** Counts what was begun, so that something slow that is no longer wanted does not come up. */
  let turn = 0;
  let problems = preferences.problems;
  let timer: { readonly of: unknown; readonly stop: () => void } | null = null;

  const languages = new Languages({
    preferences,
    session: () => session,
    soon: loaded => soonOr(loaded.then(() => refresh())),
  });
  const store = createStore<TableState, TimedInput, OuterEffect>(
    {
      size,
      look: lookNow(parts, languages),
      preferences: preferencesNow(preferences),
      games: shelf.titles,
      taught: shelf.taught.length > 0,
      match: null,
      screens: [],
      pasteRefused: false,
      shown: 'spectator',
      time: clock(),
    },
    updateTable,
    run,
  );
  store.subscribe(waitForSoon);

  function dispatch(input: TableInput): void {
    store.dispatch({ input, time: clock() });
  }

  function go(...effects: readonly Effect[]): void {
    dispatch({ kind: 'go', effects });
  }

  /** What the screen may show of the match, after something has happened to it. */
  function tellMatch(): void {
    if (session === null || board === null) dispatch({ kind: 'match', match: null });
    else dispatch({ kind: 'match', match: matchNow(session, board, languages, back) });
  }

  /** Words or settings have changed. */
  function refresh(): void {
    dispatch({ kind: 'preferences', preferences: preferencesNow(preferences), look: lookNow(parts, languages) });
    if (session !== null) tellMatch();
  }

  // ---- what happens by itself ------------------------------------------------------------------------------------

  function waitForSoon(): void {
    const state = store.state();
    const top = state.screens.at(-1);
    const soon = top === undefined ? null : soonOn(top.screen, top, situationOf(state));
    if (soon !== null && timer !== null && timer.of === soon.of) return;
    timer?.stop();
    timer = null;
    if (soon === null) return;
    const handle = setTimeout(() => {
      timer = null;
      go(...soon.effects);
    }, soon.after);
    timer = { of: soon.of, stop: () => clearTimeout(handle) };
  }

  // ---- effects ---------------------------------------------------------------------------------------------------

  function run(effect: OuterEffect): void {
    switch (effect.do) {
      case 'leave':
        putDown();
        {
          parts.leave(effect.code);
          return;
        }
      case 'wipe': {
        parts.wipe();
        return;
      }
      case 'repaint': {
        parts.repaint();
        return;
      }
      case 'suspend': {
        parts.suspend();
        return;
      }
      case 'set': {
        const trouble = preferences.change(effect.settings);
        // Who may stay before the screen follows from the settings.
        session?.hotSeat.standUp();
        refresh();
        languages.loadAll();
        dispatch({ kind: 'kept', trouble });
        return;
      }
      case 'go-home': {
        goHome(null);
        return;
      }
      case 'find-last': {
        findLast();
        return;
      }
      case 'load-book': {
        soonOr(loadBook(effect.game));
        return;
      }
      case 'resume': {
        soonOr(resumeFile(effect.file, effect.how));
        return;
      }
      case 'match':
        if (session === null) return;
        carryOut(session, effect.act);
        {
          tellMatch();
          return;
        }
      case 'read-log': {
        const events = session?.views.events(effect.viewer, effect.from) ?? [];
        dispatch({ kind: 'log', from: effect.from, events });
        return;
      }
      case 'log-back':
        back = effect.back;
        {
          tellMatch();
          return;
        }
      case 'find-earlier': {
        dispatch({ kind: 'earlier', earlier: session?.hindsight.journal() ?? [] });
        return;
      }
      case 'watch': {
        const seen = session?.watch(effect.range) ?? [];
        dispatch(seen.length === 0 ? { kind: 'no-moments' } : { kind: 'no-moments' });
        return;
      }
      case 'new-match':
      case 'learn':
      case 'look-back':
      case 'preview':
        return;
    }
  }

  function putDown(): void {
    timer?.stop();
    session?.leave();
    session = null;
  }

  /** Something that takes a while; when it fails, the home screen says so. */
  function soonOr(done: Promise<void>): void {
    done.catch((error: unknown) => goHome(literal(languages.said(error))));
  }

  // ---- home ------------------------------------------------------------------------------------------------------

  function goHome(message: Message | null): void {
    session?.leave();
    session = null;
    tellMatch();
    go({ do: 'show', opening: { open: 'home', message: message ?? wrongSettings() } });
  }

  /** What was wrong with the settings, told once; `null`: nothing. */
  function wrongSettings(): Message | null {
    const { format } = lookNow(parts, languages);
    const told = problems.map(format).join(' ');
    problems = [];
    return told === '' ? null : say('settings.from-file', { problems: told });
  }

  function findLast(): void {
    const last = library.last();
    const line = last === null ? null : { line: matchLine(last.save, shelf), file: last.file };
    dispatch({ kind: 'last', last: line, trouble: library.trouble() });
  }

  // ---- games and matches -----------------------------------------------------------------------------------------

  /** The game of that id; when there is none, or something else was wanted meanwhile, `null`. */
  async function load(id: string): Promise<LoadedGame | null> {
    turn += 1;
    const wanted = turn;
    const loaded = await shelf.load(id);
    if (wanted !== turn) return null;
    if (loaded === null) {
      goHome(say('resume.unknown-game', { game: id }));
      return null;
    }
    await languages.load(loaded.game);
    return wanted === turn ? loaded : null;
  }

  async function loadBook(id: string): Promise<void> {
    const loaded = await load(id);
    if (loaded === null) return;
    const { game } = loaded;
    const { texts, format } = languages.reads('spectator', game);
    go({ do: 'close' }, { do: 'open', opening: { open: 'rules', rule: null, book: { game, texts, format } } });
  }

  async function resumeFile(file: string, how: ResumeHow = 'here'): Promise<void> {
    const save = library.read(file);
    const loaded = await load(save.game);
    if (loaded === null) return;
    try {
      sit(resume(loaded, save, file, circumstances(), how), loaded);
    } catch (error) {
      if (!(error instanceof HeldFault)) throw error;
      go({ do: 'show', opening: { open: 'ask', ask: heldAsk(error.holder, file) } });
    }
  }

  async function beginMatch(id: string, match: NewMatch): Promise<void> {
    const loaded = await load(id);
    if (loaded !== null) sit(begin(loaded, match, circumstances()), loaded);
  }

  function circumstances() {
    return { ...parts, settings: preferences.table };
  }

  /** People sit down at a match. */
  function sit(opened: Session, loaded: LoadedGame): void {
    session?.leave();
    session = opened;
    ({ board } = loaded);
    back = 0;
    const reason = wrongSettings();
    if (reason !== null) opened.notes.notify(say('table.refused', { reason }), 'warning');
    tellMatch();
    go({ do: 'show', opening: { open: 'match' } });
    languages.loadAll();
  }

  async function open(beginning: Beginning): Promise<void> {
    await languages.load(null);
    if ('resume' in beginning) await resumeFile(beginning.resume);
    else if ('new' in beginning) await beginMatch(beginning.game, beginning.new);
    else goHome(null);
  }

  return { store, dispatch, open, suspend: () => dispatch({ kind: 'suspend' }), putDown };
}

/** Says that another Orrery has the save open, and offers a copy. */
function heldAsk({ since, host, pid }: Holder, file: string): Ask<Effect> {
  const home: readonly Effect[] = [{ do: 'go-home' }];
  const goOn = (how: ResumeHow): readonly Effect[] => [{ do: 'resume', file, how }];
  return {
    title: say('held.title'),
    text: say('held.text', { time: clockTime(since), host, process: String(pid) }),
    alarming: true,
    ways: [
      { words: say('held.copy'), does: goOn('copy') },
      { words: say('held.here'), detail: say('held.here-detail'), does: goOn('take') },
      { words: say('held.back'), does: home },
    ],
    back: home,
  };
}
