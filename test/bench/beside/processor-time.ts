import { spawn } from 'node:child_process';

/** A command, and where it is run. */
export interface Command {
  readonly command: readonly string[];
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** What a process did that has ended. */
export interface Ended {
  /** Processor time, the user's and the system's, of all its threads and children. Seconds. */
  readonly seconds: number;
  readonly out: string;
}

/** How what runs now is ended. */
const running = new Set<() => void>();

/** Ends what is still running: commands, with all that they have started, and programs that were announced. */
export function endRunning(): void {
  for (const end of running) {
    try {
      end();
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Announces something that runs, and how it is ended. Returns how to say that it has ended. */
export function announceRunning(end: () => void): () => void {
  running.add(end);
  return () => void running.delete(end);
}

/**
 * Runs a command, and then says what the shell has waited for: whatever the command is, it is measured from outside.
 */
const MEASURED = '"$@"; code=$?; times >&3; exit $code';

/**
 * Runs a command to its end in a process group of its own. Throws, with what it said was wrong, when it fails. The
 * processor time is what the system counted for it; systems count in hundredths of a second.
 */
export async function runCommand({ command, folder, env = process.env }: Command): Promise<Ended> {
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
  const child = spawn('sh', ['-c', MEASURED, 'sh', ...command], {
    cwd: folder,
    env,
    stdio: [...stdio],
    detached: true,
  });
  const hasEnded = announceRunning(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });
  const texts = ['', '', '', ''];
  child.stdio.forEach((stream, at) => {
    stream?.on('data', (data: Buffer) => (texts[at] = `${texts[at] ?? ''}${data.toString()}`));
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const [, out = '', err = '', times = ''] = texts;
    if (code !== 0) throw new Error(`${command.join(' ')} failed: ${reasonIn(err) ?? `exit code ${code}`}`);
    return { seconds: secondsOf(times), out };
  } finally {
    hasEnded();
  }
}

/**
 * Of what `times` prints, the second line is that of the children: `0m1.230000s 0m0.050000s`. Throws when it is none.
 */
export function secondsOf(times: string): number {
  const [, children = ''] = times.split('\n');
  const [user, system] = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, rest]) => {
    return 60 * Number(minutes) + Number(rest);
  });
  if (user === undefined || system === undefined) throw new Error(`the shell says no times: ${JSON.stringify(times)}`);
  return user + system;
}

/** What of an error's text says most: the line that calls itself an error, or the last one. */
function reasonIn(text: string): string | undefined {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.find(line => /^\w*error\b/i.test(line)) ?? lines.at(-1);
}
