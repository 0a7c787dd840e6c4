import { run } from '../../src/cli/run.ts';

/** What a command said, and how it ended. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a command said whose output is no text. */
export interface SaidBytes extends Omit<Said, 'out'> {
  readonly bytes: Buffer;
}

/** Runs the command line in this process. */
export async function orrery(...args: readonly string[]): Promise<Said> {
  const { code, err, bytes } = await orreryBytes(...args);
  return { code, err, out: bytes.toString('utf8') };
}

/** The same for a command whose output is no text. */
export async function orreryBytes(...args: readonly string[]): Promise<SaidBytes> {
  const written: Buffer[] = [];
  let err = '';
  const code = await run(args, {
    out: text => void written.push(Buffer.from(text)),
    err: text => void (err += text),
    bytes: bytes => void written.push(Buffer.from(bytes)),
  });
  return { code, err, bytes: Buffer.concat(written) };
}
