import { chapterOf } from '../../../kernel/match/decision.ts';
import * as v from 'valibot';

/** The possible effects of a key, in order of priority. */
export const KEY_EFFECTS = ['answered', 'took-back', 'acted', 'went-on', 'looked', 'moved'] as const;

export type KeyEffect = (typeof KEY_EFFECTS)[number];

/**
 * What a key did: it answered; it undid something; it did something else that lasts (a setting, a save, a cover); it
 * went on (a page, a hand-over); it looked at something; it moved the cursor towards an answer; it did nothing; or it
 * was ignored because the screen took no keys at that moment.
 */
export type KeyResult = KeyEffect | 'nothing' | 'swallowed';

/** A key at the table, with its context and what it did. */
export interface PressedKey {
  readonly key: string;
  /** The name of the screen; for a match, the name of its picture. */
  readonly screen: string;
  /** The game and the round of the match at the table; `null`: there is none. */
  readonly game: string | null;
  readonly round: number | null;
  /** The kind of the question on the screen; `null`: nothing is asked. */
  readonly question: string | null;
  readonly did: KeyResult;
  /** What the key itself could reveal: a secret answer or a typed text; `null`: nothing. */
  readonly hides: 'answer' | 'text' | null;
}

const lineShape = v.object({
  time: v.string(),
  key: v.string(),
  screen: v.string(),
  game: v.exactOptional(v.string()),
  round: v.exactOptional(v.number()),
  question: v.exactOptional(v.string()),
  did: v.picklist([...KEY_EFFECTS, 'nothing', 'swallowed', 'chose', 'typed']),
});

/**
 * A line in the log of keys. The key `*` replaces secret answers and typed text. `chose` means an answer, a cursor move
 * or an undo, without saying which.
 */
export type KeyLine = Readonly<v.InferOutput<typeof lineShape>>;

/** Parses a line of a log of keys; `null`: the text is not one. */
export function readKeyLine(text: string): KeyLine | null {
  try {
    const parsedLine: unknown = JSON.parse(text);
    return v.is(lineShape, parsedLine) ? parsedLine : null;
  } catch {
    return null;
  }
}

/** The placeholder for a key that must not be named. */
const HIDDEN_KEY = '*';
const CHOOSING_EFFECTS: ReadonlySet<KeyResult> = new Set<KeyResult>(['answered', 'took-back', 'moved']);
/** The effects that reveal nothing about a choice. */
const HARMLESS_EFFECTS: ReadonlySet<KeyResult> = new Set<KeyResult>(['looked', 'acted', 'went-on']);

/**
 * The log line of a key, which anybody may read. For a secret question it only counts the keys pressed: which keys,
 * which of them answered and what exactly was asked could all reveal the answer.
 */
export function keyLine({ key, screen, game, round, question, did, hides }: PressedKey, time: Date): KeyLine {
  const isHidden = hides !== null && !HARMLESS_EFFECTS.has(did);
  const writtenQuestion = hides === 'answer' && question !== null ? chapterOf(question) : question;
  const writtenEffect = hides === 'answer' ? 'chose' : 'typed';
  return {
    time: time.toISOString(),
    key: isHidden ? HIDDEN_KEY : key,
    screen,
    ...(game === null ? {} : { game }),
    ...(round === null ? {} : { round }),
    ...(writtenQuestion === null ? {} : { question: writtenQuestion }),
    did: isHidden && CHOOSING_EFFECTS.has(did) ? writtenEffect : did,
  };
}
