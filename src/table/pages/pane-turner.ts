import type { Board, PaneQuestion } from '../../games/board.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Pressed } from '../keys.ts';
import type { Layout } from '../screens/layout.ts';
import { LOG } from '../screens/table.ts';
import { paneBeside } from './table-state.ts';

const MOVES_LOG = { 'page-up': 1, 'page-down': -1 } as const;
const LOG_STEP = 5;

/** Which panes are looked at, and how far back the log. */
export class PaneTurner {
  readonly #board: Board;
  readonly #view: () => unknown;
  readonly #layout: () => Layout;
  #front: string;
  #beside: string | null;
  /** What the people turned to last beside the main pane: it comes back when no kind of decision wants another one there. */
  #turnedTo: string | null;
  /** The kind, viewer and pane that were brought to the front last. */
  #broughtFor = '';
  #back = 0;
  #mostBack = 0;
  /** What the legend was turned to from, to go back to. */
  #beforeLegend: { readonly front: string; readonly beside: string | null } | null = null;

  /** `view`: what is on the screen. */
  constructor(board: Board, view: () => unknown, layout: () => Layout) {
    this.#board = board;
    this.#view = view;
    this.#layout = layout;
    const [main = LOG, beside = null] = this.#ids;
    this.#front = main;
    this.#beside = beside;
    this.#turnedTo = this.#beside;
  }

  /** The pane that was turned to last. */
  get front(): string {
    return this.#front;
  }

  /** What of it the painter needs. */
  get looking(): { readonly front: string; readonly beside: string | null; readonly back: number } {
    return { front: this.#front, beside: this.#beside, back: this.#back };
  }

  /** Takes over how far back the painted log could be scrolled. */
  painted(logBack: number): void {
    this.#mostBack = logBack;
  }

  /** Whether the key moved through the panes or the log. */
  key({ command }: Pressed): boolean {
    if (command === 'next-pane' || command === 'previous-pane') {
      this.#turn(command === 'next-pane' ? 1 : -1);
      return true;
    }
    if (command === 'legend') return this.#turnLegend();
    if (command !== 'page-up' && command !== 'page-down') return false;
    this.scrollLog(MOVES_LOG[command]);
    return true;
  }

  /** Scrolls the log back (1) or forth (-1). */
  scrollLog(by: 1 | -1): void {
    this.#back = Math.max(0, Math.min(this.#mostBack, this.#back + by * LOG_STEP));
  }

  /** The log is at its end again. */
  toEnd(): void {
    this.#back = 0;
  }

  /** Brings a pane to the front, if there is one of that id. */
  bring(pane: string): void {
    const at = this.#ids.indexOf(pane);
    if (at < 0 && pane !== LOG) return;
    this.#front = pane;
    this.#back = 0;
    if (at > 0) this.#beside = pane;
  }

  /** Brings the pane that is best for a decision to the front, unless `viewer` was asked one of that kind and pane just before. */
  bringFor(question: PaneQuestion, viewer: Viewer): void {
    const best = this.#board.paneFor(question, this.#view());
    const bring = `${question.kind} ${viewer} ${best ?? ''}`;
    if (bring === this.#broughtFor) return;
    this.#broughtFor = bring;
    if (best === null) this.#beside = this.#turnedTo;
    this.bring(best ?? this.#ids[0] ?? LOG);
  }

  get #ids(): readonly string[] {
    return this.#board.panes(this.#view()).map(({ id }) => id);
  }

  /** Brings the legend, or what was there before it; returns whether this board has one. */
  #turnLegend(): boolean {
    const { legend } = this.#board;
    if (legend === undefined) return false;
    const before = this.#beforeLegend;
    if (this.#front === legend && before !== null) {
      this.#front = before.front;
      this.#beside = before.beside;
    } else {
      this.#beforeLegend = { front: this.#front, beside: this.#beside };
      this.bring(legend);
    }
    return true;
  }

  #turn(by: 1 | -1): void {
    const ids = this.#ids;
    if (this.#layout().shape === 'tabs') this.bring(paneBeside([...ids, LOG], this.#front, by));
    else this.bring(paneBeside(ids, this.#front, by));
    this.#turnedTo = this.#beside;
  }
}
