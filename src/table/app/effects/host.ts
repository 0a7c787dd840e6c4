import type { Size } from '../../frame/edge/too-small.ts';
import { performAct } from '../../../session/running/acts.ts';
import type { MatchAct } from '../../../session/running/acts.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { matchNow } from '../../../session/running/match-now.ts';
import { Languages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import { peekEffects } from '../../home/menu/pages.ts';
import { createAlarm } from './alarm.ts';
import { aboutAsk } from './asks.ts';
import { Previews } from './previews.ts';
import { OWN_EXPLAINER } from '../../../session/setting/thinking.ts';
import { preferencesNow } from '../../frame/preferences/now.ts';
import type { Effect, OuterEffect } from '../../frame/store/effects.ts';
import { NOTHING_GONE } from '../../frame/store/guard.ts';
import { createStore } from '../../frame/store/store.ts';
import type { Store } from '../../frame/store/store.ts';
import { say, tableCatalogues } from '../../frame/text/say.ts';
import { clockTime } from '../../frame/text/times.ts';
import type { ColouredLook } from '../../frame/theme/look.ts';
import type { Beginning, DeskParts } from './parts.ts';
import { MatchPages } from './match-pages.ts';
import type { SeatedMatch } from './match-pages.ts';
import { Replays } from './replays.ts';
import { keyWatch } from './key-watch.ts';
import { previewsOn, timerOn } from '../screens/screens.ts';
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
   * Called when something other than a setting has changed the look of screens; `drawn` is called after the next frame.
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

/** The current settings and the look that results from them. */
function currentLook(parts: DeskParts, languages: Languages): ColouredLook {
  const { glyphs, keymap, paint } = parts.preferences;
  return { glyphs, keymap, paint, format: languages.tells(null) };
}

/** Creates the table. It is empty until `open` is called. */
export function createTable(parts: DeskParts, size: Size): Table {
  const { preferences, clock, shelf } = parts;
  const explainer = parts.explainer ?? OWN_EXPLAINER;
  let seated: SeatedMatch | null = null;
  const session = (): Session | null => seated?.session ?? null;
  /** How many rows the log pane is scrolled back. */
  let logBack = 0;
  const timers = new Timers();
  const typedAhead = new TypedAhead(handleInput);
  const alarm = createAlarm(timers, dispatch);

  const languages = new Languages({
    catalogues: tableCatalogues(preferences.languages),
    language: () => preferences.language,
    session,
    soon: done => navigator.runAsync(done.then(() => refresh())),
  });
  const store = createStore<TableState, TimedInput, OuterEffect>(
    {
      size,
      look: currentLook(parts, languages),
      preferences: preferencesNow(preferences),
      games: shelf.titles,
      taught: shelf.taught.length > 0,
      match: null,
      screens: [],
      pasteRefused: false,
      guard: NOTHING_GONE,
      swallowed: false,
      shown: 'spectator',
      time: clock(),
    },
    updateTable,
    runEffect,
    parts.pressed && keyWatch(parts.pressed),
  );
  const replays = new Replays(store, dispatch);
  const previews = new Previews({ timers, session, shown: () => store.state(), dispatch });
  store.subscribe(scheduleNext);
  const navigator = new Navigator({
    parts,
    timers,
    languages,
    dispatch,
    session,
    sit: seatMatch,
    match: matchShown,
    replays,
  });
  const pages = new MatchPages({
    seated: () => seated,
    languages,
    replays,
    replaying: { clock, copy: navigator.copy, explainer },
    dispatch,
    updateMatch,
  });
  const { showGoal } = pages;

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
  function matchShown(): MatchNow | null {
    return seated === null ? null : matchNow(seated.session, seated.loaded.board, languages, logBack);
  }

  /** Called after something has happened to the match. */
  function updateMatch(): void {
    dispatch({ kind: 'match', match: matchShown() });
  }

  /** Puts a match on the table; `null`: takes the current one away. */
  function seatMatch(next: SeatedMatch | null): void {
    session()?.leave();
    seated = next;
    if (next !== null) {
      next.session.pondering.onThought = updateMatch;
      next.session.help.advising.onHint = updateMatch;
    }
    logBack = 0;
  }

  /** Called after texts or settings have changed. */
  function refresh(): void {
    dispatch({ kind: 'preferences', preferences: preferencesNow(preferences), look: currentLook(parts, languages) });
    if (seated !== null) updateMatch();
  }

  /** Called after each change of the state: schedules the next automatic input and requests missing previews. */
  function scheduleNext(): void {
    const state = store.state();
    const top = state.screens.at(-1);
    if (top === undefined) return;
    alarm.set(timerOn(top.screen, top, state));
    previews.want(previewsOn(top.screen, top, state));
  }

  /** The function that carries out each effect. */
  const effects: Effects = {
    leave: ({ code }) => {
      const lastWords = closeTable();
      parts.leave(code, lastWords);
    },
    wipe: () => parts.wipe(),
    repaint: () => parts.repaint(),
    // Dispatched as an input, so that the effects before it are carried out first: they wipe private content from the
    // screen.
    suspend: () => runEffects({ do: 'stop' }),
    stop: () => parts.suspend(),
    set: ({ settings }) => {
      const problem = preferences.change(settings);
      // The new settings may no longer allow the current viewer, so the viewer has to sit down again.
      session()?.hotSeat.standUp();
      refresh();
      languages.loadAll();
      dispatch({ kind: 'kept', trouble: problem });
    },
    'go-home': () => navigator.home(null),
    'find-last': () => navigator.saves.findLast(),
    about: () => runEffects({ do: 'open', screen: { open: 'ask', ask: aboutAsk(parts.program) } }),
    'load-book': ({ game }) => awaitScreen(navigator.book(game)),
    resume: ({ file, how }) => awaitScreen(navigator.resume(file, how)),
    match: ({ act }) => {
      const actingSession = session();
      if (actingSession === null) return;
      performAct(actingSession, act);
      for (const listener of afterAct) listener(actingSession, act);
    },
    'read-log': ({ viewer, from }) => {
      const events = session()?.views.events(viewer, from) ?? [];
      dispatch({ kind: 'log', from, events });
    },
    'log-back': effect => {
      logBack = effect.back;
      updateMatch();
    },
    'find-earlier': () => dispatch({ kind: 'earlier', earlier: session()?.history.journal() ?? [] }),
    watch: ({ range, then = [] }) => pages.watch(range, then),
    'ask-peek': ({ first }) => runEffects(...peekEffects(session()?.people ?? [], first)),
    zoom: ({ way }) => dispatch({ kind: 'zoom', way }),
    'tell-goal': showGoal,
    report: () => pages.report(store.state().match?.viewer ?? 'spectator'),
    again: () => {
      if (seated === null) return;
      awaitScreen(navigator.begin(seated.loaded.game.id, seated.session.history.another(parts.newSeed())));
    },
    'new-match': ({ game, beginnings }) => awaitScreen(navigator.newMatch(game, beginnings)),
    'play-against': ({ setUp }) => awaitScreen(navigator.playAgainst(setUp).then(showGoal)),
    begin: ({ game, match }) => awaitScreen(navigator.beginDrafted(game, match).then(showGoal)),
    'list-saves': () => navigator.runAsync(navigator.saves.list()),
    'ask-delete': ({ name }) => navigator.saves.askToDelete(name),
    delete: ({ name }) => navigator.saves.remove(name),
    'decide-folder': ({ opinion }) => awaitScreen(navigator.decide(opinion)),
    'look-back': ({ index }) => pages.lookBack(index ?? 'last'),
    replay: ({ file }) => awaitScreen(navigator.replay(file, null)),
    'in-replay': ({ act }) => replays.perform(act),
    learn: effect => awaitScreen(navigator.school.follow(effect)),
    learner: effect => awaitScreen(navigator.school.follow(effect)),
    practise: effect => awaitScreen(navigator.school.follow(effect)),
  };

  /** The functions called after each act of the people, in this order. */
  const afterAct: readonly ((at: Session, act: MatchAct) => void)[] = [
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
    seated = null;
    leftSession?.leave();
    const unsaved = leftSession?.saving.unsaved ?? null;
    if (unsaved === null) return null;
    const { since, reason } = unsaved;
    return languages.tells(leftSession)(say('leave.was-unsaved', { reason, time: clockTime(since) }));
  }

  return {
    store,
    dispatch,
    open: beginning => {
      const opening = navigator.open(beginning);
      typedAhead.until(opening);
      return opening;
    },
    previewAll: () => previews.all(),
    lookAgain: drawn => {
      refresh();
      timers.afterFrame(drawn);
    },
    suspend: () => dispatch({ kind: 'suspend' }),
    putDown: closeTable,
  };
}
