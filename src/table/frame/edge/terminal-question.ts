/** A question to the terminal. Its answer comes among the keys, later or never. */
export interface TerminalQuestion<Sent> {
  /** Asks, before the first frame. Nobody waits for the answer. */
  readonly ask: () => void;
  /** Takes what the terminal sent, which may be the answer. */
  readonly answered: (sent: Sent) => void;
  /** From now on nothing is an answer. */
  readonly stop: () => void;
}

interface Asked<Sent, Answer> {
  /** What is written to ask. */
  readonly text: string;
  /** What comes later than this many milliseconds is no answer. */
  readonly latest: number;
  /** Reads the answer in what the terminal sent; `null`: it is none. */
  readonly read: (sent: Sent) => Answer | null;
}

/** Makes a question; `told` is called once, if the terminal answers in time. */
export function createQuestion<Sent, Answer>(
  { text, latest, read }: Asked<Sent, Answer>,
  write: (text: string) => void,
  told: (answer: Answer) => void,
): TerminalQuestion<Sent> {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return {
    ask: () => {
      write(text);
      timer = setTimeout(stop, latest);
      timer.unref();
    },
    answered: sent => {
      if (timer === null) return;
      const answer = read(sent);
      if (answer === null) return;
      stop();
      told(answer);
    },
    stop,
  };
}
