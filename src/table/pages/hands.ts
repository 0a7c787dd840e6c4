import type { Board, Pane, PaneContext, PaneSize, Survey } from '../../games/board.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import type { Ref } from '../../kernel/words/message.ts';
import type { Mouse } from '../../widgets/mouse.ts';
import type { Pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import type { Picture } from '../picture.ts';
import { say } from '../say.ts';
import type { Layout } from '../screens/layout.ts';
import { paneSize } from '../screens/table.ts';
import type { Session } from '../session.ts';
import type { Asked } from './asked.ts';
import { inspectPage } from './inspect.ts';
import { DIRECTIONS, PANS, wayOf, ZOOM_WAYS } from './hand-commands.ts';
import { PaneLooks } from './pane-looks.ts';
import type { PaneLook } from './pane-looks.ts';
import { placeAt, placeBeside, placesOf, placeUnder } from './places.ts';
import type { Direction, Place } from './places.ts';
import type { Hit } from './table-mouse.ts';

/** What the hands reach of the table they lie on. */
export interface Reach {
  readonly asked: () => Asked | null;
  /** The pane that was turned to last, and the one beside the main one. */
  readonly front: () => string;
  readonly bring: (pane: string) => void;
  readonly layout: () => Layout;
  readonly cover: () => void;
  readonly answer: (answer: Answer) => void;
  /** Scrolls the log. */
  readonly scrollLog: (back: 1 | -1) => void;
}

/** Lays a page over the table, and takes it away again. */
interface Doors {
  readonly push: (page: Page) => void;
  readonly pop: () => void;
}

export type Shown = Extract<Picture, { show: 'table' }>;

type InPane = Extract<Hit, { on: 'pane' }>;

/** What people do at the table beside answering from the list: looking at things, pointing at them, turning the map. */
export class Hands {
  readonly #session: Session;
  readonly #board: Board;
  readonly #look: Look;
  readonly #doors: Doors;
  readonly #reach: Reach;
  readonly #looks = new PaneLooks();
  /** What is pointed at on the board; `null`: the cursor is in the list. */
  #at: { readonly pane: string; readonly ref: Ref } | null = null;

  constructor(session: Session, board: Board, look: Look, doors: Doors, reach: Reach) {
    this.#session = session;
    this.#board = board;
    this.#look = look;
    this.#doors = doors;
    this.#reach = reach;
  }

  /** What is pointed at, and how each pane was set by hand. */
  shown(): { readonly pointed: readonly Ref[] | null; readonly lookOf: (pane: string) => PaneLook } {
    const pointed = this.#at === null || this.#reach.asked() === null ? null : [this.#at.ref];
    return { pointed, lookOf: pane => this.#looks.of(pane) };
  }

  /** Something else is asked, or the cursor has moved: the panes follow it again. */
  follow(picture: Picture): void {
    this.#looks.follow();
    if (this.#at === null) return;
    const place = picture.show === 'table' ? this.#placeNear(picture, this.#at) : null;
    this.#at = place === null ? null : { pane: this.#at.pane, ref: place.ref };
    this.#show(place);
  }

  // ---- keys ------------------------------------------------------------------------------------------------------

  /** Whether the key was for what is pointed at: it comes before the list. */
  point(picture: Shown, { command, key }: Pressed): boolean {
    const asked = this.#reach.asked();
    if (this.#at === null || asked === null || asked.typing || command === null) return false;
    const way = wayOf(command, key);
    const places = this.#placesOn(picture, this.#at.pane);
    const from = placeAt(places, this.#at.ref);
    if (command === 'back' || command === 'board' || from === null) this.#at = null;
    else if (way !== null) {
      const things = this.#survey(picture, this.#at.pane)?.things ?? [];
      const next = placeBeside(places, from, way, things);
      // Where no neighbour lies that way, keys with Shift mean what they mean elsewhere.
      if (next === null && DIRECTIONS[command] === undefined) return false;
      this.#goTo(this.#at.pane, next ?? from);
    } else if (command === 'take') this.#take(from);
    else {
      // What means something in the list is done there.
      if (command === 'nth' || command === 'find' || command === 'page-up' || command === 'page-down') this.#at = null;
      return false;
    }
    return true;
  }

  /** Whether the key was for looking at things. */
  key(picture: Shown, { command }: Pressed): boolean {
    if (command === null) return false;
    const pan = PANS[command];
    const zoom = ZOOM_WAYS[command];
    if (command === 'inspect') this.#inspect(picture, this.#aboutOption());
    else if (command === 'board') this.#goToBoard(picture);
    else if (pan !== undefined) this.#pan(picture, this.#reach.front(), pan);
    else if (zoom !== undefined) this.#zoom(picture, zoom);
    else return false;
    return true;
  }

  /** What the cursor's option is about, and the rule that asks. */
  #aboutOption(): readonly Ref[] {
    const asked = this.#reach.asked();
    return asked === null || asked.focus.length === 0 ? [] : [...asked.focus, `rule:${asked.decision.rule}`];
  }

  #pan(picture: Shown, id: string, direction: Direction): void {
    const survey = this.#survey(picture, id);
    if (survey !== null) this.#looks.pan(id, survey, this.#sizeOf(picture, id), direction);
    else if (direction === 'up' || direction === 'down') this.#reach.scrollLog(direction === 'up' ? 1 : -1);
  }

  /** The pane in front, or the main one, whichever can be brought nearer. */
  #zoom(picture: Shown, way: 'in' | 'out' | 'fit'): void {
    for (const id of [this.#reach.front(), this.#main(picture)]) {
      const survey = this.#survey(picture, id);
      if (survey === null || !this.#looks.zoom(id, survey, way)) continue;
      const after = this.#survey(picture, id)?.zooms;
      const title = this.#pane(picture, id)?.title ?? '';
      this.#session.notes.notify(say('table.zoom', { pane: title, zoom: after?.titles[after.shown] ?? '' }), 'good');
      return;
    }
  }

  // ---- pointing --------------------------------------------------------------------------------------------------

  /** Points at the place of the cursor's option, else at the first one; the first pane that has any comes to the front. */
  #goToBoard(picture: Shown): void {
    const focus = this.#reach.asked()?.focus ?? [];
    const front = this.#reach.front();
    const others = this.#board
      .panes(picture.view)
      .map(({ id }) => id)
      .filter(id => id !== front);
    for (const pane of [front, ...others]) {
      const places = this.#placesOn(picture, pane);
      const start = places.findLast(({ ref }) => focus.includes(ref)) ?? places[0];
      if (start === undefined) continue;
      if (pane !== front) this.#reach.bring(pane);
      this.#goTo(pane, start);
      return;
    }
    this.#session.notes.notify(say('table.no-places'), 'warning');
  }

  #goTo(pane: string, place: Place): void {
    this.#at = { pane, ref: place.ref };
    this.#looks.follow();
    this.#show(place);
  }

  /** Puts the list's cursor on the first option of the place, so that the question says what would be taken. */
  #show(place: Place | null): void {
    const [first] = place?.options ?? [];
    if (first !== undefined) this.#reach.asked()?.goTo(first);
  }

  /** Takes the only option of a place; several are left in the list to choose from. */
  #take({ options, ref }: Place): void {
    const [only] = options;
    if (only === undefined) return;
    if (options.length === 1) this.#reach.answer(only);
    else {
      this.#reach.asked()?.narrow(ref);
      this.#at = null;
    }
  }

  /** The place that was pointed at, if it is still one; else the first one of that pane. */
  #placeNear(picture: Shown, { pane, ref }: { readonly pane: string; readonly ref: Ref }): Place | null {
    const places = this.#placesOn(picture, pane);
    return placeAt(places, ref) ?? places[0] ?? null;
  }

  #placesOn(picture: Shown, pane: string): readonly Place[] {
    const options = this.#reach.asked()?.shown ?? [];
    const survey = this.#survey(picture, pane);
    return survey === null ? [] : placesOf(survey.things, options);
  }

  // ---- the mouse -------------------------------------------------------------------------------------------------

  /**
   * The wheel scrolls what is under it. A click on an option puts the cursor there, on a place of the board points at it, and once
   * more takes it; on a tab it turns to that pane. The right button inspects.
   */
  mouse(picture: Shown, hit: Hit, button: Mouse['button']): void {
    const wheel = button === 'wheel-up' ? -1 : button === 'wheel-down' ? 1 : 0;
    if (hit.on === 'log' && wheel !== 0) this.#reach.scrollLog(wheel < 0 ? 1 : -1);
    else if (hit.on === 'tab' && button === 'left') this.#reach.bring(hit.pane);
    else if (hit.on === 'option') this.#onOption(hit.row, wheel, button);
    else if (hit.on !== 'pane') return;
    else if (wheel !== 0) this.#pan(picture, hit.pane, wheel < 0 ? 'up' : 'down');
    else if (button === 'right') this.#inspectUnder(picture, hit);
    else if (button === 'left') this.#clickOn(picture, hit);
  }

  #onOption(row: number, wheel: number, button: Mouse['button']): void {
    const asked = this.#reach.asked();
    if (asked === null) return;
    const clicked = button === 'left' ? row : asked.cursor + wheel;
    const option = asked.shown[clicked];
    if (option === undefined || (wheel === 0 && button !== 'left')) return;
    const again = wheel === 0 && this.#at === null && asked.cursor === row;
    this.letGo();
    if (again) this.#reach.answer(option.id);
    else asked.goTo(option.id);
  }

  #clickOn(picture: Shown, { pane, x, y }: InPane): void {
    const place = placeUnder(this.#placesOn(picture, pane), x, y);
    if (this.#reach.front() !== pane) this.#reach.bring(pane);
    if (place === null) return;
    if (this.#at?.pane === pane && this.#at.ref === place.ref) this.#take(place);
    else this.#goTo(pane, place);
  }

  #inspectUnder(picture: Shown, { pane, x, y }: InPane): void {
    const things = this.#survey(picture, pane)?.things.map(thing => ({ ...thing, options: [] })) ?? [];
    const thing = placeUnder(things, x, y);
    if (thing !== null) this.#inspect(picture, [thing.ref]);
  }

  /** The list has the cursor again. */
  letGo(): void {
    this.#at = null;
    this.#looks.follow();
  }

  // ---- looking at things -----------------------------------------------------------------------------------------

  /** Lays the inspector over the table: on the things named, else on all that the pane in front shows. */
  #inspect(picture: Shown, focus: readonly Ref[]): void {
    const { asked, cover, front } = this.#reach;
    const { push, pop } = this.#doors;
    const { view, viewer } = picture;
    const decision = asked()?.decision;
    const rule: readonly Ref[] = decision === undefined ? [] : [`rule:${decision.rule}`];
    const pane = this.#survey(picture, front()) === null ? this.#main(picture) : front();
    const things = this.#survey(picture, pane)?.things.map(({ ref }) => ref) ?? [];
    const page = inspectPage(
      { board: this.#board, view, viewer, context: this.#context(picture, null) },
      focus,
      [...things, ...rule],
      {
        back: pop,
        cover: () => {
          pop();
          cover();
        },
      },
      this.#look,
    );
    if (page === null) this.#session.notes.notify(say('inspect.nothing'), 'warning');
    else push(page);
  }

  #main({ view }: Shown): string {
    return this.#board.panes(view)[0]?.id ?? '';
  }

  #pane({ view }: Shown, id: string): Pane | undefined {
    return this.#board.panes(view).find(pane => pane.id === id);
  }

  #sizeOf(picture: Shown, id: string): PaneSize {
    return paneSize(this.#reach.layout(), this.#main(picture), id);
  }

  #survey(picture: Shown, id: string): Survey | null {
    return (
      this.#pane(picture, id)?.survey?.(picture.view, this.#sizeOf(picture, id), this.#context(picture, id)) ?? null
    );
  }

  /** What a pane is painted with right now. */
  #context({ viewer, decision }: Shown, pane: string | null): PaneContext {
    const { glyphs, format } = this.#look;
    const asked = this.#reach.asked();
    const seat = decision?.seat ?? (viewer === 'spectator' ? null : viewer);
    const common = { glyphs, format, names: this.#session.names, seat };
    if (pane === null) return { ...common, focus: [] };
    const open = asked?.open ?? [];
    return { ...common, focus: this.shown().pointed ?? asked?.focus ?? [], open, ...this.#looks.of(pane) };
  }
}
