import { copyLike } from '../plain/copy.ts';
import type { Viewer } from '../words/message.ts';

/**
 * A function that makes one part of a view. It is written as a method so that makers of different part types fit into
 * one list.
 */
interface Maker<State, Part> {
  make(state: State, viewer: Viewer, before?: Part): Part;
}

/**
 * The functions that make each part of a game's view, in the order of the view. A part may share objects with the state
 * and, in a glimpse, with `before`: the same part of the viewer's previous glimpse. A part that is `undefined` is left
 * out of the view.
 */
export type ViewParts<State, View> = {
  readonly [Part in keyof View]-?: Maker<State, View[Part]>['make'];
};

/** Makes a view with all its parts. The view shares objects with the state: do not change or keep it. */
export function viewOf<State, View>(parts: ViewParts<State, View>, state: State, viewer: Viewer): View;
export function viewOf<State>(
  parts: Readonly<Record<string, (state: State, viewer: Viewer) => unknown>>,
  state: State,
  viewer: Viewer,
): unknown {
  const view: Record<string, unknown> = {};
  for (const name in parts) {
    const part = parts[name]?.(state, viewer);
    if (part !== undefined) view[name] = part;
  }
  return view;
}

/** The time between two answers of a run, during which the state does not change. */
export interface Moment {
  isPast: boolean;
}

/** The parts that were read in a viewer's last glimpses. Later glimpses share the parts that are equal. */
export interface Remembered {
  /** The remembered parts, by the index of the part. */
  readonly parts: unknown[];
  /** The remembered members of each list part, by the index of the part and then of the member. */
  readonly members: Map<number, Remembered[]>;
}

/** An empty memory: no parts have been read. */
export function emptyMemory(): Remembered {
  return { parts: [], members: new Map() };
}

/** Returns the remembered parts of a viewer's glimpses; empty for a viewer's first glimpse. */
export function rememberedFor(glimpsed: Map<Viewer, Remembered>, viewer: Viewer): Remembered {
  const remembered = glimpsed.get(viewer) ?? emptyMemory();
  glimpsed.set(viewer, remembered);
  return remembered;
}

/** Makes a glimpse of a state that does not change until the moment is past. */
export type GlimpseMaker<State> = (state: State, viewer: Viewer, moment: Moment, remembered: Remembered) => object;

/** A part of a view that is a list, whose members are glimpses themselves. */
export interface ListMembers<State, Member> {
  readonly of: (state: State) => readonly Member[];
  readonly glimpse: GlimpseMaker<Member>;
}

/**
 * Returns a function that makes glimpses of a state: views whose parts are made when they are first read. Each part is
 * a copy, so that a glimpse shares nothing with the state. A part that was read stays unchanged. A part that was not
 * read by the end of the moment can't be read any more, since the state has changed. A part that equals the same part
 * of an earlier glimpse is the very same object, so that callers can cache results by it. The parts in `sharing` do
 * both themselves: they share nothing with the state, and are `before` if they equal it.
 */
export function glimpseMakerOf<State, View, Member = never>(
  parts: ViewParts<State, View>,
  lists: Readonly<Record<string, ListMembers<State, Member>>> = {},
  sharing: readonly (keyof View)[] = [],
): GlimpseMaker<State> {
  const isSharing: boolean[] = [];
  const names: string[] = [];
  const members: (ListMembers<State, Member> | undefined)[] = [];
  const makers: Maker<State, unknown>['make'][] = [];
  for (const name in parts) {
    names.push(name);
    isSharing.push(sharing.includes(name));
    makers.push(parts[name]);
    members.push(lists[name]);
  }

  class Glimpse {
    readonly #state: State;
    readonly #viewer: Viewer;
    readonly #moment: Moment;
    readonly #remembered: Remembered;
    readonly #made: unknown[] = [];

    constructor(state: State, viewer: Viewer, moment: Moment, remembered: Remembered) {
      this.#state = state;
      this.#viewer = viewer;
      this.#moment = moment;
      this.#remembered = remembered;
    }

    static {
      for (const [place, name] of names.entries()) {
        Object.defineProperty(Glimpse.prototype, name, {
          enumerable: true,
          get(this: Glimpse): unknown {
            return this.#part(place);
          },
        });
      }
    }

    #part(place: number): unknown {
      const cachedPart = this.#made[place];
      return cachedPart === undefined ? this.#make(place) : cachedPart;
    }

    #make(place: number): unknown {
      if (this.#moment.isPast) throw new Error(`the moment of this glimpse is past: ${names[place] ?? ''} is gone`);
      const list = members[place];
      const part = list === undefined ? this.#copied(place) : this.#membersOf(list, place);
      this.#made[place] = part;
      return part;
    }

    #copied(place: number): unknown {
      const { parts: read } = this.#remembered;
      const previousPart = read[place];
      const newPart = makers[place]?.(this.#state, this.#viewer, previousPart);
      read[place] = isSharing[place] === true ? newPart : copyLike(newPart, previousPart);
      return read[place];
    }

    #membersOf({ of, glimpse }: ListMembers<State, Member>, place: number): unknown {
      const rememberedMembers = this.#remembered.members.get(place) ?? [];
      this.#remembered.members.set(place, rememberedMembers);
      return of(this.#state).map((member, at) =>
        glimpse(member, this.#viewer, this.#moment, (rememberedMembers[at] ??= emptyMemory())),
      );
    }

    /** Makes the whole view. */
    toJSON(): unknown {
      return Object.fromEntries(names.map((name, place) => [name, this.#part(place)]));
    }
  }

  return (state, viewer, moment, remembered) => new Glimpse(state, viewer, moment, remembered);
}
