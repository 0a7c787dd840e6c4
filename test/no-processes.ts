import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

// In the quick lane no test starts a process: what does belongs to `PROCESSES` in test/lanes.ts.

const refuse = (command: unknown): never => {
  throw new Error(`${String(command)}: the quick lane starts no process; name this file in test/lanes.ts`);
};

for (const start of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const) {
  Object.assign(childProcess, { [start]: refuse });
}
syncBuiltinESMExports();
