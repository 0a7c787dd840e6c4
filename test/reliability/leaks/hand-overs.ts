import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import type { Answer } from '../../../src/kernel/match/decision.ts';
import { messageOf } from '../../../src/kernel/match/refusal.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { openHistory } from '../../../src/saves/file/file-history.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import type { LoadedGame } from '../../../src/session/setting/games.ts';
import { isBetween, Typist, wordsOf } from '../../e2e/driver.ts';
import { DEAF, Program, QUIET } from '../../e2e/program.ts';
import type { SecretGame } from './secret-game.ts';
import { wordsIn, wordsKeptFrom } from './known-words.ts';

/** What came of looking. */
export interface HandOversTried {
  readonly handOvers: number;
  /** Screens that were looked at, and words that were looked for on them and in their bytes. */
  readonly screens: number;
  readonly words: number;
  readonly faults: readonly string[];
}

/** How to play. */
export interface HandOversWanted {
  readonly seats: number;
  readonly seed: string;
  readonly handOvers: number;
  /** Flags of the game. */
  readonly flags: readonly string[];
  /** When the keyboard is handed over. */
  readonly policy: 'private' | 'always';
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** Factions of different races side by side have different words in their hands. */
const FACTIONS: Readonly<Record<string, readonly string[]>> = {
  starcraft: ['raynor', 'overmind', 'tassadar', 'mengsk', 'queen-of-blades', 'aldaris'],
  theseus: ['aliens', 'scientists', 'marines', 'greys'],
};
const ALONE = 'only you see the screen';
const COVERED = 'The screen is covered';
/** More screens than stand before a question. */
const MOST_BETWEEN = 40;
/** Answers that are drawn until one is in the list. */
const MOST_DRAWN = 50;
/**
 * What may stand on a screen that waits for somebody to sit down, and came before the first of them, such as the marks
 * that ask how wide they are.
 */
const WAITING =
  /^(Pass the keyboard to|For one person’s eyes only:|\S+ {2}[A-Z]+ {2}\S+|\w+, press Enter when only you see the screen\.|The screen is covered\.|Enter uncovers it\.|t takes answers back, if everyone agrees\.|u takes back what \w+ has just answered\.|… and \d+ things? before; see the log\.|Orrery|One moment …|─◆★→…)$/;
/** What each of the news begins with. */
const NEWS = '· ';
/** Colours, the cursor, and what the terminal is asked, such as on what paper it writes. */
const CODES = /\u001b\[[\d;?]*[A-Za-z]|\u001b\]\d+;\?\u001b\\/g;
const WIPE = '\u001b[?1049h';

/**
 * Plays a match through the bundled program by keys, and looks, after each of them, at what the terminal received since
 * then and at all that it keeps, scrollback included: there must be no word in it that only another seat may read, and
 * on a screen that waits for somebody nothing at all but who that is, and what the open table was told.
 */
export async function watchHandOvers(secret: SecretGame, wanted: HandOversWanted): Promise<HandOversTried> {
  const boxed = await PROGRAM_GAMES.load(secret.id);
  if (boxed === null) throw new Error(`there is no ${secret.id}`);
  const { seats, seed, flags } = wanted;
  const factions = FACTIONS[secret.id] ?? [];
  const names = NAMES.slice(0, seats)
    .map((name, seat) => (factions[seat] === undefined ? name : `${name}:${factions[seat]}`))
    .join(',');
  const program = new Program({
    // Privately is what everybody begins with.
    ...(wanted.policy === 'private' ? {} : { set: { handOver: wanted.policy } }),
    args: ['play', secret.id, '--seats', names, '--seed', seed, ...flags],
    ...(seats % 2 === 0 ? { columns: 80, rows: 24 } : { columns: 120, rows: 40 }),
  });
  const watch = new Watch(program, boxed, seededRandom(seed));
  try {
    await program.until('the first save', ({ answersSaved }) => answersSaved === 0);
    const { head, close } = openHistory(program.saveFile);
    close();
    const match = boxed.game.start(head.start);
    await watch.play(match, secret, wanted);
  } catch (error) {
    watch.faults.push(messageOf(error));
  } finally {
    await program.putAway();
  }
  const { handOvers, screens, words, faults } = watch;
  return {
    handOvers,
    screens,
    words,
    faults: faults.map(fault => `${secret.id}, ${seats} seats, seed ${seed}: ${fault}`),
  };
}

/**
 * What a screen that waits says besides: the sentences of its news, each put together again, and whatever else stands
 * there.
 */
function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '' || WAITING.test(line)) continue;
    const last = sentences.at(-1);
    if (line.startsWith(NEWS)) sentences.push(line.slice(NEWS.length));
    else if (last === undefined) sentences.push(line);
    else sentences[sentences.length - 1] = `${last} ${line}`;
  }
  return sentences;
}

/** Whether a line is the question's: its rule stands at its end, or without room for that, that it is final. */
function asksFor(rule: string | undefined, line: string): boolean {
  const text = line.trimEnd();
  return text.endsWith(` ${rule}`) || /: .*[.?] +final$/.test(text);
}

/** Somebody who plays, and looks at everything that the terminal has. */
class Watch {
  readonly faults: string[] = [];
  handOvers = 0;
  screens = 0;
  words = 0;
  readonly #program: Program;
  readonly #typist: Typist;
  readonly #boxed: LoadedGame;
  readonly #random: RandomState;
  #lookedAround = 0;
  /** How much had come when a key was typed last. */
  #typedAt = 0;

  constructor(program: Program, boxed: LoadedGame, random: RandomState) {
    this.#program = program;
    this.#boxed = boxed;
    this.#typist = new Typist(boxed.game);
    this.#random = random;
  }

  async play(match: Match, { answering }: SecretGame, { handOvers, policy }: HandOversWanted): Promise<void> {
    let [answeredBy, answeredKind] = [match.decision?.seat, ''];
    for (let { decision } = match; decision !== null && this.handOvers < handOvers; decision = match.decision) {
      const viewer: Viewer = decision.secrecy !== 'open' || policy === 'always' ? decision.seat : 'spectator';
      await this.#comeTo(match, viewer);
      if (viewer !== 'spectator' && randomBelow(this.#random, 5) === 0) {
        await this.#cover(match);
        await this.#comeTo(match, viewer);
      }
      // The last person's keys are not heard as the next one's, nor does a key give two final answers of a kind.
      if (decision.seat !== answeredBy || decision.kind === answeredKind)
        await new Promise(resolve => setTimeout(resolve, DEAF));
      [answeredBy, answeredKind] = [decision.seat, decision.kind];
      // What is kept out of the list may ask for a number at once, which belongs to the next decision of the match.
      const isListed = (answer: Answer): boolean =>
        !decision.options.some(({ id, onRequest }) => id === answer && onRequest === true);
      let answer = answering(decision, this.#random, match);
      for (let drawn = 1; !isListed(answer) && drawn < MOST_DRAWN; drawn++)
        answer = answering(decision, this.#random, match);
      const from = this.#program.bytes.length;
      this.#type(this.#typist.keysFor(match, answer));
      await this.#program.until(
        `answer ${decision.n} saved`,
        ({ answersSaved, bytes }) => answersSaved > entriesOf(match.history).length && bytes.length > from,
      );
      await this.#program.quiet();
      this.#follow(match, answer);
    }
  }

  /** Gives a match what the program has saved: the answer that was typed, and what the table answered along with it. */
  #follow(match: Match, typed: Answer): void {
    const [given, ...along] = (this.#program.saved ?? []).slice(entriesOf(match.history).length);
    if (given !== typed) throw new Error(`${typed} was typed and ${JSON.stringify(given)} was taken`);
    for (const answer of [given, ...along]) {
      if (typeof answer === 'object') throw new Error(`${JSON.stringify(answer)} is no answer`);
      match.answer(match.decision?.n ?? -1, answer);
    }
  }

  #type(keys: string): void {
    this.#typedAt = this.#program.bytes.length;
    this.#program.type(keys);
  }

  /** Passes the screens before the pending question, and looks at each and at the question's own. */
  async #comeTo(match: Match, viewer: Viewer): Promise<void> {
    const { decision } = match;
    for (let passed = 0; passed < MOST_BETWEEN; passed++) {
      await this.#program.until(
        `decision ${decision?.n}`,
        program => isBetween(program) || program.lines.some(line => asksFor(decision?.rule, line)),
      );
      await this.#program.quiet();
      const { text } = this.#program;
      if (text.includes(ALONE)) {
        this.handOvers += 1;
        await this.#lookWaiting(match);
      } else {
        this.#look(match, viewer);
        if (!isBetween(this.#program)) return this.#lookAround(match, viewer);
      }
      if (text.includes(ALONE)) await new Promise(resolve => setTimeout(resolve, QUIET));
      this.#type('\r');
      await this.#program.until('another screen', ({ text: now }) => now !== text);
      await this.#program.quiet();
    }
    throw new Error(`decision ${decision?.n} never comes:\n${this.#program.text}`);
  }

  /** After each hand-over, and now and then, every pane is turned to and the log is opened. */
  async #lookAround(match: Match, viewer: Viewer): Promise<void> {
    const isNew = this.#lookedAround < this.handOvers;
    this.#lookedAround = this.handOvers;
    if (!isNew && randomBelow(this.#random, 5) > 0) return;
    const turns = this.#boxed.board.panes(match.view(viewer)).map(() => '\t');
    for (const key of ['\t', ...turns, 'L', '\u001b']) {
      this.#type(key);
      await this.#program.quiet();
      this.#look(match, viewer);
    }
    // A lone Esc is told from the beginning of a sequence by what follows it, or does not.
    await this.#program.until('the question again', ({ lines }) =>
      lines.some(line => asksFor(match.decision?.rule, line)),
    );
    await this.#program.quiet();
  }

  /**
   * A screen that waits holds nothing but that and what all may know; nor does it when it is painted again or in
   * another size.
   */
  async #lookWaiting(match: Match): Promise<void> {
    this.#lookBare(match);
    if (randomBelow(this.#random, 3) > 0) return;
    const { cols, rows } = this.#program.screen;
    for (const size of [
      { cols: cols + 7, rows: rows + 5 },
      { cols, rows },
    ]) {
      this.#program.resize(size.cols, size.rows);
      await this.#program.quiet();
      this.#type('\f');
      await this.#program.quiet();
      this.#lookBare(match);
    }
  }

  #lookBare(match: Match): void {
    this.screens += 1;
    const { start } = match;
    const format = wordsOf(this.#boxed.game, start);
    const open = new Set(match.events('spectator').map(({ words }) => format(words)));
    // What a wider window had at its edge stays in the buffer; words in it are looked for by `#look`, but it ends no
    // sentence.
    const foreign = [this.#kept(this.#program.screen.cols), this.#received()]
      .flatMap(sentencesIn)
      .filter(sentence => !open.has(sentence));
    if (foreign.length > 0) this.faults.push(`a screen that waits for somebody says ${JSON.stringify(foreign)}`);
  }

  /** What stands on the screen and came to it is known to whoever looks at it. */
  #look(match: Match, viewer: Viewer): void {
    this.screens += 1;
    const kept = wordsKeptFrom(this.#boxed, match, viewer);
    this.words += kept.size;
    const found = [...wordsIn(this.#kept()), ...wordsIn(this.#received())].filter(word => kept.has(word));
    if (found.length > 0) {
      this.faults.push(
        `decision ${match.decision?.n}, ${match.decision?.kind}: ${viewer} reads ${[...new Set(found)].join(', ')}`,
      );
    }
  }

  /** Somebody covers the screen for a moment. */
  async #cover(match: Match): Promise<void> {
    this.#type('c');
    await this.#program.until('a covered screen', ({ text }) => text.includes(COVERED) || text.includes(ALONE));
    await this.#program.quiet();
    this.#lookBare(match);
    if (this.#program.text.includes(ALONE)) return;
    this.#type('\r');
    await this.#program.until('the screen again', ({ text }) => !text.includes(COVERED));
    await this.#program.quiet();
  }

  /** All that the terminal keeps: both of its screens, and what was scrolled out of them. */
  #kept(columns?: number): string {
    const { normal, alternate } = this.#program.screen.buffer;
    return [normal, alternate]
      .flatMap(buffer =>
        Array.from(
          { length: buffer.length },
          (_, row) => buffer.getLine(row)?.translateToString(true, 0, columns) ?? '',
        ),
      )
      .join('\n');
  }

  /** The text that came since the last key, or since the screen was wiped after it. */
  #received(): string {
    const { bytes } = this.#program;
    const from = Math.max(this.#typedAt, bytes.lastIndexOf(WIPE));
    return bytes
      .slice(from)
      .replaceAll(/\u001b\[\d+;\d+H/g, '\n')
      .replaceAll(CODES, '');
  }
}
