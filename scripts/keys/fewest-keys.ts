import type { Answer } from '../../src/kernel/match/decision.ts';
import { cursorOf } from '../../src/table/app/screens/pressed-key.ts';
import type { TableState } from '../../src/table/app/screens/state.ts';
import { updateTable } from '../../src/table/app/screens/update.ts';
import { COMMANDS } from '../../src/table/frame/edge/keymap.ts';
import type { Command } from '../../src/table/frame/edge/keymap.ts';
import type { FollowUp } from '../../src/boards/deeds.ts';
import type { March } from '../../src/boards/marching.ts';
import { rowKeys } from '../../src/table/match/play/question/rows.ts';
import type { OuterEffect } from '../../src/table/frame/store/effects.ts';

/** What is to be answered, and whether an answer to the question behind it may be given with it. */
export interface Wanted {
  readonly answer: Answer;
  readonly follows: (then: FollowUp) => boolean;
  /** The answer wanted to the question before, which went without saying; `null`: that one. */
  readonly instead: Answer | null;
  /** Whether a deed gives that answer, and those wanted behind it. */
  readonly does: (deed: string) => boolean;
  /** Whether what is sent on its way goes where it is wanted, whatever else is wanted first. */
  readonly sends: (orders: readonly March[]) => boolean;
}

/**
 * The keys with which people answer, beside the numbers and the capitals that stand beside rows: those that give an
 * answer, and those that move to it.
 */
const GIVES: readonly Command[] = [
  'done',
  'more',
  'less',
  'take',
  'back',
  ...COMMANDS.filter(name => name.startsWith('lay-')),
];
const MOVES: readonly Command[] = [
  'down',
  'up',
  'left',
  'right',
  'board',
  'first',
  'last',
  'page-down',
  'page-up',
  'aside',
  'next',
];
const NUMBERS = '1234567890'.split('');
/** A second without a key lies between two keys, so that none is swallowed. */
export const PAUSE = 1000;
/** So many keys are tried at most for one answer. */
const MOST_TRIED = 60_000;

/**
 * The fewest keys that give an answer at the table as it is, found by trying keys on it: what a key comes to is a pure
 * function, so that nothing happens by it. Throws when no keys are found.
 */
export function fewestKeys(state: TableState, wanted: Wanted): readonly string[] {
  const { keymap } = state.appearance;
  const keysOf = (commands: readonly Command[]): readonly string[] =>
    commands.flatMap(command => keymap[command].slice(0, 1));
  // Of as many keys, those come first that also give the answers behind it.
  const keys = [
    ...new Set([
      ...ofDeeds(state),
      ...keysOf(['go-on']),
      ...NUMBERS,
      ...besideRows(state),
      ...keysOf(GIVES),
      ...keysOf(MOVES),
    ]),
  ];
  const known = new Set([placeIn(state)]);
  let tried = 0;
  let reached: readonly { readonly state: TableState; readonly keys: readonly string[] }[] = [{ state, keys: [] }];
  while (reached.length > 0 && tried < MOST_TRIED) {
    const next: { state: TableState; keys: readonly string[] }[] = [];
    for (const from of reached) {
      for (const key of keys) {
        tried += 1;
        const time = from.state.time + PAUSE;
        const step = updateTable(from.state, { input: { kind: 'key', key }, time });
        const pressed = [...from.keys, key];
        if (step.effects?.some(effect => gives(effect, wanted)) === true) return pressed;
        const place = placeIn(step.state);
        if (known.has(place)) continue;
        known.add(place);
        next.push({ state: step.state, keys: pressed });
      }
    }
    reached = next;
  }
  throw new Error(`no keys give ${wanted.answer}`);
}

/** The keys of what gives several answers; of two that begin alike a board lists the one last that goes further. */
function ofDeeds({ screens }: TableState): readonly string[] {
  const top = screens.at(-1);
  return top?.screen === 'match' ? (top.play.asked?.deeds ?? []).map(({ key }) => key).toReversed() : [];
}

/** The capitals that stand beside the rows of the question on the screen, and those of what has no row. */
function besideRows({ screens }: TableState): readonly string[] {
  const top = screens.at(-1);
  const asked = top?.screen === 'match' ? top.play.asked : null;
  if (asked === null) return [];
  const others = asked.others.map(({ id }) => asked.keys[id] ?? null);
  return [...rowKeys(asked), ...others].flatMap(key => key?.split('') ?? []);
}

function gives(effect: OuterEffect, { answer, follows, instead, does, sends }: Wanted): boolean {
  if (effect.do !== 'match') return false;
  const { act } = effect;
  if (act.act === 'take-one-back') return act.option === answer;
  if (act.act === 'instead') return act.answer === instead;
  if (act.act === 'march') return sends(act.orders);
  if (act.act === 'deed') return does(act.deed);
  return act.act === 'answer' && act.answer === answer && (act.then === undefined || follows(act.then));
}

/** Where the cursor stands: from two states of which it is the same, the same keys lead to the same answers. */
function placeIn({ screens }: TableState): string {
  return screens
    .map(screen => {
      if (screen.screen === 'match') return cursorOf(screen.play);
      return 'list' in screen ? `${screen.screen} ${screen.list.cursor}` : screen.screen;
    })
    .join('\n');
}
