import { createQuestion } from './terminal-question.ts';
import type { TerminalQuestion } from './terminal-question.ts';

// Asks the terminal for its background colour, because environment variables may be out of date.

/** The control sequence that asks for the background colour (OSC 11). */
const COLOUR_QUERY = '\u001b]11;?\u001b\\';
/** The answer without the control codes around it: one to four hexadecimal digits each for red, green and blue. */
const COLOUR_ANSWER = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i;
/** The time limit for the answer, in milliseconds. */
const ANSWER_TIME_LIMIT = 1_000;

/**
 * Makes the question for the terminal's background colour. The callback gets the colour, `#RRGGBB`, if the terminal
 * answers in time.
 */
export function createBackgroundQuestion(
  write: (text: string) => void,
  onAnswer: (paper: string) => void,
): TerminalQuestion<string> {
  return createQuestion({ text: COLOUR_QUERY, latest: ANSWER_TIME_LIMIT, read: colourIn }, write, onAnswer);
}

/** The background colour in an answer, `#RRGGBB`; `null`: the text is not such an answer. */
function colourIn(text: string): string | null {
  const [, ...parts] = COLOUR_ANSWER.exec(text) ?? [];
  if (parts.length === 0) return null;
  const hexDigits = parts.map(part => {
    const fraction = parseInt(part, 16) / (16 ** part.length - 1);
    return Math.round(fraction * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hexDigits.join('')}`;
}
