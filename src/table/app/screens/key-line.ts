import { chapterOf } from '../../../kernel/match/decision.ts';
import * as v from 'valibot';

/** What keys do, the first that is true of a key. */
export const DEEDS = ['answered', 'took-back', 'acted', 'went-on', 'looked', 'moved'] as const;

export type Deed = (typeof DEEDS)[number];

/**
 * What a key did: it answered, took back, did something else that stays (a setting, a save, a cover), went on (a page,
 * a hand-over), looked at something, moved the cursor on the way to an answer, did nothing, or was swallowed because
 * the screen takes no keys just then.
 */
export type KeyDid = Deed | 'nothing' | 'swallowed';

/** A key at the table, where it was pressed, and what it did. */
export interface PressedKey {
  readonly key: string;
  /** What was seen: a screen by its name, and of a match what its picture shows. */
  readonly screen: string;
  /** The game and the round of the match at the table; `null`: there is none. */
  readonly game: string | null;
  readonly round: number | null;
  /** The kind of the question on the screen; `null`: nothing is asked there. */
  readonly question: string | null;
  readonly did: KeyDid;
  /**
   * What the key itself may give away: an answer that not everybody may see, or a text that was typed; `null`: nothing.
   */
  readonly hides: 'answer' | 'text' | null;
}

const lineShape = v.object({
  time: v.string(),
  key: v.string(),
  screen: v.string(),
  game: v.exactOptional(v.string()),
  round: v.exactOptional(v.number()),
  question: v.exactOptional(v.string()),
  did: v.picklist([...DEEDS, 'nothing', 'swallowed', 'chose', 'typed']),
});

/**
 * What a line of a log of keys says. A key `*` could say what somebody answers in secret, or typed; `chose` is an
 * answer, a move of the cursor or a way back, of which the log does not say which.
 */
export type KeyLine = Readonly<v.InferOutput<typeof lineShape>>;

/** The line of a log of keys that a text is; `null`: it is none. */
export function readKeyLine(text: string): KeyLine | null {
  try {
    const data: unknown = JSON.parse(text);
    return v.is(lineShape, data) ? data : null;
  } catch {
    return null;
  }
}

/** What stands for a key that is not named. */
const HIDDEN = '*';
const CHOOSES: ReadonlySet<KeyDid> = new Set<KeyDid>(['answered', 'took-back', 'moved']);
/** What these keys do says nothing of what is chosen. */
const NAMED: ReadonlySet<KeyDid> = new Set<KeyDid>(['looked', 'acted', 'went-on']);

/**
 * The line of a key in a log that anybody may read. Of a secret question it says only how many keys were pressed:
 * neither which ones, nor which of them answered, nor what exactly is asked, for all these could say what the answer
 * was.
 */
export function keyLine({ key, screen, game, round, question, did, hides }: PressedKey, time: Date): KeyLine {
  const isHidden = hides !== null && !NAMED.has(did);
  const asked = hides === 'answer' && question !== null ? chapterOf(question) : question;
  const chosen = hides === 'answer' ? 'chose' : 'typed';
  return {
    time: time.toISOString(),
    key: isHidden ? HIDDEN : key,
    screen,
    ...(game === null ? {} : { game }),
    ...(round === null ? {} : { round }),
    ...(asked === null ? {} : { question: asked }),
    did: isHidden && CHOOSES.has(did) ? chosen : did,
  };
}
