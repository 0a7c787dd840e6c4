import type { Board, Survey } from '../../games/board.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Line } from '../../kernel/history/lines.ts';
import type { Replay } from '../../kernel/history/replay.ts';
import type { Seat, Viewer, Message } from '../../kernel/words/message.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import { pressed } from '../keys.ts';
import type { Pressed, TableCommand } from '../keys.ts';
import { lookTelling } from '../look.ts';
import type { Look } from '../look.ts';
import type { Page, Soon } from '../page.ts';
import { PANS, ZOOM_WAYS } from '../pages/hand-commands.ts';
import { inspectPage } from '../pages/inspect.ts';
import { PaneLooks } from '../pages/pane-looks.ts';
import { PaneTurner } from '../pages/pane-turner.ts';
import { say } from '../say.ts';
import { layoutFor, paintTable, paneSize } from '../screens/table.ts';
import { BEAT_TIME } from '../settings.ts';
import type { TableSettings } from '../settings.ts';
import { askForEyes, jumpPage } from './replay-asks.ts';
import { contextAt, LOG_SHOWN, replayState, sceneAt } from './replay-state.ts';
import type { Step, Viewing } from './viewing.ts';

/** What a replay is shown with. */
export interface ReplayParts {
  readonly game: Game;
  readonly board: Board;
  readonly names: readonly string[];
  /** The seats of people, who must agree before a seat's own view of an unfinished match is shown. */
  readonly people: readonly Seat[];
  readonly settings: TableSettings;
  readonly look: Look;
  /** Tells what is seen by somebody's eyes in the words of that seat; absent: in the same words as all else. */
  readonly speaks?: (viewer: Viewer) => Formatter;
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  readonly close: () => void;
  readonly keys: () => void;
  /** Goes on with a copy of the match whose history are those lines; absent: it can't be gone on with. */
  readonly copy?: (lines: readonly Line[]) => void;
}

/** Even the fastest table shows what it plays, in milliseconds. */
const LEAST_PLAY = 250;

/** A match told again, on one screen: forward and back by moments, answers, orders or turns, and rounds. */
export class ReplayPage implements Page {
  readonly #replay: Replay;
  readonly #viewing: Viewing;
  readonly #parts: ReplayParts;
  readonly #panes: PaneTurner;
  readonly #looks = new PaneLooks();
  #step: Step = 'answer';
  #plays = false;
  #note: Message | null;
  #size: Size = { columns: 80, rows: 24 };

  /** `note` is told first: what can't be shown any more. */
  constructor(replay: Replay, viewing: Viewing, parts: ReplayParts, note: Message | null) {
    this.#replay = replay;
    this.#viewing = viewing;
    const { look, speaks } = parts;
    const own = speaks === undefined ? look : lookTelling(look, words => speaks(viewing.viewer)(words));
    this.#parts = { ...parts, look: own };
    this.#note = note;
    this.#panes = new PaneTurner(
      parts.board,
      () => this.#viewing.view,
      () => this.#layout(),
    );
    this.#follow();
  }

  viewer(): Viewer {
    return this.#viewing.viewer;
  }

  game(): Game {
    return this.#parts.game;
  }

  /** The rule of what was told last, or of what was asked. */
  rule(): string | null {
    const { given } = this.#viewing;
    const told = this.#viewing.log(LOG_SHOWN).findLast(({ rule }) => rule !== undefined)?.rule ?? null;
    return told ?? (given !== null && 'rule' in given ? given.rule : null);
  }

  /** Nothing of a seat's own stays in sight. */
  cover(): void {
    this.#plays = false;
    if (this.viewer() !== 'spectator') this.#viewing.see('spectator');
  }

  soon(): Soon | null {
    if (!this.#plays) return null;
    const after = Math.max(LEAST_PLAY, BEAT_TIME[this.#parts.settings.speed]);
    return { after, run: () => this.#go(this.#step, 1) };
  }

  key(key: string): void {
    const press = pressed(this.#parts.look.keymap, key);
    const { command } = press;
    const played = this.#plays;
    this.#note = null;
    this.#plays = false;
    if (command === 'watch') this.#plays = !played && !this.#isAtEnd;
    else if (command === 'back' || command === 'leave') {
      // While it plays, going back stops it first.
      if (!played) this.#parts.close();
    } else if (command === 'cover') this.cover();
    else if (!this.#move(command) && !this.#lookAt(press)) this.#open(command);
  }

  /** Whether the key went through the match. */
  #move(command: TableCommand | null): boolean {
    const { steps } = this.#viewing;
    const at = steps.indexOf(this.#step);
    if (command === 'left' || command === 'right') this.#go(this.#step, command === 'left' ? -1 : 1);
    else if (command === 'first') this.#goTo(() => this.#viewing.goTo(0));
    else if (command === 'last') this.#goTo(() => this.#viewing.goTo(Infinity));
    else if (command === 'up' || command === 'down') {
      this.#step = steps[Math.max(0, Math.min(steps.length - 1, at + (command === 'up' ? -1 : 1)))] ?? this.#step;
    } else return false;
    return true;
  }

  /** Whether the key changed what is looked at. */
  #lookAt(press: Pressed): boolean {
    if (this.#panes.key(press)) return true;
    const { command } = press;
    const pan = command === null ? undefined : PANS[command];
    const zoom = command === null ? undefined : ZOOM_WAYS[command];
    const pane = this.#panes.front;
    const survey = pan === undefined && zoom === undefined ? null : this.#survey(pane);
    if (survey === null) return pan !== undefined || zoom !== undefined;
    if (pan !== undefined) this.#looks.pan(pane, survey, paneSize(this.#layout(), this.#main, pane), pan);
    if (zoom !== undefined) this.#looks.zoom(pane, survey, zoom);
    return true;
  }

  #open(command: TableCommand | null): void {
    const { push, copy, keys } = this.#parts;
    if (command === 'take') {
      const go = (at: number): void => this.#goTo(() => this.#viewing.goTo(at));
      push(jumpPage(this.#viewing, go, this.#parts));
    } else if (command === 'inspect') this.#inspect();
    else if (command === 'peek') {
      const see = (viewer: Viewer): void => this.#goTo(() => this.#viewing.see(viewer));
      askForEyes(this.#viewing.viewer, this.#replay.isOver ? [] : this.#parts.people, see, this.#parts);
    } else if (command === 'again' && copy !== undefined) {
      if (this.#goesOn) copy(this.#replay.linesUpTo(this.#viewing.stop));
      else this.#note = say('replay.over');
    } else if (command === 'help' || command === 'keys') keys();
  }

  #go(step: Step, by: 1 | -1): void {
    this.#goTo(() => this.#viewing.step(step, by));
    if (this.#isAtEnd) this.#plays = false;
  }

  #goTo(go: () => void): void {
    go();
    this.#follow();
  }

  get #isAtEnd(): boolean {
    const { at, of } = this.#viewing.place;
    return at === of - 1;
  }

  /** A match that has ended can be gone on with from anywhere but its end. */
  get #goesOn(): boolean {
    return this.#parts.copy !== undefined && !(this.#replay.isOver && this.#isAtEnd);
  }

  /** The panes follow what happens; a scene comes to the front. */
  #follow(): void {
    const { board, names, look } = this.#parts;
    this.#looks.follow();
    this.#panes.toEnd();
    const scene = sceneAt(this.#viewing, board, contextAt(this.#viewing, names, look));
    if (scene !== null) this.#panes.bring(scene.pane);
  }

  #inspect(): void {
    const { board, names, look, push, pop } = this.#parts;
    const { view, viewer } = this.#viewing;
    const context = contextAt(this.#viewing, names, look);
    const front = this.#survey(this.#panes.front) === null ? this.#main : this.#panes.front;
    const things = this.#survey(front)?.things.map(({ ref }) => ref) ?? [];
    const cover = (): void => {
      pop();
      this.cover();
    };
    const page = inspectPage({ board, view, viewer, context }, context.focus, things, { back: pop, cover }, look);
    if (page === null) this.#note = say('inspect.nothing');
    else push(page);
  }

  get #main(): string {
    const { view } = this.#viewing;
    return this.#parts.board.panes(view)[0]?.id ?? '';
  }

  #survey(pane: string): Survey | null {
    const { board, names, look } = this.#parts;
    const context = { ...contextAt(this.#viewing, names, look), ...this.#looks.of(pane) };
    const size = paneSize(this.#layout(), this.#main, pane);
    return (
      board
        .panes(this.#viewing.view)
        .find(({ id }) => id === pane)
        ?.survey?.(this.#viewing.view, size, context) ?? null
    );
  }

  #layout() {
    return layoutFor({ board: this.#parts.board, view: this.#viewing.view, warning: null }, this.#size);
  }

  paint(size: Size): Grid {
    this.#size = size;
    const { board, names, look } = this.#parts;
    const { question, shape } = this.#layout();
    const note = this.#note === null ? null : ({ text: look.format(this.#note), style: { tone: 'warning' } } as const);
    const showing = {
      ...this.#panes.looking,
      board,
      names,
      note,
      step: this.#step,
      plays: this.#plays,
      goesOn: this.#goesOn,
      room: { ...question, log: shape === 'tabs' },
      lookOf: (pane: string) => this.#looks.of(pane),
    };
    const painted = paintTable(replayState(this.#viewing, showing, look), size, look);
    this.#panes.painted(painted.logBack);
    return painted.grid;
  }
}
