import { Socket } from 'node:net';
import type { Size } from './too-small.ts';

type Callback = (error?: Error | null) => void;

/**
 * Makes the stream that Ink writes to. With Ink's `debug: true` every write is one whole frame, which goes to
 * `showFrame`. The stream is an unconnected socket, so that nothing bypasses the painter. It never emits a resize,
 * because the new size is an input of the store and causes the only frame.
 */
export function createInkStdout(size: () => Size, showFrame: (frame: string) => void): NodeJS.WriteStream {
  function write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, done?: Callback): boolean {
    const callback = typeof encoding === 'function' ? encoding : done;
    // Ink passes a callback only when it waits at its end for earlier writes; such a write has no frame.
    if (callback) queueMicrotask(callback);
    else showFrame(chunk.toString());
    return true;
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- no real one can be made without a terminal
  const stream: NodeJS.WriteStream = Object.assign(new Socket(), {
    // On a terminal, Ink would write cursor codes between the frames.
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
