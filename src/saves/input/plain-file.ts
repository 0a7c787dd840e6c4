import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** The least number of bytes read at a time. */
const BLOCK = 64 * 1024;

/**
 * Reads all bytes of an ordinary file of at most `most` bytes, even if it grows in the meantime. A pipe or a device is
 * refused: it could block or never end. Throws system errors.
 */
export function plainBytes(file: string, most: number): Buffer | 'no-plain-file' | 'too-large' {
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile()) return 'no-plain-file';
    if (facts.size > most) return 'too-large';
    const parts: Buffer[] = [];
    for (let length = 0; length <= most;) {
      const bytes = Buffer.allocUnsafe(Math.max(BLOCK, facts.size + 1 - length));
      const taken = readSync(handle, bytes, 0, bytes.length, length);
      if (taken === 0) return parts.length === 1 ? (parts[0] ?? bytes) : Buffer.concat(parts);
      parts.push(bytes.subarray(0, taken));
      length += taken;
    }
    return 'too-large';
  } finally {
    closeSync(handle);
  }
}
