import { realFileDisk } from '../../src/saves/disk/file-disk.ts';
import type { FileDisk } from '../../src/saves/disk/file-disk.ts';

/** Says that the disk is full. */
export function full(): never {
  throw new Error('ENOSPC: no space left on device, write');
}

/** The calls that a disk got, and which of them fails. */
export interface TestDisk {
  readonly disk: FileDisk;
  readonly calls: (keyof FileDisk)[];
  /** From now on this happens before each call, with its place in `calls`; what it throws is what the disk throws. */
  before: (call: keyof FileDisk, place: number) => void;
}

/** The disk of this machine, which notes what is asked of it. */
export function testDisk(more: Partial<FileDisk> = {}): TestDisk {
  const real = { ...realFileDisk, ...more };
  const calls: (keyof FileDisk)[] = [];
  const noted =
    <Args extends unknown[], Result>(name: keyof FileDisk, call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      calls.push(name);
      it.before(name, calls.length - 1);
      return call(...args);
    };
  const it: TestDisk = {
    calls,
    before: () => undefined,
    disk: {
      create: noted('create', real.create),
      open: noted('open', real.open),
      named: noted('named', real.named),
      facts: noted('facts', real.facts),
      read: noted('read', real.read),
      write: noted('write', real.write),
      truncate: noted('truncate', real.truncate),
      flush: noted('flush', real.flush),
      flushSoon: noted('flushSoon', real.flushSoon),
      close: noted('close', real.close),
      name: noted('name', real.name),
      remove: noted('remove', real.remove),
      touch: noted('touch', real.touch),
    },
  };
  return it;
}
