import type { Size } from '../../frame/edge/too-small.ts';
import { performAct } from '../../../session/running/acts.ts';
import type { MatchAct } from '../../../session/running/acts.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { matchNow } from '../../../session/running/match-now.ts';
import { Languages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import { peekEffects } from '../../home/menu/pages.ts';
import { createAlarm } from './alarm.ts';
import { aboutDialog } from './asks.ts';
import { Previews } from './previews.ts';
import { DIRECT_EXPLAINER } from '../../../session/setting/thinking.ts';
import { preferencesNow } from '../../frame/preferences/now.ts';
import type { Effect, OuterEffect } from '../../frame/store/effects.ts';
import { NO_GUARD } from '../../frame/store/guard.ts';
import { createStore } from '../../frame/store/store.ts';
import type { Store } from '../../frame/store/store.ts';
import { say, tableCatalogues } from '../../frame/text/say.ts';
import { clockTime } from '../../frame/text/times.ts';
import type { ColouredAppearance } from '../../frame/theme/look.ts';
import type { Beginning, DeskParts } from './parts.ts';
import { MatchPages } from './match-pages.ts';
import type { SeatedMatch } from './match-pages.ts';
import { Replays } from './replays.ts';
import { keyWatch } from './key-watch.ts';
import { previewsOfScreen, timerOfScreen } from '../screens/screens.ts';
import type { TableState } from '../screens/state.ts';
import { Timers } from './timers.ts';
import { TypedAhead } from './typed-ahead.ts';
import { Navigator } from './navigator.ts';
import { updateTable } from '../screens/update.ts';
import type { TableInput, TimedInput } from '../screens/update.ts';

type TableStore = Store<TableState, TimedInput>;

/** The table without a screen: its store, and the code that carries out effects. */
export interface Table {
  readonly store: TableStore;
  /** Dispatches an input with the current time. */
  readonly dispatch: (input: TableInput) => void;
  /** Opens the program's first screen. */
  readonly open: (beginning: Beginning) => Promise<void>;
  /** Computes the previews of all options at once, for screen readers, which read all of them. */
  readonly previewAll: () => void;
  /**
   * Called when something other than a setting has changed the appearance of screens; `drawn` is called after the next
   * frame.
   */
  readonly lookAgain: (drawn: () => void) => void;
  /** Called when the system asks the program to stop: private content is hidden first. */
  readonly suspend: () => void;
  /**
   * Closes the table for good: the match is released for other programs, and nothing happens any more. The first call
   * returns the message to print once the terminal has been given back; `null`: none.
   */
  readonly putDown: () => string | null;
}

/** The effects by name. */
type EffectOf = { readonly [Do in OuterEffect['do']]: Extract<OuterEffect, { readonly do: Do }> };
type Effects = { readonly [Do in OuterEffect['do']]: (effect: EffectOf[Do]) => void };

/** The current settings and the appearance that results from them. */
function currentAppearance(parts: DeskParts, languages: Languages): ColouredAppearance {
  const { glyphs, keymap, paint } = parts.preferences;
  return { glyphs, keymap, paint, format: languages.tells(null) };
}

/** Creates the table. It is empty until `open` is called. */
export function createTable(deskParts: DeskParts, size: Size): Table {
  const { preferences, clock, shelf } = deskParts;
  const explainer = deskParts.explainer ?? DIRECT_EXPLAINER;
  let seatedMatch: SeatedMatch | null = null;
  const session = (): Session | null => seatedMatch?.session ?? null;
  /** How many rows the log pane is scrolled back. */
  let logScrollRows = 0;
  const timers = new Timers();
  const typedAhead = new TypedAhead(handleInput);
  const alarm = createAlarm(timers, dispatch);

  const languages = new Languages({
    catalogues: tableCatalogues(preferences.languages),
    language: () => preferences.language,
    session,
    soon: done => navigator.runAsync(done.then(() => refreshMatch())),
  });
  const store = createStore<TableState, TimedInput, OuterEffect>(
    {
      size,
      appearance: currentAppearance(deskParts, languages),
      preferences: preferencesNow(preferences),
      games: shelf.titles,
      taught: shelf.taught.length > 0,
      match: null,
      screens: [],
      pasteRefused: false,
      guard: NO_GUARD,
      swallowed: false,
      shown: 'spectator',
      time: clock(),
    },
    updateTable,
    runEffect,
    deskParts.pressed && keyWatch(deskParts.pressed),
  );
  const replays = new Replays(store, dispatch);
  const previews = new Previews({ timers, session, shown: () => store.state(), dispatch });
  store.subscribe(scheduleNext);
  const navigator = new Navigator({
    parts: deskParts,
    timers,
    languages,
    dispatch,
    session,
    sit: seatMatch,
    match: shownMatch,
    replays,
  });
  const matchPages = new MatchPages({
    seated: () => seatedMatch,
    languages,
    replays,
    replaying: { clock, copy: navigator.copy, explainer },
    dispatch,
    updateMatch,
  });
  const { showGoal } = matchPages;

  function dispatch(input: TableInput): void {
    if (!typedAhead.keeps(input)) handleInput(input);
  }

  function handleInput(input: TableInput): void {
    store.dispatch({ input, time: clock() });
  }

  /** Keeps typed keys while something slow leads to another screen. */
  function awaitScreen(done: Promise<void>): void {
    navigator.runAsync(done);
    typedAhead.until(done);
  }

  function runEffects(...effects: readonly Effect[]): void {
    dispatch({ kind: 'go', effects });
  }

  /** The match as the screen may show it; `null`: there is none. */
  function shownMatch(): MatchNow | null {
    return seatedMatch === null
      ? null
      : matchNow(seatedMatch.session, seatedMatch.loaded.board, languages, logScrollRows);
  }

  /** Called after something has happened to the match. */
  function updateMatch(): void {
    dispatch({ kind: 'match', match: shownMatch() });
  }

  /** Puts a match on the table; `null`: takes the current one away. */
  function seatMatch(next: SeatedMatch | null): void {
    session()?.leave();
    seatedMatch = next;
    if (next !== null) {
      next.session.pondering.onThought = updateMatch;
      next.session.help.advising.onHint = updateMatch;
    }
    logScrollRows = 0;
  }

  /** Called after texts or settings have changed. */
  function refreshMatch(): void {
    dispatch({
      kind: 'preferences',
      preferences: preferencesNow(preferences),
      appearance: currentAppearance(deskParts, languages),
    });
    if (seatedMatch !== null) updateMatch();
  }

  /** Called after each change of the state: schedules the next automatic input and requests missing previews. */
  function scheduleNext(): void {
    const state = store.state();
    const topScreen = state.screens.at(-1);
    if (topScreen === undefined) return;
    alarm.set(timerOfScreen(topScreen.screen, topScreen, state));
    previews.want(previewsOfScreen(topScreen.screen, topScreen, state));
  }

  /** The function that carries out each effect. */
  const effects: Effects = {
    leave: ({ code }) => {
      const lastWords = closeTable();
      deskParts.leave(code, lastWords);
    },
    wipe: () => deskParts.wipe(),
    repaint: () => deskParts.repaint(),
    // Dispatched as an input, so that the effects before it are carried out first: they wipe private content from the
    // screen.
    suspend: () => runEffects({ do: 'stop' }),
    stop: () => deskParts.suspend(),
    set: ({ settings }) => {
      const problem = preferences.change(settings);
      // The new settings may no longer allow the current viewer, so the viewer has to sit down again.
      session()?.hotSeat.standUp();
      refreshMatch();
      languages.loadAll();
      dispatch({ kind: 'kept', trouble: problem });
    },
    'go-home': () => navigator.home(null),
    'find-last': () => navigator.saves.findLast(),
    about: () => runEffects({ do: 'open', screen: { open: 'ask', ask: aboutDialog(deskParts.program) } }),
    'load-book': ({ game }) => awaitScreen(navigator.book(game)),
    resume: ({ file, how }) => awaitScreen(navigator.resume(file, how)),
    match: ({ act }) => {
      const actingSession = session();
      if (actingSession === null) return;
      performAct(actingSession, act);
      for (const listener of updateAfterAct) listener(actingSession, act);
    },
    'read-log': ({ viewer, from }) => {
      const events = session()?.views.events(viewer, from) ?? [];
      dispatch({ kind: 'log', from, events });
    },
    'log-back': effect => {
      logScrollRows = effect.back;
      updateMatch();
    },
    'find-earlier': () => dispatch({ kind: 'earlier', earlier: session()?.history.journal() ?? [] }),
    watch: effect => matchPages.watch(effect),
    'ask-peek': ({ first }) => runEffects(...peekEffects(session()?.people ?? [], first)),
    zoom: ({ way }) => dispatch({ kind: 'zoom', way }),
    'tell-goal': showGoal,
    report: () => matchPages.report(store.state().match?.viewer ?? 'spectator'),
    again: () => {
      if (seatedMatch === null) return;
      awaitScreen(
        navigator.begin(seatedMatch.loaded.game.id, seatedMatch.session.history.another(deskParts.newSeed())),
      );
    },
    'new-match': ({ game, beginnings }) => awaitScreen(navigator.newMatch(game, beginnings)),
    'play-against': ({ setUp }) => awaitScreen(navigator.playAgainst(setUp).then(showGoal)),
    begin: ({ game, match }) => awaitScreen(navigator.beginDrafted(game, match).then(showGoal)),
    'list-saves': () => navigator.runAsync(navigator.saves.list()),
    'ask-delete': ({ name }) => navigator.saves.askToDelete(name),
    delete: ({ name }) => navigator.saves.remove(name),
    'decide-folder': ({ opinion }) => awaitScreen(navigator.decide(opinion)),
    'look-back': ({ index }) => matchPages.lookBack(index ?? 'last'),
    replay: ({ file }) => awaitScreen(navigator.replay(file, null)),
    'in-replay': ({ act }) => replays.perform(act),
    learn: effect => awaitScreen(navigator.school.follow(effect)),
    learner: effect => awaitScreen(navigator.school.follow(effect)),
    practise: effect => awaitScreen(navigator.school.follow(effect)),
  };

  /** The functions called after each act of the people, in this order. */
  const updateAfterAct: readonly ((at: Session, act: MatchAct) => void)[] = [
    (_, { act }) => {
      if (act === 'speak') languages.loadAll();
    },
    at => navigator.school.note(at),
    updateMatch,
  ];

  function runEffect<Do extends OuterEffect['do']>(effect: { readonly do: Do } & EffectOf[Do]): void {
    effects[effect.do](effect);
  }

  function closeTable(): string | null {
    store.close();
    timers.close();
    navigator.close();
    replays.close();
    const leftSession = session();
    seatedMatch = null;
    leftSession?.leave();
    const unsavedReason = leftSession?.saving.unsaved ?? null;
    if (unsavedReason === null) return null;
    const { since, reason } = unsavedReason;
    return languages.tells(leftSession)(say('leave.was-unsaved', { reason, time: clockTime(since) }));
  }

  return {
    store,
    dispatch,
    open: beginning => {
      const openingPromise = navigator.open(beginning);
      typedAhead.until(openingPromise);
      return openingPromise;
    },
    previewAll: () => previews.all(),
    lookAgain: drawn => {
      refreshMatch();
      timers.afterFrame(drawn);
    },
    suspend: () => dispatch({ kind: 'suspend' }),
    putDown: closeTable,
  };
}
