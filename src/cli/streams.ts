/** Where the program writes, and which of the two a person reads on a terminal. */
export interface Outlets {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Bytes that are no text, to where `out` writes. */
  readonly bytes: (bytes: Uint8Array) => void;
  /** Absent: neither is a terminal. */
  readonly isTerminal?: { readonly out: boolean; readonly err: boolean };
  /** How wide the terminal is that `out` writes to; absent: that is not known. */
  readonly columns?: number | undefined;
}

/** Where a command writes: data to `out`, what went wrong to `err`. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Messages to `err` that `--quiet` leaves out: progress, and what was done. */
  readonly note: (text: string) => void;
  /** Data as JSON to `out`, on one line unless it is indented. */
  readonly json: (value: unknown, indent?: number) => void;
  /** How many columns the terminal has that `out` writes to; `null`: it writes to none. */
  readonly columns: number | null;
  /** Bytes that are no text to `out`. Throws `UsageError` when that is a terminal. */
  readonly bytes: (bytes: Uint8Array) => void;
}
