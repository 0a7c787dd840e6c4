// Loaded before the program (node --import): it dies by SIGKILL in the call number ORRERY_DIE_AT of those that its
// files of matches are made and written with. Of a write half the bytes are written first; any other call is not made.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env.ORRERY_DIE_AT);
const handles = new Set();
let calls = 0;

const isMatch = file => typeof file === 'string' && file.includes('.jsonl') && !file.includes('.open');
const { openSync, closeSync, writeSync, fsyncSync, ftruncateSync, linkSync, rmSync } = fs;

/** Dies when this is the call; `first` is done before. */
function counted(first = () => undefined) {
  calls += 1;
  if (calls !== at) return;
  first();
  process.kill(process.pid, 'SIGKILL');
}

fs.openSync = (file, flags, ...more) => {
  const isWritten = isMatch(file) && typeof flags === 'number' && (flags & fs.constants.O_RDWR) !== 0;
  if (isWritten && (flags & fs.constants.O_CREAT) !== 0) counted();
  const handle = openSync(file, flags, ...more);
  if (isWritten) handles.add(handle);
  return handle;
};
fs.closeSync = handle => {
  handles.delete(handle);
  closeSync(handle);
};
fs.writeSync = (handle, bytes, ...more) => {
  if (handles.has(handle)) {
    const [from = 0, length = bytes.length, position = null] = more;
    counted(() => writeSync(handle, bytes, from, Math.floor(length / 2), position));
  }
  return writeSync(handle, bytes, ...more);
};
fs.fsyncSync = handle => {
  if (handles.has(handle)) counted();
  fsyncSync(handle);
};
fs.ftruncateSync = (handle, size) => {
  if (handles.has(handle)) counted();
  ftruncateSync(handle, size);
};
fs.linkSync = (file, other) => {
  if (isMatch(other)) counted();
  linkSync(file, other);
};
fs.rmSync = (file, ...more) => {
  if (isMatch(file)) counted();
  rmSync(file, ...more);
};
syncBuiltinESMExports();
