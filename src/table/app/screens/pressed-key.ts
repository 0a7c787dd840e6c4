import { isPrivate } from '../../../kernel/match/decision.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { isTooSmall } from '../../edge/too-small.ts';
import type { MatchAct } from '../../hot-seat/session/acts.ts';
import type { PlayState } from '../../play/panes/state.ts';
import type { OuterEffect } from '../../store/effects.ts';
import type { Step } from '../../store/store.ts';
import type { MatchState } from './match.tsx';
import { takesAllKeys } from './screens.ts';
import type { ScreenState } from './screens.ts';
import { situationOf } from './state.ts';
import type { TableState } from './state.ts';

/** What keys do, the first that is true of a key. */
const DEEDS = ['answered', 'took-back', 'acted', 'went-on', 'looked', 'moved'] as const;

/**
 * What a key did: it answered, took back, did something else that stays (a setting, a save, a cover), went on (a page, a hand-over), looked
 * at something, moved the cursor on the way to an answer, did nothing, or was swallowed because the screen takes no keys just then.
 */
export type KeyDid = (typeof DEEDS)[number] | 'nothing' | 'swallowed';

/** A key at the table, where it was pressed, and what it did. */
export interface PressedKey {
  readonly key: string;
  /** What was seen: a screen by its name, and of a match what its picture shows. */
  readonly screen: string;
  /** The game and the round of the match at the table; `null`: there is none. */
  readonly game: string | null;
  readonly round: number | null;
  /** The kind of the question on the screen; `null`: nothing is asked there. */
  readonly question: string | null;
  readonly did: KeyDid;
  /** What the key itself may give away: an answer that not everybody may see, or a text that was typed; `null`: nothing. */
  readonly hides: 'answer' | 'text' | null;
}

/** What a key did, from the state before it, and from what it came to before anything else happened. */
export function pressedKey(before: TableState, step: Step<TableState, OuterEffect>, key: string): PressedKey {
  const { match } = before;
  const decision = decisionOn(before);
  return {
    key,
    screen: screenOf(before),
    game: match?.game.id ?? null,
    round: match?.round ?? null,
    question: decision?.kind ?? null,
    did: didOf(before, step),
    hides: hiddenIn(before, decision),
  };
}

/** What a line of a log of keys says. */
export interface KeyLine extends Partial<Omit<PressedKey, 'key' | 'screen' | 'did' | 'hides'>> {
  readonly time: string;
  /** The name of the key; `*`: it could say what somebody answers in secret, or typed. */
  readonly key: string;
  readonly screen: string;
  /** `chose`: an answer, a move of the cursor or a way back, of which the log does not say which. */
  readonly did: KeyDid | 'chose' | 'typed';
}

/** What stands for a key that is not named. */
const HIDDEN = '*';
const CHOOSES: ReadonlySet<KeyDid> = new Set<KeyDid>(['answered', 'took-back', 'moved']);
/** What these keys do says nothing of what is chosen. */
const NAMED: ReadonlySet<KeyDid> = new Set<KeyDid>(['looked', 'acted', 'went-on']);

/**
 * The line of a key in a log that anybody may read. Of a secret question it says only how many keys were pressed: neither which ones, nor
 * which of them answered, nor what exactly is asked, for all these could say what the answer was.
 */
export function keyLine({ key, screen, game, round, question, did, hides }: PressedKey, time: Date): KeyLine {
  const isHidden = hides !== null && !NAMED.has(did);
  const asked = hides === 'answer' ? chapterOf(question) : question;
  const chosen = hides === 'answer' ? 'chose' : 'typed';
  return {
    time: time.toISOString(),
    key: isHidden ? HIDDEN : key,
    screen,
    ...(game === null ? {} : { game }),
    ...(round === null ? {} : { round }),
    ...(asked === null ? {} : { question: asked }),
    did: isHidden && CHOOSES.has(did) ? chosen : did,
  };
}

/** What a question is about, in a word: `planning` of `planning.planet`. */
function chapterOf(question: string | null): string | null {
  return question?.split('.')[0] ?? null;
}

/** What is seen. */
function screenOf({ screens, match }: TableState): string {
  const top = screens.at(-1);
  if (top === undefined) return 'loading';
  if (top.screen !== 'match' || match === null) return top.screen;
  const { picture } = match;
  return picture.show === 'table' && picture.over ? 'end' : picture.show;
}

/** The question that the table shows, also below what lies over it. */
function decisionOn({ match }: TableState): Decision | null {
  return match?.picture.show === 'table' ? match.picture.decision : null;
}

function hiddenIn(before: TableState, decision: Decision | null): PressedKey['hides'] {
  if (decision !== null && isPrivate(decision)) return 'answer';
  const top = before.screens.at(-1);
  return top !== undefined && takesAllKeys(top.screen, top, situationOf(before)) ? 'text' : null;
}

// ---- what it did ---------------------------------------------------------------------------------------------------

type Deed = (typeof DEEDS)[number];

/** What each act on the match is; `null`: it says nothing of the key. */
const BY_ACT: Readonly<Record<MatchAct['act'], Deed | null>> = {
  answer: 'answered',
  'answer-for-bot': null,
  'take-one-back': 'took-back',
  'by-hand': 'acted',
  hint: 'looked',
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

/** What each other effect is; `null`: it says nothing of the key. */
const BY_EFFECT: Readonly<Record<Exclude<OuterEffect['do'], 'match'>, Deed | null>> = {
  watch: 'looked',
  leave: 'acted',
  repaint: 'acted',
  suspend: 'acted',
  stop: 'acted',
  wipe: null,
  set: 'acted',
  'find-last': null,
  'load-book': 'looked',
  'new-match': 'acted',
  begin: 'acted',
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
  preview: null,
  'in-replay': 'looked',
  'look-back': 'looked',
};

function didOf(before: TableState, { state: after, effects = [] }: Step<TableState, OuterEffect>): KeyDid {
  const deeds = effects.map(effect => (effect.do === 'match' ? BY_ACT[effect.act.act] : BY_EFFECT[effect.do]));
  const deed = DEEDS.find(one => deeds.includes(one)) ?? changeOf(before.screens, after.screens);
  return deed ?? (takesNoKeys(before, after.time) ? 'swallowed' : 'nothing');
}

/** Screens on which people read: what is done there is looking. */
const READ: ReadonlySet<ScreenState['screen']> = new Set(['help', 'inspect', 'log', 'replay', 'rules', 'watch']);

/** What a key did to the screens alone; `null`: nothing that anybody sees. */
function changeOf(before: readonly ScreenState[], after: readonly ScreenState[]): Deed | null {
  const [was, is] = [before.at(-1), after.at(-1)];
  if (was === is) return null;
  // A screen that was opened or closed lies above the others.
  const upper = before.length > after.length ? was : is;
  if (before.length === after.length && was?.screen === 'match' && is?.screen === 'match')
    return changeAtMatch(was, is);
  return upper !== undefined && READ.has(upper.screen) ? 'looked' : 'moved';
}

function changeAtMatch(was: MatchState, is: MatchState): Deed | null {
  if (was.moment !== is.moment) return 'went-on';
  if (was.isPaused !== is.isPaused || was.lookingBack !== is.lookingBack) return 'looked';
  if (was.finished.cursor !== is.finished.cursor || cursorOf(was.play) !== cursorOf(is.play)) return 'moved';
  return turnOf(was.play) === turnOf(is.play) && was.play.looks === is.play.looks ? null : 'looked';
}

/** Where the cursor of a question stands, and what was typed: two states of which it is the same differ in nothing that is chosen. */
export function cursorOf({ at, asked }: Pick<PlayState, 'at' | 'asked'>): string {
  const place = at === null ? null : [at.pane, at.ref];
  if (asked === null) return JSON.stringify([place]);
  const { list, find, finding, amount, only } = asked;
  return JSON.stringify([place, list.cursor, find, finding, amount, only]);
}

function turnOf({ front, beside, back }: PlayState): string {
  return [front, beside, back].join('\n');
}

/** Whether whatever is pressed is thrown away just then. */
function takesNoKeys({ size, screens, match, preferences }: TableState, time: number): boolean {
  const top = screens.at(-1);
  if (top === undefined || isTooSmall(size)) return true;
  if (top.screen !== 'match' || match === null) return false;
  const { quietSince } = top.handOver;
  const { picture } = match;
  if (picture.show === 'hand-over' || picture.show === 'cover')
    return quietSince !== null && time - quietSince < preferences.settings.quiet;
  return top.isDeaf || (picture.show === 'table' && picture.thinking !== null);
}
