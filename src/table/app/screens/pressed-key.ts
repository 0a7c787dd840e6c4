import { isPrivate } from '../../../kernel/match/decision.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { isTooSmall } from '../../frame/edge/too-small.ts';
import type { MatchAct } from '../../../session/running/acts.ts';
import type { PlayState } from '../../match/play/panes/state.ts';
import type { OuterEffect } from '../../frame/store/effects.ts';
import { ignoresKey } from '../../frame/store/guard.ts';
import type { Step } from '../../frame/store/store.ts';
import { KEY_EFFECTS } from './key-line.ts';
import type { KeyEffect, KeyResult, PressedKey } from './key-line.ts';
import { isCoveredAgainst } from './match.tsx';
import type { MatchState } from './match.tsx';
import { takesAllKeys } from './screens.ts';
import type { ScreenState } from './screens.ts';
import type { TableState } from './state.ts';

/** Finds out what a key did, by comparing the states before and after it. */
export function pressedKey(previousState: TableState, step: Step<TableState, OuterEffect>, key: string): PressedKey {
  const { match } = previousState;
  const decision = decisionOn(previousState);
  return {
    key,
    screen: screenOf(previousState),
    game: match?.game.id ?? null,
    round: match?.round ?? null,
    question: decision?.kind ?? null,
    did: keyResultOf(previousState, step, key),
    hides: hiddenPart(previousState, decision),
  };
}

/** The name of the top screen; for a match, the name of its picture. */
function screenOf({ screens, match }: TableState): string {
  const topScreen = screens.at(-1);
  if (topScreen === undefined) return 'loading';
  if (topScreen.screen !== 'match' || match === null) return topScreen.screen;
  const { picture } = match;
  return picture.show === 'table' && picture.over ? 'end' : picture.show;
}

/** The question on the table, even if another screen covers it. */
function decisionOn({ match }: TableState): Decision | null {
  return match?.picture.show === 'table' ? match.picture.decision : null;
}

function hiddenPart(before: TableState, decision: Decision | null): PressedKey['hides'] {
  if (decision !== null && isPrivate(decision)) return 'answer';
  const topScreen = before.screens.at(-1);
  return topScreen !== undefined && takesAllKeys(topScreen.screen, topScreen, before) ? 'text' : null;
}

/** What each act on the match means as the effect of a key; `null`: nothing. */
const MEANING_OF_ACT: Readonly<Record<MatchAct['act'], KeyEffect | null>> = {
  answer: 'answered',
  deed: 'answered',
  instead: 'answered',
  march: 'answered',
  'watch-over': 'acted',
  'watch-all': null,
  'answer-for-bot': null,
  'take-one-back': 'took-back',
  'by-hand': 'acted',
  hint: 'looked',
  advise: 'looked',
  look: null,
  undo: 'took-back',
  redo: 'took-back',
  'take-back': 'took-back',
  coach: 'acted',
  give: 'acted',
  speak: 'acted',
  remark: 'acted',
  concede: 'acted',
  save: 'acted',
  'sit-down': 'went-on',
  'go-on': 'went-on',
  'next-moment': 'went-on',
  'moment-before': 'looked',
  peek: 'looked',
  'stand-up': 'looked',
  cover: 'acted',
  uncover: 'went-on',
  'clear-note': null,
  notify: null,
};

/** What each other effect means as the effect of a key; `null`: nothing. */
const MEANING_OF_EFFECT: Readonly<Record<Exclude<OuterEffect['do'], 'match'>, KeyEffect | null>> = {
  watch: 'looked',
  leave: 'acted',
  repaint: 'acted',
  suspend: 'acted',
  stop: 'acted',
  wipe: null,
  set: 'acted',
  'find-last': null,
  about: 'looked',
  'tell-goal': 'looked',
  'load-book': 'looked',
  'new-match': 'acted',
  begin: 'acted',
  'play-against': 'acted',
  'list-saves': null,
  'ask-delete': 'acted',
  delete: 'acted',
  replay: 'looked',
  'decide-folder': 'acted',
  learn: 'acted',
  learner: 'acted',
  practise: 'acted',
  resume: 'acted',
  'go-home': 'acted',
  again: 'acted',
  report: 'acted',
  'read-log': 'looked',
  zoom: 'looked',
  'log-back': 'looked',
  'find-earlier': 'looked',
  'ask-peek': 'looked',
  'in-replay': 'looked',
  'look-back': 'looked',
};

function keyResultOf(
  before: TableState,
  { state: after, effects = [] }: Step<TableState, OuterEffect>,
  key: string,
): KeyResult {
  const keyEffects = effects.map(effect =>
    effect.do === 'match' ? MEANING_OF_ACT[effect.act.act] : MEANING_OF_EFFECT[effect.do],
  );
  const keyEffect = KEY_EFFECTS.find(one => keyEffects.includes(one)) ?? screenChange(before.screens, after.screens);
  return keyEffect ?? (takesNoKeys(before, key, after.time) ? 'swallowed' : 'nothing');
}

/** Screens for reading: any action there counts as looking. */
const READING_SCREENS: ReadonlySet<ScreenState['screen']> = new Set([
  'goal',
  'help',
  'inspect',
  'log',
  'replay',
  'rules',
  'watch',
]);

/** What changed on the screens; `null`: nothing visible. */
function screenChange(before: readonly ScreenState[], after: readonly ScreenState[]): KeyEffect | null {
  const [was, is] = [before.at(-1), after.at(-1)];
  if (was === is) return null;
  // The screen that was opened or closed, or that is on top.
  const changedScreen = before.length > after.length ? was : is;
  if (before.length === after.length && was?.screen === 'match' && is?.screen === 'match') return matchChange(was, is);
  return changedScreen !== undefined && READING_SCREENS.has(changedScreen.screen) ? 'looked' : 'moved';
}

function matchChange(was: MatchState, is: MatchState): KeyEffect | null {
  if (was.moment !== is.moment) return 'went-on';
  if (was.isPaused !== is.isPaused || was.lookingBack !== is.lookingBack) return 'looked';
  if (was.finished.cursor !== is.finished.cursor || cursorOf(was.play) !== cursorOf(is.play)) return 'moved';
  return paneStateOf(was.play) === paneStateOf(is.play) && was.play.looks === is.play.looks ? null : 'looked';
}

/** The cursor of a question and the typed text. If two states have the same, nothing was chosen between them. */
export function cursorOf({ at, asked }: Pick<PlayState, 'at' | 'asked'>): string {
  const place = at === null ? null : [at.pane, at.ref];
  if (asked === null) return JSON.stringify([place]);
  const { list, isPut, find, finding, amount, only, typed, isWarned } = asked;
  return JSON.stringify([place, list.cursor, isPut, find, finding, amount, only, typed, isWarned]);
}

function paneStateOf({ front, beside, back }: PlayState): string {
  return [front, beside, back].join('\n');
}

/** Whether all keys were ignored at that moment. */
function takesNoKeys(before: TableState, key: string, time: number): boolean {
  const { size, screens, match, preferences, guard } = before;
  const topScreen = screens.at(-1);
  if (topScreen === undefined || isTooSmall(size)) return true;
  if (topScreen.screen !== 'match' || match === null) return false;
  const { picture } = match;
  if (picture.show === 'hand-over' || picture.show === 'cover')
    return isCoveredAgainst(topScreen, key, { ...before, time });
  const isDeaf = ignoresKey(guard, key, time, preferences.settings.deaf);
  // While the program is thinking, people may look around, open the menu or leave.
  return isDeaf || (picture.show === 'table' && picture.thinking !== null && !match.ponders);
}
