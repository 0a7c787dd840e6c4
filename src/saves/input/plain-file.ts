import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** The least number of bytes read at a time. */
const BLOCK_SIZE = 64 * 1024;

/**
 * Reads all bytes of an ordinary file of at most `maxSize` bytes, even if it grows in the meantime. A pipe or a device
 * is refused: it could block or never end. Throws system errors.
 */
export function readOrdinaryFile(file: string, maxSize: number): Buffer | 'no-plain-file' | 'too-large' {
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile()) return 'no-plain-file';
    if (facts.size > maxSize) return 'too-large';
    const parts: Buffer[] = [];
    for (let length = 0; length <= maxSize;) {
      const bytes = Buffer.allocUnsafe(Math.max(BLOCK_SIZE, facts.size + 1 - length));
      const byteCount = readSync(handle, bytes, 0, bytes.length, length);
      if (byteCount === 0) return parts.length === 1 ? (parts[0] ?? bytes) : Buffer.concat(parts);
      parts.push(bytes.subarray(0, byteCount));
      length += byteCount;
    }
    return 'too-large';
  } finally {
    closeSync(handle);
  }
}
