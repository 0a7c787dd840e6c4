/** The program's outputs, and which of them are terminals. */
export interface Outlets {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Writes binary data to the same output as `out`. */
  readonly bytes: (bytes: Uint8Array) => void;
  /** Which of `out` and `err` are terminals; absent: neither. */
  readonly isTerminal?: { readonly out: boolean; readonly err: boolean };
  /** The width of the terminal that `out` writes to; absent if unknown. */
  readonly columns?: number | undefined;
}

/** The output streams of a command: `out` for data, `err` for errors. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Writes a message to `err` that `--quiet` leaves out: progress, or what was done. */
  readonly note: (text: string) => void;
  /** Writes data as JSON to `out`, on one line unless `indent` is given. */
  readonly json: (value: unknown, indent?: number) => void;
  /** The width of the terminal that `out` writes to, in columns; `null` if it is not a terminal. */
  readonly columns: number | null;
  /** Writes binary data to `out`. Throws `UsageError` if that is a terminal. */
  readonly bytes: (bytes: Uint8Array) => void;
}
