import type { Viewer, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** Something to tell the people, and whose view it may stand on. */
export interface Note {
  readonly words: Message;
  readonly tone: 'good' | 'warning' | 'danger';
  readonly viewer: Viewer;
}

/** The one note that stands on the table until somebody has read it. */
export class Notes {
  #note: Note | null = null;

  /** What is to be told, if the picture is for the eyes of those who may read it. */
  get note(): Note | null {
    return this.#note;
  }

  /** Tells something. What is dangerous is not talked over by what is not. */
  notify(words: Message, tone: Note['tone'], viewer: Viewer = 'spectator'): void {
    if (this.#note?.tone !== 'danger' || tone === 'danger') this.#note = { words, tone, viewer };
  }

  /** Tells something beside what stands there for the same eyes, if anything does. */
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

  /** What was told has been read. */
  clear(): void {
    this.#note = null;
  }
}

const TONES = ['good', 'warning', 'danger'] as const satisfies readonly Note['tone'][];

function worse(one: Note['tone'], other: Note['tone']): Note['tone'] {
  return TONES[Math.max(TONES.indexOf(one), TONES.indexOf(other))] ?? other;
}
