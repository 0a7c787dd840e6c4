import type { SpokenThing } from '../../frame/store/speech.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';

/**
 * The board for reading aloud. The first request says what the question is about and what has changed since the last
 * time; a second request right after it says everything. A whole board can be more than a hundred sentences.
 */
export class HeardBoard {
  /** The sentences known from the last time; `null`: the board was never said. */
  #known: ReadonlySet<string> | null = null;
  /** Whether the next request says the whole board. */
  #asksAgain = false;

  /** Returns the lines to say about the board now. */
  hear(things: readonly SpokenThing[], { format }: Pick<Appearance, 'format'>): readonly string[] {
    const knownSentences = this.#known;
    const saysWholeBoard = this.#asksAgain;
    this.#known = new Set(things.map(({ text }) => text));
    this.#asksAgain = !saysWholeBoard;
    if (saysWholeBoard) return linesByPane(things, format);
    const askedThings = things.filter(thing => thing.asked);
    const changedThings =
      knownSentences === null ? [] : things.filter(thing => !thing.asked && !knownSentences.has(thing.text));
    const unsaidThings = things.filter(thing => !askedThings.includes(thing) && !changedThings.includes(thing));
    return [
      ...titledLines('aloud.board.asked', askedThings, format),
      ...titledLines('aloud.board.changed', changedThings, format),
      ...(knownSentences !== null && changedThings.length === 0 ? [format(say('aloud.board.unchanged'))] : []),
      ...(unsaidThings.length === 0
        ? []
        : [format(say('aloud.board.more', { panes: countsOf(unsaidThings, format) }))]),
    ];
  }

  /** Called when the listener does something else: the next request says the changes again. */
  leave(): void {
    this.#asksAgain = false;
  }

  /** Called when another person listens, who has heard nothing yet. */
  forget(): void {
    this.#known = null;
    this.#asksAgain = false;
  }
}

function titledLines(
  title: 'aloud.board.asked' | 'aloud.board.changed',
  things: readonly SpokenThing[],
  format: Appearance['format'],
): readonly string[] {
  return things.length === 0 ? [] : [format(say(title)), ...things.map(({ text }) => text)];
}

function linesByPane(things: readonly SpokenThing[], format: Appearance['format']): readonly string[] {
  return panesOf(things).flatMap(pane => [
    format(say('aloud.pane', { pane })),
    ...things.filter(thing => thing.pane === pane).map(({ text }) => text),
  ]);
}

/** How many things were left out on each pane: "Map 31, Hand 4". */
function countsOf(things: readonly SpokenThing[], format: Appearance['format']): string {
  return panesOf(things)
    .map(pane => format(say('aloud.board.count', { pane, count: things.filter(thing => thing.pane === pane).length })))
    .join(', ');
}

function panesOf(things: readonly SpokenThing[]): readonly string[] {
  return [...new Set(things.map(({ pane }) => pane))];
}
