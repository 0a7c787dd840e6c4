import { Socket } from 'node:net';
import type { Size } from './too-small.ts';

type Callback = (error?: Error | null) => void;

/** The stream that Ink believes to be the terminal, and how to tell it about a new size. */
export interface StandInOutput {
  readonly stream: NodeJS.WriteStream;
  readonly resize: (size: Size) => void;
}

/**
 * A stream for Ink to write to, with Ink's `debug: true`: then every write is one whole frame, which goes to
 * `show`. It is a socket that was never connected, so nothing reaches the real terminal behind the painter's back;
 * and it says that it is no terminal, because to a terminal Ink sends cursor codes of its own among the frames.
 */
export function standInOutput(size: Size, show: (frame: string) => void): StandInOutput {
  function write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, done?: Callback): boolean {
    const callback = typeof encoding === 'function' ? encoding : done;
    // A write with a callback is Ink waiting at its end for earlier writes; it carries no frame.
    if (callback) queueMicrotask(callback);
    else show(chunk.toString());
    return true;
  }

  const stream = Object.assign(new Socket(), {
    isTTY: false,
    columns: size.columns,
    rows: size.rows,
    write,
    clearLine: () => true,
    clearScreenDown: () => true,
    cursorTo: () => true,
    moveCursor: () => true,
    getColorDepth: () => 1,
    hasColors: () => false,
    getWindowSize: (): [number, number] => [stream.columns, stream.rows],
  });

  return {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- no real one can be made without a terminal
    stream,
    resize: ({ columns, rows }) => {
      stream.columns = columns;
      stream.rows = rows;
      stream.emit('resize');
    },
  };
}

/** A keyboard on which nobody types, for Ink: the real one is read by our own decoder alone. */
export function standInInput(): NodeJS.ReadStream {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- no real one can be made without a terminal
  const stream: NodeJS.ReadStream = Object.assign(new Socket(), {
    isTTY: false,
    isRaw: false,
    setRawMode: () => stream,
  });
  return stream;
}
