import { linksIn, putLinked } from '../../widgets/linked.ts';
import type { Goal, Link, LinkedLine } from '../../widgets/linked.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Pressed } from '../keys.ts';
import { tellText } from '../aloud/text.ts';
import { toldKeys } from '../keys.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { createSheet, putFooter } from '../screens/sheet.ts';

/** A text that is read and whose links are followed. */
export interface ReadText {
  readonly title: string;
  /** The text, in lines no wider than this. */
  readonly lines: (width: number) => readonly LinkedLine[];
  /** The line to begin at. */
  readonly start?: (lines: readonly LinkedLine[]) => number;
  /** What a link is called in the footer. */
  readonly nameOf: (goal: Goal) => string;
}

/** What a key came to. */
export type Reading = { readonly did: 'nothing' | 'moved' } | { readonly did: 'follow'; readonly to: string };

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 92;
/** So wide that no paragraph is broken, for those who listen. */
const WHOLE = 10_000;

/** Scrolls through a text and goes from link to link; one of those in sight is always chosen. */
export class Reader {
  readonly #text: ReadText;
  #lines: readonly LinkedLine[] = [];
  #links: readonly Link[] = [];
  #width = -1;
  #height = 10;
  #top = 0;
  #chosen: number | null = null;

  constructor(text: ReadText) {
    this.#text = text;
  }

  /** Where the chosen link leads to; `null`: there is none in sight. */
  get goal(): Goal | null {
    return this.#chosen === null ? null : (this.#links[this.#chosen] ?? null);
  }

  /** What a key does to the text. */
  key({ command }: Pressed): Reading {
    const page = Math.max(1, this.#height - 1);
    if (command === 'take' && this.goal !== null) return { did: 'follow', to: this.goal.to };
    if (command === 'up') this.#scroll(this.#top - 1);
    else if (command === 'down') this.#scroll(this.#top + 1);
    else if (command === 'page-up') this.#scroll(this.#top - page);
    else if (command === 'page-down') this.#scroll(this.#top + page);
    else if (command === 'first') this.#scroll(0);
    else if (command === 'last') this.#scroll(this.#lines.length);
    else if (command === 'next-pane') this.#choose(1);
    else if (command === 'previous-pane') this.#choose(-1);
    else return { did: 'nothing' };
    return { did: 'moved' };
  }

  /** Paints the text over the whole screen; the footer ends with `entries`. */
  paint(size: Size, look: Look, entries: readonly (Command | FooterEntry)[]): Grid {
    const { format, glyphs } = look;
    const grid = createSheet(size, this.#text.title);
    const rect = { x: 3, y: 2, width: Math.min(WIDEST, size.columns - 5), height: Math.max(1, size.rows - 4) };
    this.#layOut(rect.width, rect.height);
    putLinked(grid, rect, this.#lines, { top: this.#top, chosen: this.#chosen }, glyphs);
    const goal = this.goal;
    const footer: (Command | FooterEntry)[] = [
      { commands: ['up', 'down'], label: format(say('key.scroll')) },
      ...(this.#links.length > 1 ? [{ commands: ['next-pane'] as const, label: format(say('key.next-link')) }] : []),
      ...(goal === null ? [] : [{ commands: ['take'] as const, label: this.#text.nameOf(goal) }]),
      ...entries,
    ];
    putFooter(grid, look, footer);
    return { ...grid, told: () => this.#told(look, toldKeys(look, footer)) };
  }

  /** The text for those who listen: from where it was opened at, or from its beginning when it was scrolled there. */
  #told(look: Look, keys: string): Telling {
    const { title, lines: wrappedTo, start, nameOf } = this.#text;
    const all = wrappedTo(WHOLE);
    const lines = this.#top === 0 ? all : all.slice(start?.(all) ?? 0);
    const goals = [...new Set(linksIn(lines).map(({ to }) => to))];
    const pick = (link: number): void => {
      const at = this.#links.findIndex(({ to }) => to === goals[link]);
      if (at >= 0) this.#goToLink(at);
    };
    return tellText({ title, lines, links: goals.map(to => nameOf({ to })), pick }, keys, look);
  }

  #layOut(width: number, height: number): void {
    const isFirst = this.#width < 0;
    this.#height = height;
    if (width !== this.#width) {
      this.#lines = this.#text.lines(width);
      this.#links = linksIn(this.#lines);
    }
    this.#width = width;
    if (isFirst) this.#begin(this.#text.start?.(this.#lines) ?? 0);
    else this.#scroll(this.#top);
  }

  /** Begins at a line, and with the first link from there on. */
  #begin(line: number): void {
    const first = this.#links.findIndex(link => link.line >= line);
    this.#chosen = first < 0 ? null : first;
    this.#scroll(line);
  }

  #scroll(to: number): void {
    this.#top = Math.max(0, Math.min(this.#lines.length - this.#height, to));
    const line = this.#chosen === null ? -1 : (this.#links[this.#chosen]?.line ?? -1);
    if (this.#isInSight(line)) return;
    const first = this.#links.findIndex(link => this.#isInSight(link.line));
    this.#chosen = first < 0 ? null : first;
  }

  /** The next link or the one before, brought in sight; without a chosen one, the nearest beyond what is in sight. */
  #choose(by: 1 | -1): void {
    const isBeyond = ({ line }: Link): boolean => (by > 0 ? line >= this.#top : line < this.#top);
    const nearest = by > 0 ? this.#links.findIndex(isBeyond) : this.#links.findLastIndex(isBeyond);
    this.#goToLink(this.#chosen === null ? nearest : this.#chosen + by);
  }

  #goToLink(next: number): void {
    const link = this.#links[next];
    if (link === undefined) return;
    this.#chosen = next;
    if (link.line < this.#top) this.#scroll(link.line - 1);
    else if (link.line >= this.#top + this.#height) this.#scroll(link.line - this.#height + 2);
  }

  #isInSight(line: number): boolean {
    return line >= this.#top && line < this.#top + this.#height;
  }
}
