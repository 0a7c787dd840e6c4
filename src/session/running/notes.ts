import type { Viewer, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** A note to the people, and the viewer whose secrets it may hold. */
export interface Note {
  readonly words: Message;
  readonly tone: 'good' | 'warning' | 'danger';
  readonly viewer: Viewer;
}

/** The current note on the table, which stays until somebody has read it. */
export class Notes {
  #note: Note | null = null;

  /** The current note, if the picture is for viewers who may read it. */
  get note(): Note | null {
    return this.#note;
  }

  /** Shows a note. A note of tone `danger` is replaced only by another one. */
  notify(words: Message, tone: Note['tone'], viewer: Viewer = 'spectator'): void {
    if (this.#note?.tone !== 'danger' || tone === 'danger') this.#note = { words, tone, viewer };
  }

  /** Adds to the current note if it is for the same viewer; otherwise shows a new one. */
  add(words: Message, tone: Note['tone'], viewer: Viewer = 'spectator'): void {
    const before = this.#note;
    if (before?.viewer !== viewer) this.notify(words, tone, viewer);
    else
      this.#note = {
        words: say('since.both', { one: before.words, two: words }),
        tone: worse(before.tone, tone),
        viewer,
      };
  }

  /** Removes the note, because it has been read. */
  clear(): void {
    this.#note = null;
  }
}

const TONES = ['good', 'warning', 'danger'] as const satisfies readonly Note['tone'][];

function worse(one: Note['tone'], other: Note['tone']): Note['tone'] {
  return TONES[Math.max(TONES.indexOf(one), TONES.indexOf(other))] ?? other;
}
