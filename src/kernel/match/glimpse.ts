import { copyLike } from '../plain/copy.ts';
import type { Viewer } from '../words/message.ts';

/** What makes a part. Glimpses of different games remember parts of all types, and give each maker its own. */
interface Maker<State, Part> {
  make(state: State, viewer: Viewer, before?: Part): Part;
}

/**
 * How a game makes each part of its view, in the order of the view. A part may share structure with the state, and, in
 * a glimpse, with `before`: the same part of the viewer's glimpse before. A part that is `undefined` is left out of the
 * view.
 */
export type ViewParts<State, View> = {
  readonly [Part in keyof View]-?: Maker<State, View[Part]>['make'];
};

/** A view of all parts. It shares structure with the state: do not change or keep it. */
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

/** A moment between two answers of a run. */
export interface Moment {
  isPast: boolean;
}

/** What was read in a viewer's last glimpses. Equal parts of later glimpses are shared with it. */
export interface Remembered {
  /** The parts by their places. */
  readonly parts: unknown[];
  /** The same for the members of lists, by the list's place and by their own. */
  readonly members: Map<number, Remembered[]>;
}

/** Nothing yet. */
export function nothingRead(): Remembered {
  return { parts: [], members: new Map() };
}

/** The parts that are remembered of a viewer's glimpses, none at first. */
export function rememberedBy(glimpsed: Map<Viewer, Remembered>, viewer: Viewer): Remembered {
  const known = glimpsed.get(viewer) ?? nothingRead();
  glimpsed.set(viewer, known);
  return known;
}

/** Makes a glimpse of a state that stays as it is until the moment is past. */
export type Glimpsing<State> = (state: State, viewer: Viewer, moment: Moment, remembered: Remembered) => object;

/** A part that is a list whose members are glimpsed part by part themselves. */
export interface Members<State, Member> {
  readonly of: (state: State) => readonly Member[];
  readonly glimpse: Glimpsing<Member>;
}

/**
 * Returns a function that makes glimpses of a state: views whose parts are made when they are first read. Each part is
 * a copy, so that a glimpse shares nothing with the state. What was read stays as it was; what was not read by the end
 * of the moment can't be read any more, since the state has changed. A part that equals the same part of an earlier
 * glimpse is the very same object, so that what follows from it can be remembered beside it. The makers of `sharing`
 * parts see to that themselves: what they return shares nothing with the state, and is `before` where it equals that.
 */
export function glimpsing<State, View, Member = never>(
  parts: ViewParts<State, View>,
  lists: Readonly<Record<string, Members<State, Member>>> = {},
  sharing: readonly (keyof View)[] = [],
): Glimpsing<State> {
  const isSharing: boolean[] = [];
  const names: string[] = [];
  const members: (Members<State, Member> | undefined)[] = [];
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
      const made = this.#made[place];
      return made === undefined ? this.#make(place) : made;
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
      const before = read[place];
      const made = makers[place]?.(this.#state, this.#viewer, before);
      read[place] = isSharing[place] === true ? made : copyLike(made, before);
      return read[place];
    }

    #membersOf({ of, glimpse }: Members<State, Member>, place: number): unknown {
      const read = this.#remembered.members.get(place) ?? [];
      this.#remembered.members.set(place, read);
      return of(this.#state).map((member, at) =>
        glimpse(member, this.#viewer, this.#moment, (read[at] ??= nothingRead())),
      );
    }

    /** The whole view. */
    toJSON(): unknown {
      return Object.fromEntries(names.map((name, place) => [name, this.#part(place)]));
    }
  }

  return (state, viewer, moment, remembered) => new Glimpse(state, viewer, moment, remembered);
}
