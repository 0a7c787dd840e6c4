import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { claimFile } from '../../src/saves/folder/claim.ts';
import { start } from './start.ts';

// There is no job control on Windows.
test.skipIf(process.platform === 'win32')(
  'stopped from outside, a private screen is wiped, the shell has its terminal, and it comes back covered',
  async () => {
    let command: readonly string[] = [];
    const program = start({
      args: ['play', 'starcraft', '--seats', 'Ann,Bob', '--seed', 'z'],
      env: { PS1: '$ ', INPUTRC: '/dev/null' },
      within: given => {
        command = given;
        return ['bash', '--norc', '--noprofile', '-i'];
      },
      wayOut: 'exit\r',
    });
    await program.untilText('$');
    program.type("bind 'set enable-bracketed-paste off'\r");
    program.type(`${command.map(word => `'${word}'`).join(' ')}\r`);
    await program.untilText('Pass the keyboard to');
    await program.press('\r');
    await program.untilText('SC-5.2');
    const { pid } = v.parse(
      v.object({ pid: v.number() }),
      JSON.parse(readFileSync(claimFile(program.saveFile), 'utf8')),
    );
    process.kill(pid, 'SIGTSTP');
    await program.untilText('Stopped');
    expect(program.modeFaults()).toEqual([]);
    const from = program.bytes.length;
    program.type('fg\r');
    await program.until('the hand-over again', ({ text }) => text.includes('Pass the keyboard to'));
    expect(program.bytes.slice(from)).not.toContain('SC-5.2');
    process.kill(pid, 'SIGTERM');
    await program.until('the shell', ({ screen }) => screen.buffer.active.type === 'normal');
    await program.settle();
    expect(program.modeFaults()).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'stopped by what no program can hear, and continued, or by Ctrl-Z where no shell could continue it, it paints everything again',
  async () => {
    // At this speed the home screen does not move by itself.
    const program = start({ set: { speed: 'instant' } });
    await program.untilText('New match');
    await program.settle();
    const shown = program.text;
    program.kill('SIGSTOP');
    const from = program.bytes.length;
    program.kill('SIGCONT');
    await program.until('a whole frame', ({ bytes }) => bytes.slice(from).includes('\u001b[24;1H'));
    await program.settle();
    expect(program.text).toBe(shown);
    expect(program.screen.modes.bracketedPasteMode).toBe(true);
    const before = program.bytes.length;
    program.type('\u001a');
    await program.until('the screen again', ({ bytes }) => /\?1049l[^]*\?1049h/.test(bytes.slice(before)));
    await program.untilText('▸ 1 Learn by playing');
    await program.press('j');
    await program.untilText('▸ 2');
  },
);
