import type { Viewer, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** A note that the table shows to the people, and the viewer whose secrets it may contain. */
export interface Note {
  readonly words: Message;
  readonly tone: 'good' | 'warning' | 'danger';
  readonly viewer: Viewer;
}

/** Holds the current note on the table, which stays until somebody has read it. */
export class Notes {
  #note: Note | null = null;

  /** The current note; `null`: there is none. */
  get note(): Note | null {
    return this.#note;
  }

  /** Shows a note. A note of tone `danger` is replaced only by another one. */
  notify(words: Message, tone: Note['tone'], viewer: Viewer = 'spectator'): void {
    if (this.#note?.tone !== 'danger' || tone === 'danger') this.#note = { words, tone, viewer };
  }

  /** Appends a text to the current note if that is for the same viewer; otherwise shows a new note. */
  add(words: Message, tone: Note['tone'], viewer: Viewer = 'spectator'): void {
    const currentNote = this.#note;
    if (currentNote?.viewer !== viewer) this.notify(words, tone, viewer);
    else
      this.#note = {
        words: say('since.both', { one: currentNote.words, two: words }),
        tone: worseTone(currentNote.tone, tone),
        viewer,
      };
  }

  /** Removes the note, because it has been read. */
  clear(): void {
    this.#note = null;
  }
}

const TONES = ['good', 'warning', 'danger'] as const satisfies readonly Note['tone'][];

function worseTone(one: Note['tone'], other: Note['tone']): Note['tone'] {
  return TONES[Math.max(TONES.indexOf(one), TONES.indexOf(other))] ?? other;
}
