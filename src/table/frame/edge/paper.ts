import { createQuestion } from './terminal-question.ts';
import type { TerminalQuestion } from './terminal-question.ts';

// Asks the terminal for its background colour, because environment variables may be out of date.

/** The control sequence that asks for the background colour (OSC 11). */
const QUESTION = '\u001b]11;?\u001b\\';
/** The answer without the control codes around it: one to four hexadecimal digits each for red, green and blue. */
const ANSWER = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i;
/** The time limit for the answer, in milliseconds. */
const LATEST = 1_000;

/**
 * Makes the question for the terminal's background colour. The callback gets the colour, `#RRGGBB`, if the terminal
 * answers in time.
 */
export function createPaperQuestion(
  write: (text: string) => void,
  told: (paper: string) => void,
): TerminalQuestion<string> {
  return createQuestion({ text: QUESTION, latest: LATEST, read: paperIn }, write, told);
}

/** The background colour in an answer, `#RRGGBB`; `null`: the text is not such an answer. */
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
