/** The program's outputs, and which of them are terminals. */
export interface Outlets {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Writes binary data to where `out` writes. */
  readonly bytes: (bytes: Uint8Array) => void;
  /** Absent: neither is a terminal. */
  readonly isTerminal?: { readonly out: boolean; readonly err: boolean };
  /** The width of the terminal that `out` writes to; absent if unknown. */
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
  /** The width of the terminal that `out` writes to, in columns; `null` if it is not a terminal. */
  readonly columns: number | null;
  /** Writes binary data to `out`. Throws `UsageError` if that is a terminal. */
  readonly bytes: (bytes: Uint8Array) => void;
}
