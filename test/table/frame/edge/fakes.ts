import { EventEmitter } from 'node:events';
import xterm from '@xterm/headless';
import type { HostProcess } from '../../../../src/table/frame/edge/hold.ts';

/** A terminal's output that keeps all that was written; its size can change, and it can break. */
export class FakeOutput extends EventEmitter {
  columns = 20;
  rows = 4;
  isTTY = true;
  readonly written: string[] = [];
  broken: Error | undefined;

  write(text: string): boolean {
    if (this.broken) throw this.broken;
    this.written.push(text);
    return true;
  }

  resize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.emit('resize');
  }

  take(): string {
    return this.written.splice(0).join('');
  }
}

export class FakeInput extends EventEmitter {
  isTTY = true;
  isRaw = false;
  isFlowing = false;

  setRawMode(isRaw: boolean): void {
    this.isRaw = isRaw;
  }

  resume(): void {
    this.isFlowing = true;
  }

  pause(): void {
    this.isFlowing = false;
  }
}

export class FakeHost implements HostProcess {
  platform = 'linux';
  readonly events = new EventEmitter();
  readonly sent: string[] = [];
  readonly endings: string[] = [];
  readonly kill = (signal: 'SIGTSTP'): void => void this.sent.push(signal);
  readonly endBy = (signal: string | null): void => {
    if (signal !== null) this.endings.push(signal);
  };
}

/** What a real terminal makes of the bytes: its screen as text, which buffer is shown, and whether it scrolled. */
export async function screenOf(bytes: string, columns: number, rows: number) {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  await new Promise<void>(resolve => terminal.write(bytes, resolve));
  const buffer = terminal.buffer.active;
  const lines = Array.from(
    { length: rows },
    (_, row) => buffer.getLine(buffer.baseY + row)?.translateToString(true) ?? '',
  );
  return { lines, buffer: buffer.type, scrolled: terminal.buffer.normal.baseY };
}
