import type { Board, Inspected, PaneContext } from '../../games/board.ts';
import type { Ref, Viewer } from '../../kernel/words/message.ts';
import type { FooterEntry } from '../../widgets/keymap.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import { pressed } from '../keys.ts';
import type { Pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page, PointedList } from '../page.ts';
import { say } from '../say.ts';
import { paintChoice } from '../screens/choice.ts';
import { paintInspect } from '../screens/inspect.ts';
import { Menu } from './menu.ts';

/** What people look at things with: a board, and a view of which nothing but itself is known. */
export interface Inspecting {
  readonly board: Board;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly context: PaneContext;
}

/** One of the things that lie on each other in the inspector. */
type Leaf =
  | { readonly show: 'list'; readonly refs: readonly Ref[]; readonly menu: Menu }
  | { readonly show: 'thing'; readonly ref: Ref; readonly beside: readonly Ref[]; readonly menu: Menu };

/** The ways out of the inspector. */
export interface InspectDoors {
  readonly back: () => void;
  /** Somebody covers the screen. */
  readonly cover: () => void;
}

/** The addresses that have something to tell, each once; of those that tell the very same the first. */
export function inspectable({ board, view, context }: Inspecting, refs: readonly Ref[]): readonly Ref[] {
  const told = new Set<string>();
  return [...new Set(refs)].filter(ref => {
    const inspected = board.inspect?.(view, ref, context) ?? null;
    if (inspected === null) return false;
    const text = JSON.stringify(inspected);
    if (told.has(text)) return false;
    told.add(text);
    return true;
  });
}

/**
 * Looks at things: at the first of `refs`, with the others of them beside it, or at a list of `around`, which are all that can be walked
 * through. `null`: there is nothing to look at.
 */
export function inspectPage(
  inspecting: Inspecting,
  refs: readonly Ref[],
  around: readonly Ref[],
  doors: InspectDoors,
  look: Look,
): Page | null {
  const first = inspectable(inspecting, refs);
  const all = inspectable(inspecting, around);
  const [only] = first;
  if (only === undefined) return all.length === 0 ? null : new InspectPage(inspecting, list(all), all, doors, look);
  const beside = first.length > 1 ? first : all.includes(only) ? all : [];
  return new InspectPage(inspecting, thing(only, beside), all, doors, look);
}

class InspectPage implements Page {
  readonly #inspecting: Inspecting;
  readonly #all: readonly Ref[];
  readonly #doors: InspectDoors;
  readonly #look: Look;
  #leaves: readonly Leaf[];
  #top = 0;
  #last = 0;
  #textHeight = 1;

  constructor(inspecting: Inspecting, start: Leaf, all: readonly Ref[], doors: InspectDoors, look: Look) {
    this.#inspecting = inspecting;
    this.#all = all;
    this.#doors = doors;
    this.#look = look;
    this.#leaves = [start];
  }

  list(): PointedList | null {
    return this.#leaves.at(-1)?.menu ?? null;
  }

  viewer(): Viewer {
    return this.#inspecting.viewer;
  }

  cover(): void {
    this.#doors.cover();
  }

  /** The rule under the cursor, or the first one on the thing. */
  rule(): string | null {
    const leaf = this.#leaves.at(-1);
    if (leaf === undefined) return null;
    const ref = leaf.show === 'thing' ? leaf.ref : leaf.refs[leaf.menu.cursor];
    const under = leaf.show === 'thing' ? this.#linksOf(leaf.ref).rows[leaf.menu.cursor]?.ref : undefined;
    return ruleIn(under) ?? ruleIn(ref) ?? (ref === undefined ? null : (this.#tellOf(ref)?.rules[0] ?? null));
  }

  key(key: string): void {
    const leaf = this.#leaves.at(-1);
    const press = pressed(this.#look.keymap, key);
    if (press.command === 'back' || leaf === undefined) this.#back();
    else if (press.command === 'cover') this.#doors.cover();
    else if (press.command === 'inspect' || press.command === 'next-pane') this.#showAll();
    else if (leaf.show === 'list') this.#choose(leaf.menu.press(press, leaf.refs.length), leaf.refs, leaf.refs);
    else this.#inThing(leaf, press);
  }

  #inThing(leaf: Extract<Leaf, { show: 'thing' }>, press: Pressed): void {
    const { command } = press;
    if (command === 'left' || command === 'right') this.#leaf(leaf, command === 'left' ? -1 : 1);
    else if (command === 'page-up') this.#scroll(-this.#textHeight);
    else if (command === 'page-down') this.#scroll(this.#textHeight);
    else {
      const { rows } = this.#linksOf(leaf.ref);
      const refs = rows.map(({ ref }) => ref);
      // Without links, or at the end of them, the arrows scroll.
      if (command === 'down' && leaf.menu.cursor >= refs.length - 1) this.#scroll(1);
      else if (command === 'up' && leaf.menu.cursor <= 0) this.#scroll(-1);
      else this.#choose(leaf.menu.press(press, refs.length), refs, []);
    }
  }

  #scroll(by: number): void {
    this.#top = Math.max(0, Math.min(this.#last, this.#top + by));
  }

  #open(leaf: Leaf): void {
    this.#leaves = [...this.#leaves, leaf];
    this.#top = 0;
  }

  #choose(taken: number | null, refs: readonly Ref[], beside: readonly Ref[]): void {
    const ref = taken === null ? undefined : refs[taken];
    if (ref !== undefined) this.#open(thing(ref, beside));
  }

  #back(): void {
    this.#leaves = this.#leaves.slice(0, -1);
    this.#top = 0;
    if (this.#leaves.length === 0) this.#doors.back();
  }

  /** Everything on the pane, once; from that list the key goes back. */
  #showAll(): void {
    const top = this.#leaves.at(-1);
    if (top?.show === 'list' && this.#leaves.length > 1) this.#back();
    else if (this.#all.length > 0 && !(top?.show === 'list' && top.refs === this.#all)) this.#open(list(this.#all));
  }

  /** The thing beside this one in the list it came from. */
  #leaf({ ref, beside }: Extract<Leaf, { show: 'thing' }>, by: 1 | -1): void {
    const next = beside[(beside.indexOf(ref) + by + beside.length) % Math.max(1, beside.length)];
    if (next === undefined) return;
    const under = this.#leaves.at(-2);
    if (under?.show === 'list') under.menu.goTo(under.refs.indexOf(next));
    this.#leaves = [...this.#leaves.slice(0, -1), thing(next, beside)];
    this.#top = 0;
  }

  // ---- what is shown ---------------------------------------------------------------------------------------------

  #tellOf(ref: Ref): Inspected | null {
    const { board, view, context } = this.#inspecting;
    return board.inspect?.(view, ref, context) ?? null;
  }

  /** What a thing leads on to: things first, then rules. */
  #linksOf(ref: Ref): {
    readonly rows: readonly { readonly ref: Ref; readonly text: string; readonly note: string }[];
  } {
    const told = this.#tellOf(ref);
    const links = told?.links.filter(link => link.ref !== ref) ?? [];
    const known = new Set<Ref>();
    const things = links.flatMap(link => {
      const other = known.has(link.ref) ? null : this.#tellOf(link.ref);
      known.add(link.ref);
      return other === null ? [] : [{ ref: link.ref, text: link.label, note: other.kind }];
    });
    const rules = told?.rules.flatMap(number => {
      const rule: Ref = `rule:${number}`;
      const other = this.#tellOf(rule);
      return other === null ? [] : [{ ref: rule, text: other.title, note: other.kind }];
    });
    return { rows: [...things, ...(rules ?? [])] };
  }

  paint(size: Size): Grid {
    const leaf = this.#leaves.at(-1);
    return leaf?.show === 'thing' ? this.#paintThing(leaf, size) : this.#paintList(leaf, size);
  }

  #paintList(leaf: Extract<Leaf, { show: 'list' }> | undefined, size: Size): Grid {
    const { format } = this.#look;
    const { refs = [], menu = new Menu() } = leaf ?? {};
    const rows = refs.map(ref => {
      const told = this.#tellOf(ref);
      return { text: told?.title ?? ref, note: told?.kind ?? '' };
    });
    const painted = paintChoice(
      {
        title: format(say('inspect.choose')),
        above: [],
        rows,
        list: menu.list,
        below: null,
        footer: [
          { commands: ['up', 'down'], label: format(say('key.choose')) },
          { commands: ['take'], label: format(say('key.look')) },
          ...this.#allEntry(),
          'back',
        ],
        numbered: true,
      },
      size,
      this.#look,
    );
    menu.painted(painted);
    return painted.grid;
  }

  #paintThing({ ref, beside, menu }: Extract<Leaf, { show: 'thing' }>, size: Size): Grid {
    const { format } = this.#look;
    const told = this.#tellOf(ref) ?? { kind: '', title: ref, sections: [], links: [], rules: [] };
    const { rows } = this.#linksOf(ref);
    const place = beside.length > 1 ? { at: beside.indexOf(ref), of: beside.length } : null;
    const painted = paintInspect(
      {
        told,
        rows: rows.map(({ text, note }) => ({ text, note })),
        list: menu.list,
        top: this.#top,
        place,
        footer: [
          ...(rows.length === 0 ? [] : [{ commands: ['up', 'down'] as const, label: format(say('key.choose')) }]),
          ...(rows.length === 0 ? [] : [{ commands: ['take'] as const, label: format(say('key.follow')) }]),
          ...(place === null ? [] : [{ commands: ['left', 'right'] as const, label: format(say('key.neighbours')) }]),
          ...(this.#last === 0
            ? []
            : [{ commands: ['page-up', 'page-down'] as const, label: format(say('key.scroll-text')) }]),
          ...this.#allEntry(),
          'back',
          'rules',
        ],
      },
      size,
      this.#look,
    );
    this.#last = painted.last;
    this.#textHeight = painted.textHeight;
    menu.painted(painted);
    return painted.grid;
  }

  #allEntry(): readonly FooterEntry[] {
    if (this.#all.length === 0) return [];
    return [{ commands: ['inspect'], label: this.#look.format(say('key.all-things')) }];
  }
}

function ruleIn(ref: Ref | undefined): string | null {
  return ref?.startsWith('rule:') === true ? ref.slice('rule:'.length) : null;
}

function list(refs: readonly Ref[]): Leaf {
  return { show: 'list', refs, menu: new Menu() };
}

function thing(ref: Ref, beside: readonly Ref[]): Leaf {
  return { show: 'thing', ref, beside, menu: new Menu() };
}
