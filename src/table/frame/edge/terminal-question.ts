/** A question to the terminal. The answer arrives among the keys, or never. */
export interface TerminalQuestion<Sent> {
  /** Sends the question, before the first frame. Nothing waits for the answer. */
  readonly ask: () => void;
  /** Handles input from the terminal that may be the answer. */
  readonly answered: (sent: Sent) => void;
  /** Ignores all input from now on. */
  readonly stop: () => void;
}

interface QuestionParts<Sent, Answer> {
  /** The control sequence that asks the question. */
  readonly text: string;
  /** The time limit in milliseconds; a later answer is ignored. */
  readonly latest: number;
  /** Parses the answer from the terminal's input; `null`: the input is not an answer. */
  readonly read: (sent: Sent) => Answer | null;
}

/** Makes a question. The callback gets the answer once, if the terminal answers in time. */
export function createQuestion<Sent, Answer>(
  { text, latest, read }: QuestionParts<Sent, Answer>,
  write: (text: string) => void,
  onAnswer: (answer: Answer) => void,
): TerminalQuestion<Sent> {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function stopWaiting(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return {
    ask: () => {
      write(text);
      timer = setTimeout(stopWaiting, latest);
      timer.unref();
    },
    answered: sent => {
      if (timer === null) return;
      const answer = read(sent);
      if (answer === null) return;
      stopWaiting();
      onAnswer(answer);
    },
    stop: stopWaiting,
  };
}
