import { run } from '../../src/cli/run.ts';

/** What a command said, and how it ended. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process. */
export async function orrery(...args: readonly string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await run(args, {
    out: text => void (said.out += text),
    err: text => void (said.err += text),
  });
  return { code, ...said };
}
