import { printedPlaces, rulesUnder } from '../../kernel/book/rule-book.ts';
import { findInRules, textOfRule, textsOfTerms } from '../../kernel/book/search.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { ListRow } from '../../widgets/list.ts';
import type { FooterEntry } from '../../widgets/keymap.ts';
import type { Size } from '../../widgets/too-small.ts';
import { characterOf, pressed } from '../keys.ts';
import type { Pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page, PointedList } from '../page.ts';
import { sought } from '../pasting.ts';
import { say } from '../say.ts';
import { paintChoice } from '../screens/choice.ts';
import { chapterLines, glossaryLines, lineOfSought, toldPlaces } from '../screens/rule-text.ts';
import type { ReadBook, RuleGoal } from '../screens/rule-text.ts';
import { Menu } from './menu.ts';
import { Reader } from './reader.ts';

/** The rules of a game, opened at one of them. */
export interface Opened extends ReadBook {
  /** What the game is called. */
  readonly title: string;
  /** `null`: at the contents. */
  readonly rule: string | null;
  /** Whose screen it is laid over: nothing of that is shown, but it need not be handed over anew. */
  readonly viewer: Viewer;
}

/** The ways out of the rules. */
export interface RulesDoors {
  readonly back: () => void;
}

/** A row that leads to a rule or a term; `null`: to the glossary. */
interface Row extends ListRow {
  readonly to: RuleGoal | null;
}

/** One of the things that lie on each other: going back takes the top one away. */
type Leaf =
  | { readonly show: 'contents'; readonly menu: Menu }
  | { readonly show: 'search'; readonly menu: Menu; readonly typed: string }
  | { readonly show: 'text'; readonly chapter: string | null; readonly reader: Reader };

/** The rules to be read: contents, chapters whose numbers lead to each other, a glossary, and a search that finds while one types. */
export class RulesPage implements Page {
  readonly #opened: Opened;
  readonly #doors: RulesDoors;
  readonly #look: Look;
  readonly #contents: readonly Row[];
  #leaves: readonly Leaf[];

  constructor(opened: Opened, doors: RulesDoors, look: Look) {
    this.#opened = opened;
    this.#doors = doors;
    this.#look = look;
    this.#contents = this.#listContents();
    this.#leaves = [
      opened.rule === null ? { show: 'contents', menu: new Menu() } : this.#textAt(`rule:${opened.rule}`),
    ];
  }

  viewer(): Viewer {
    return this.#opened.viewer;
  }

  list(): PointedList | null {
    const leaf = this.#leaves.at(-1);
    return leaf === undefined || leaf.show === 'text' ? null : leaf.menu;
  }

  takesAllKeys(): boolean {
    return this.#leaves.at(-1)?.show === 'search';
  }

  key(key: string): void {
    const leaf = this.#leaves.at(-1);
    const press = pressed(this.#look.keymap, key, { typing: leaf?.show === 'search' });
    const { command } = press;
    if (leaf === undefined || command === 'back') this.#back();
    else if (leaf.show === 'search') this.#search(leaf, press);
    else if (command === 'rub-out') this.#back();
    else if (command === 'leave') this.#doors.back();
    else if (command === 'find') this.#open({ show: 'search', menu: new Menu(), typed: '' });
    else if (command === 'rules') this.#toContents();
    else if (leaf.show === 'contents') this.#take(leaf.menu.press(press, this.#contents.length), this.#contents);
    else this.#read(leaf, press);
  }

  paste(text: string): boolean {
    const leaf = this.#leaves.at(-1);
    if (leaf?.show !== 'search') return false;
    this.#retype(sought(leaf.typed, text));
    return true;
  }

  #read({ chapter, reader }: Extract<Leaf, { show: 'text' }>, press: Pressed): void {
    if (press.command === 'left' || press.command === 'right')
      this.#neighbour(chapter, press.command === 'left' ? -1 : 1);
    else {
      const read = reader.key(press);
      if (read.did === 'follow' && isGoal(read.to)) this.#open(this.#textAt(read.to));
    }
  }

  /** The chapter before or after takes this one's place; the glossary stands after the last. */
  #neighbour(chapter: string | null, by: 1 | -1): void {
    const at = this.#contents.findIndex(({ to }) => to === (chapter === null ? null : `rule:${chapter}`)) + by;
    const next = this.#contents[at];
    if (next !== undefined) this.#leaves = [...this.#leaves.slice(0, -1), this.#textAt(next.to)];
  }

  #search(leaf: Extract<Leaf, { show: 'search' }>, press: Pressed): void {
    const { typed, menu } = leaf;
    const character = press.command === null || press.command === 'nth' ? characterOf(press.key) : null;
    if (character !== null) this.#retype(sought(typed, character));
    else if (press.command === 'rub-out' && typed === '') this.#back();
    else if (press.command === 'rub-out') this.#retype(Array.from(typed).slice(0, -1).join(''));
    else {
      const rows = this.#found(typed);
      this.#take(menu.press(press, rows.length), rows);
    }
  }

  #retype(typed: string): void {
    this.#leaves = [...this.#leaves.slice(0, -1), { show: 'search', menu: new Menu(), typed }];
  }

  #take(taken: number | null, rows: readonly Row[]): void {
    const row = taken === null ? undefined : rows[taken];
    if (row !== undefined) this.#open(this.#textAt(row.to));
  }

  #open(leaf: Leaf): void {
    this.#leaves = [...this.#leaves, leaf];
  }

  #back(): void {
    this.#leaves = this.#leaves.slice(0, -1);
    if (this.#leaves.length === 0) this.#doors.back();
  }

  #toContents(): void {
    if (this.#leaves.at(-1)?.show !== 'contents') this.#open({ show: 'contents', menu: new Menu() });
  }

  // ---- what is shown ---------------------------------------------------------------------------------------------

  #listContents(): readonly Row[] {
    const { book, texts } = this.#opened;
    const chapters = rulesUnder(book, null).flatMap((number): Row[] => {
      const chapter = textOfRule(book, texts, number);
      if (chapter === null) return [];
      const places = toldPlaces(printedPlaces(book, number), texts);
      const detail = places === null ? {} : { detail: places };
      return [{ to: `rule:${number}`, text: `${padded(number)} ${chapter.title}`, ...detail }];
    });
    const terms =
      textsOfTerms(book, texts).length === 0 ? [] : [{ to: null, text: this.#look.format(say('rules.terms')) }];
    return [...chapters, ...terms];
  }

  #found(typed: string): readonly Row[] {
    const { book, texts } = this.#opened;
    const { rules, terms } = findInRules(book, texts, typed);
    return [
      ...terms.map(({ id, title, text }): Row => ({ to: `term:${id}`, text: title, detail: text })),
      ...rules.map(({ number, title, text }): Row => ({
        to: `rule:${number}`,
        text: `${number} ${title}`,
        detail: excerpt(text, typed, this.#look.glyphs.ellipsis),
      })),
    ];
  }

  /** The chapter that a rule stands in, from that rule on; or the glossary, from a term on. */
  #textAt(goal: RuleGoal | null): Leaf {
    const { book, texts } = this.#opened;
    const look = this.#look;
    const [kind = '', id = ''] = goal?.split(':') ?? [];
    const chapter = kind === 'rule' ? (id.split('.')[0] ?? id) : null;
    const name = chapter === null ? null : textOfRule(book, texts, chapter);
    const reader = new Reader({
      title: look.format(
        name === null ? say('rules.terms') : say('help.chapter', { chapter: name.number, title: name.title }),
      ),
      lines: width =>
        chapter === null
          ? glossaryLines({ book, texts }, id, width, look)
          : chapterLines({ book, texts }, chapter, id, width, look),
      start: lines => lineOfSought(lines, look),
      nameOf: ({ to }) => this.#nameOf(to),
    });
    return { show: 'text', chapter, reader };
  }

  /** What a link is called: the number of a rule, or the term. */
  #nameOf(to: string): string {
    const { book, texts } = this.#opened;
    const id = to.slice(to.indexOf(':') + 1);
    return textsOfTerms(book, texts).find(term => to === `term:${term.id}`)?.title ?? id;
  }

  paint(size: Size): Grid {
    const leaf = this.#leaves.at(-1);
    const { format } = this.#look;
    const find: FooterEntry = { commands: ['find'], label: format(say('key.search')) };
    if (leaf?.show !== 'text') return this.#paintList(leaf, find, size);
    return leaf.reader.paint(size, this.#look, [
      { commands: ['left', 'right'], label: format(say('key.chapter')) },
      find,
      'back',
      { commands: ['rules'], label: format(say('key.contents')) },
    ]);
  }

  #paintList(leaf: Exclude<Leaf, { show: 'text' }> | undefined, find: FooterEntry, size: Size): Grid {
    const { format } = this.#look;
    const menu = leaf?.menu ?? new Menu();
    const isSearch = leaf?.show === 'search';
    const rows = isSearch ? this.#found(leaf.typed) : this.#contents;
    const nothing = isSearch && leaf.typed.trim() !== '' && rows.length === 0;
    const painted = paintChoice(
      {
        title: format(say('rules.title', { game: this.#opened.title })),
        above: isSearch
          ? [{ text: `${format(say('table.find', { text: leaf.typed }))}_`, style: { tone: 'focus' } }]
          : [],
        rows,
        list: menu.list,
        below: nothing
          ? { text: format(say('rules.none')), style: { tone: 'warning' } }
          : isSearch && rows.length === 0
            ? { text: format(say('rules.hint')), style: { tone: 'muted' } }
            : null,
        footer: [
          { commands: ['up', 'down'], label: format(say('key.choose')) },
          { commands: ['take'], label: format(say('key.read')) },
          ...(isSearch ? [] : [find]),
          'back',
        ],
      },
      size,
      this.#look,
    );
    menu.painted(painted);
    return painted.grid;
  }
}

function isGoal(to: string): to is RuleGoal {
  return to.startsWith('rule:') || to.startsWith('term:');
}

/** Rule numbers of chapters, made equally wide. */
function padded(number: string): string {
  return number.padEnd('XX-99'.length);
}

/** So much of a rule stands before what was found in it. */
const BEFORE = 24;

/** The place of a text at which the first of the words stands, or its beginning. */
function excerpt(text: string, typed: string, ellipsis: string): string {
  const [word = ''] = typed.trim().toLowerCase().split(/\s+/);
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word);
  if (at <= BEFORE) return text;
  return `${ellipsis} ${text.slice(text.indexOf(' ', at - BEFORE) + 1)}`;
}
