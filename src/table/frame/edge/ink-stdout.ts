import { Socket } from 'node:net';
import type { Size } from './too-small.ts';

type Callback = (error?: Error | null) => void;

/**
 * A stream for Ink to write to, for Ink's `debug: true`: every write is one whole frame, which goes to `show`. It is an
 * unconnected socket, so nothing bypasses the painter. Its width is read for every frame. It never emits a resize: the
 * new size is an input of the store, and causes the only frame.
 */
export function createInkStdout(size: () => Size, show: (frame: string) => void): NodeJS.WriteStream {
  function write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, done?: Callback): boolean {
    const callback = typeof encoding === 'function' ? encoding : done;
    // A write with a callback is Ink waiting at its end for earlier writes; it carries no frame.
    if (callback) queueMicrotask(callback);
    else show(chunk.toString());
    return true;
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- no real one can be made without a terminal
  const stream: NodeJS.WriteStream = Object.assign(new Socket(), {
    // For a terminal Ink would add cursor codes between the frames.
    isTTY: false,
    columns: 0,
    rows: 0,
    write,
    clearLine: () => true,
    clearScreenDown: () => true,
    cursorTo: () => true,
    moveCursor: () => true,
    getColorDepth: () => 1,
    hasColors: () => false,
    getWindowSize: (): [number, number] => [size().columns, size().rows],
  });
  Object.defineProperty(stream, 'columns', { get: () => size().columns });
  Object.defineProperty(stream, 'rows', { get: () => size().rows });
  return stream;
}
