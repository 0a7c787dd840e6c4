import type { MatchPart } from '../../../src/table/app/screens/match.tsx';
import type { ScreenState } from '../../../src/table/app/screens/screens.ts';
import type { ReplayShown } from '../../../src/session/looking-back/replay-now.ts';
import type { Picture } from '../../../src/session/sitting/picture.ts';
import type { MenuPage } from '../../../src/table/frame/store/screen-requests.ts';
import type { OuterEffect } from '../../../src/table/frame/store/effects.ts';
import { almostLearned, missedMatch, sample } from './prepared.ts';
import type { Folders } from './prepared.ts';

const [ESCAPE, END, ENTER] = ['\u001b', '\u001b[F', '\r'];

/** Any frame is to come, or nothing at all. */
export const [FRAME, NOTHING] = ['a frame', ''];

/**
 * How people leave: by the key for it, which may lead through other screens first, or by the one that leaves from
 * everywhere.
 */
export const WAYS = ['q', 'Ctrl-C'] as const;
export type Way = (typeof WAYS)[number];

/** Somewhere in the program that people may leave from. */
export interface Place {
  readonly args?: readonly string[];
  /** Puts into its folders what it begins with. */
  readonly prepare?: (folders: Folders) => Promise<void>;
  /** What stands on the screen at first; `null`: the program has just taken the screen. */
  readonly first: string | null;
  /**
   * The keys that lead there, each with what stands on the screen then; `#` and a text is the number of the row that
   * begins with it.
   */
  readonly keys?: readonly (readonly [key: string, shows: string])[];
  /** A size that the window gets at last. */
  readonly size?: readonly [columns: number, rows: number];
  /**
   * The last key (none: what happens by itself), and what has come of it when the program is left: a text, any frame,
   * or nothing yet.
   */
  readonly amid?: readonly [key: string, until: string];
  /** What leaves from there, where one key alone does. */
  readonly only?: Way;
  /** The keys that lead from there to where the key that leaves does so, where a text is typed or Esc leads back. */
  readonly out?: readonly string[];
}

/** The place behind a key. */
function behind(place: Place, key: string, shows: string, out?: readonly string[]): Place {
  return { ...place, keys: [...(place.keys ?? []), [key, shows]], ...(out === undefined ? {} : { out }) };
}

const HOME: Place = { first: 'New match' };
const TABLE: Place = {
  args: ['play', 'theseus', '--seats', 'Ann,Bob', '--seed', 'x'],
  first: 'Which card do you begin with?',
};
const MENU = behind(TABLE, 'm', 'Who plays which seat', [ESCAPE]);
const SETTINGS = behind(HOME, '#Settings', 'Handing over');
const KEYS = behind(behind(SETTINGS, END, '▸ Keys'), ENTER, 'always leaves');
const LATE: Place = {
  args: ['resume', sample('theseus-mid-turn')],
  first: 'Bob: sector action',
};
const REPLAY: Place = { args: ['replay', sample('theseus-mid-turn')], first: 'The beginning' };
const REPLAY_RUNS = behind(REPLAY, 'b', 'b stop');
const HAND_OVER: Place = {
  args: ['play', 'starcraft', '--seats', 'Ann,Bob', '--seed', 'x'],
  first: 'Pass the keyboard to',
};
const OWN_VIEW = behind(HAND_OVER, ENTER, 'SC-5.2');
/** Cards run by themselves, and the next player thinks behind each of them. */
const WATCHED: Place = {
  args: ['play', 'theseus', '--seats', 'Ann:bot,Bob:bot,Cyd:bot', '--seed', 'x'],
  first: 'Space pause',
};
/** Dice of others, which are shown for as long as their words take; behind them a card waits for a key. */
const SCENE: Place = {
  args: ['play', 'galactic-emperor', '--seats', 'Ann,Bob:bot,Cyd:bot', '--seed', 'x'],
  first: 'Space pause',
};
const CONCEDE = behind(MENU, '#A seat gives up', 'Which seat gives up?', [ESCAPE, ESCAPE]);
const CONFIRM = behind(CONCEDE, '1', 'do you give up?', [ESCAPE, ESCAPE, ESCAPE]);
/** Who is left sits down before it is said that they have won. */
const WON = behind(behind(CONFIRM, '2', 'only you see the screen'), ENTER, 'nobody else is left');
const ENDED = behind(WON, ENTER, 'The match has ended', []);
const TAKE_BACK = behind(behind(TABLE, '1', 'Where do you install'), 't', 'Go back to which decision?', [ESCAPE]);
const LEARNER: Place = { args: ['learn', 'theseus'], first: 'Who is learning?', out: [ESCAPE] };
const READING: Place = { args: ['replay', sample('six-seats-late')], first: null };

/** Every screen. */
export const SCREENS: Readonly<Record<ScreenState['screen'], Place>> = {
  against: behind(HOME, '#Play against', 'Enter begins at once'),
  ask: behind(HOME, 'r', 'The rules of which game?', [ESCAPE]),
  goal: behind(behind(HOME, '#Play against', 'Enter begins at once'), '2', 'How you win', [ESCAPE]),
  help: behind(TABLE, '?', 'Rule TH-3.7'),
  home: HOME,
  inspect: behind(TABLE, 'i', 'What it does', [ESCAPE]),
  keys: KEYS,
  lessons: behind(LEARNER, ENTER, 'Walking the ring', []),
  log: behind(TABLE, 'L', 'Log · everything'),
  match: TABLE,
  menu: MENU,
  'new-match': behind(HOME, '#New match', 'Start the match'),
  replay: REPLAY,
  resume: behind(HOME, '#Resume', 'Saves are in'),
  rules: behind(TABLE, 'r', 'Starting cards'),
  settings: SETTINGS,
  watch: behind(behind(LATE, 'L', 'Log · everything'), ENTER, 'watched again'),
};

/** Every part of the match's screen. */
export const PARTS: Readonly<Record<MatchPart, Place>> = {
  covered: HAND_OVER,
  moment: WATCHED,
  since: {
    args: ['resume', 'missed'],
    prepare: missedMatch,
    first: 'only you see the screen',
    keys: [[ENTER, 'Any key goes on']],
  },
  finished: {
    args: ['learn', 'theseus', 'walking'],
    prepare: folders => almostLearned(folders, 'theseus', 'walking'),
    first: 'goes on where you left it',
    keys: [[ENTER, 'To remember:']],
  },
  end: ENDED,
  table: TABLE,
};

/** All that the screen of a match may show. */
export const PICTURES: Readonly<Record<Picture['show'], Place>> = {
  'hand-over': HAND_OVER,
  cover: behind(TABLE, 'c', 'The screen is covered.'),
  since: PARTS.since,
  moment: WATCHED,
  table: OWN_VIEW,
};

/** Every page of the menu but the one of languages, which there is only when there are several. */
export const MENU_PAGES: Readonly<Record<Exclude<MenuPage['page'], 'languages'>, Place>> = {
  menu: MENU,
  players: behind(MENU, '#Who plays', 'Who plays which seat?', [ESCAPE, ESCAPE]),
  coach: behind(MENU, '#The coach', 'Who does the coach help?', [ESCAPE, ESCAPE]),
  concede: CONCEDE,
  confirm: CONFIRM,
  leave: behind(TABLE, 'q', 'Leave the match?'),
  peek: behind(MENU, '#Look', 'Who wants to look at their own view?', [ESCAPE]),
  'take-back': TAKE_BACK,
  agree: behind(TAKE_BACK, '1', 'Take back everything since', [ESCAPE, ESCAPE]),
};

/** What of a match that is looked back on may be on the screen. */
export const REPLAYS: Readonly<Record<ReplayShown['show'], Place>> = {
  progress: { ...READING, amid: ['', 'is being read'] },
  stop: REPLAY,
};

/** What goes on while an effect is carried out, or after it; `null`: it is over before the next key is heard. */
export const UNDER_WAY: Readonly<Record<OuterEffect['do'], Place | null>> = {
  leave: null,
  wipe: null,
  repaint: null,
  suspend: null,
  stop: null,
  set: null,
  'go-home': null,
  'find-last': null,
  about: null,
  'tell-goal': null,
  'load-book': { ...SCREENS.ask, amid: ['1', NOTHING], out: [] },
  resume: { args: ['resume', sample('empires-mid-battle')], first: null },
  // The program's player is about to answer.
  match: {
    args: ['play', 'space-empires', '--seats', 'Ann,Bob:bot,Cyd:bot,Dan:bot', '--seed', 'x'],
    first: 'Ann:',
    amid: ['1', 'is thinking'],
  },
  'read-log': null,
  'log-back': null,
  'find-earlier': null,
  watch: SCREENS.watch,
  'ask-peek': null,
  zoom: null,
  report: null,
  again: { ...ENDED, amid: ['a', NOTHING] },
  'new-match': { ...HOME, amid: ['#New match', NOTHING] },
  'play-against': { ...SCREENS.against, amid: [ENTER, NOTHING] },
  begin: { ...SCREENS['new-match'], amid: [ENTER, NOTHING] },
  'list-saves': SCREENS.resume,
  'ask-delete': null,
  delete: null,
  'decide-folder': null,
  'look-back': { ...TABLE, amid: ['b', FRAME] },
  replay: READING,
  'in-replay': REPLAY_RUNS,
  learn: { ...HOME, amid: ['#Learn', NOTHING], out: [ESCAPE] },
  learner: { ...LEARNER, amid: [ENTER, NOTHING], out: [] },
  practise: null,
};

/** What else may be going on. */
export const MOMENTS: Readonly<Record<string, Place>> = {
  'before anything is on the screen': { first: null },
  'the orrery has turned': { ...HOME, amid: ['', FRAME] },
  'a window that is too small': { ...TABLE, size: [20, 5], only: 'Ctrl-C' },
  'previews are worked out': { args: ['resume', sample('six-seats-late')], first: 'Cyd', amid: ['j', FRAME] },
  'a name is typed': LEARNER,
  'an option is looked for': behind(LATE, '/', 'Find:', [ESCAPE]),
  'a key is set': behind(KEYS, '2', 'Press the new key', [ESCAPE]),
  'a card waits': {
    args: ['play', 'theseus', '--seats', 'Ann,Bob:bot,Cyd:bot', '--seed', 'x'],
    first: 'Space go on',
  },
  'a scene runs': SCENE,
  'a scene has left by itself': { ...SCENE, amid: ['', 'Space go on'] },
};

/** Where something runs by itself, until a key stops it. */
export const RUNNING: ReadonlySet<Place> = new Set([HOME, WATCHED, SCENE, SCREENS.watch, REPLAY_RUNS]);
