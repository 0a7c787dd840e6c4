import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, Program } from '../../e2e/program.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** What can be done to the disk; `saves` is the folder on it. */
const DEEDS = {
  fill: 'head -c 100m /dev/zero >"$disk/filler" 2>/dev/null',
  empty: 'rm -f "$disk/filler"',
  'make read-only': 'mount -o remount,ro "$disk"',
  'make writable': 'mount -o remount,rw "$disk"',
  'remove the folder': 'rm -rf "$disk/saves"',
} as const;

/**
 * Gives the program a small disk that nobody else sees, and does to it what is written into a pipe. Needs no rights.
 */
const WITHIN = [
  'disk=$1; orders=$2; shift 2',
  'mount -t tmpfs -o size=400k tmpfs "$disk" && mkdir "$disk/saves"',
  '(while read -r order <"$orders"; do eval "$order"; echo done >"$orders.done"; done) </dev/null >/dev/null 2>&1 &',
  '"$@"; code=$?',
  'kill $! 2>/dev/null; exit $code',
].join('\n');

/** Whether this machine lets anyone mount a disk of their own: Linux with user namespaces. */
export function hasOwnDisks(): boolean {
  return spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;
}

/** The program with its saves on a disk of its own, of 400 kB. */
export class OnOwnDisk {
  readonly program: Program;
  readonly #disk = temporaryFolder('disk');
  readonly #home = newHome();
  readonly #orders: string;

  constructor(args: readonly string[]) {
    this.#orders = join(this.#home, 'orders');
    execFileSync('mkfifo', [this.#orders, `${this.#orders}.done`]);
    this.program = new Program({
      args,
      saves: join(this.#disk, 'saves'),
      home: this.#home,
      columns: 120,
      rows: 40,
      within: command => ['unshare', '-rm', 'sh', '-c', WITHIN, 'sh', this.#disk, this.#orders, ...command],
    });
  }

  /** The folder of the saves as the program sees it; nobody else does. */
  get saves(): string {
    return join(`/proc/${this.program.pid}/root`, this.#disk, 'saves');
  }

  /** Does something to the disk, and waits until it is done. */
  disk(deed: keyof typeof DEEDS): void {
    execFileSync('sh', ['-c', `echo '${DEEDS[deed]}' >"$0"; cat "$0.done"`, this.#orders]);
  }

  async close(): Promise<void> {
    try {
      await this.program.close();
    } finally {
      for (const folder of [this.#disk, this.#home]) rmSync(folder, { recursive: true, force: true });
    }
  }
}
