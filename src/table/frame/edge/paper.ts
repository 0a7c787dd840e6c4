import { createQuestion } from './terminal-question.ts';
import type { TerminalQuestion } from './terminal-question.ts';

// What the terminal writes on. It is asked, since nobody else knows: what its environment says may be out of date.

/** Asks for the background colour (OSC 11). */
const QUESTION = '\u001b]11;?\u001b\\';
/** The answer without its frame: one to four hexadecimal digits for each part. */
const ANSWER = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i;
/** Milliseconds. */
const LATEST = 1_000;

/**
 * Asks the terminal what it writes on; `told` is called once with the colour of the paper, `#RRGGBB`, if the terminal
 * says it in time.
 */
export function createPaperQuestion(
  write: (text: string) => void,
  told: (paper: string) => void,
): TerminalQuestion<string> {
  return createQuestion({ text: QUESTION, latest: LATEST, read: paperIn }, write, told);
}

/** The paper that an answer names; `null`: the text is no answer. */
function paperIn(text: string): string | null {
  const [, ...parts] = ANSWER.exec(text) ?? [];
  if (parts.length === 0) return null;
  const digits = parts.map(part => {
    const share = parseInt(part, 16) / (16 ** part.length - 1);
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
