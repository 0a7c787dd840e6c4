import { createInterface } from 'node:readline';
import { plainLines } from '../../../saves/input/plain.ts';
import { HANG_UP_CODE, holdTerminal } from '../../frame/edge/hold.ts';
import { DROP_PRIVATE_SCREEN } from '../../frame/edge/modes.ts';
import { safeWriter, printLastWords, sizeOf } from '../../frame/edge/output.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { describeWithoutSecrets, printableError } from '../crashes.ts';
import { createTable } from '../effects/host.ts';
import type { TableOptions } from '../options.ts';
import { surroundingsOf } from '../surroundings.ts';
import { HEARD_SIZE, Listener } from './listener.ts';
import { PagedOutput } from './paper.ts';
import { onlyFirstPastedLine } from './pasted-lines.ts';

/** The source of typed lines; a person types them if it is a terminal. */
export type LineInput = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * Opens the table for screen readers: it reads lines and writes sentences. `canWipe`: whether the terminal can be
 * wiped. Returns the exit code.
 */
export function startAloud(options: TableOptions, canWipe: boolean, input: LineInput = process.stdin): Promise<number> {
  const { terminal: streams, start: beginning } = options;
  const { stdout, describeCrash } = streams;
  return new Promise((resolve, reject) => {
    const isTyped = input.isTTY === true;
    const lines = createInterface({ input, terminal: false });
    /** Called however the program ends: by a line, a signal, a closed window or a crash. */
    const closeAll = (): string | null => {
      const lastWords = table.putDown();
      terminalHold.close();
      listener.end();
      lines.close();
      return lastWords;
    };
    const exitTable = (code: number, said: string | null = null): void => {
      const lastWords = closeAll() ?? said;
      if (code !== HANG_UP_CODE) printLastWords(streams.stderr, lastWords);
      resolve(code);
    };
    const terminalHold = holdTerminal({
      ...streams,
      // A crash message may contain typed text or the content of a file, so control characters are removed.
      stderr: { write: (text: string) => streams.stderr.write(plainLines(text)) },
      ...(describeCrash && { describeCrash: describeWithoutSecrets(describeCrash, () => table.store.state()) }),
      giveBack: () => pagedOutput.wipe(),
      takeAgain: () => {
        pagedOutput.wipe();
        listener.forget();
        listener.speak();
      },
      stopAsked: () => table.suspend(),
      exit: exitTable,
    });
    const write = safeWriter(stdout, terminalHold.gone);
    const currentAppearance = (): Appearance => table.store.state().appearance;
    const pagedOutput = new PagedOutput({
      write,
      size: () => sizeOf(stdout),
      canWait: isTyped,
      more: () => currentAppearance().format(say('aloud.more')),
      place: (at, of) => currentAppearance().format(say('aloud.page', { at, of })),
    });
    const printSpeech = (said: readonly string[]): void =>
      pagedOutput.say(
        said.flatMap(line => plainLines(line).split('\n')),
        canWipe && table.store.state().shown !== 'spectator',
      );
    const table = createTable(
      {
        ...surroundingsOf(options),
        wipe: () => {
          listener.forget();
          pagedOutput.wipe();
        },
        repaint: () => listener.forget(),
        suspend: terminalHold.suspend,
        leave: exitTable,
      },
      HEARD_SIZE,
    );
    const listener = new Listener(table, printSpeech);
    const leaveTable = (): void => {
      if (terminalHold.isOpen()) table.dispatch({ kind: 'key', key: 'ctrl-c' });
    };
    // Lines typed while a game is loading are kept.
    const waitingLines: string[] = [];
    let isInputClosed = false;
    let handleLine = (line: string): void => void waitingLines.push(line);
    const takeLine = (line: string): void => {
      if (!pagedOutput.take(line)) handleLine(line);
    };
    const onPaste = (): void => printSpeech([currentAppearance().format(say('aloud.pasted'))]);
    const takeTypedLine = onlyFirstPastedLine({ take: takeLine, pasted: onPaste });
    // Lines from a file or another program arrive at once, and all of them count.
    lines.on('line', line => {
      if (!isTyped) takeLine(line);
      else {
        pagedOutput.typed(line);
        takeTypedLine(line);
      }
    });
    lines.on('error', terminalHold.gone);
    lines.on('close', () => {
      isInputClosed = true;
      if (waitingLines.length === 0) leaveTable();
    });
    if (canWipe) write(DROP_PRIVATE_SCREEN);
    table
      .open(beginning)
      .then(() => {
        if (!canWipe) printSpeech([currentAppearance().format(say('aloud.stays'))]);
        listener.begin();
        // A game may have to be loaded first; its screen is read out when it is ready.
        table.store.subscribe(() =>
          setImmediate(() => {
            if (terminalHold.isOpen()) listener.speakIfNew();
          }),
        );
        handleLine = line => listener.take(line);
        for (const line of waitingLines.splice(0)) handleLine(line);
        if (isInputClosed) leaveTable();
      })
      .catch((error: unknown) => {
        closeAll();
        reject(printableError(error, table.store.state()));
      });
  });
}
