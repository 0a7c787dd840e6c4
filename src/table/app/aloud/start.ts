import { createInterface } from 'node:readline';
import { plainLines } from '../../../saves/input/plain.ts';
import { HANG_UP_CODE, holdTerminal } from '../../frame/edge/hold.ts';
import { PRIVATE_DROPPED } from '../../frame/edge/modes.ts';
import { safeWriter, printLastWords, sizeOf } from '../../frame/edge/output.ts';
import { say } from '../../frame/text/say.ts';
import type { Look } from '../../frame/theme/look.ts';
import { describeWithoutSecrets, printableError } from '../crashes.ts';
import { createTable } from '../effects/host.ts';
import type { TableOptions } from '../options.ts';
import { surroundingsOf } from '../surroundings.ts';
import { HEARD_SIZE, Listener } from './listener.ts';
import { PagedOutput } from './paper.ts';
import { firstOfPasted } from './pasted-lines.ts';

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
    const end = (): string | null => {
      const lastWords = table.putDown();
      hold.close();
      listener.end();
      lines.close();
      return lastWords;
    };
    const finish = (code: number, said: string | null = null): void => {
      const lastWords = end() ?? said;
      if (code !== HANG_UP_CODE) printLastWords(streams.stderr, lastWords);
      resolve(code);
    };
    const hold = holdTerminal({
      ...streams,
      // A crash message may contain typed text or the content of a file, so control characters are removed.
      stderr: { write: (text: string) => streams.stderr.write(plainLines(text)) },
      ...(describeCrash && { describeCrash: describeWithoutSecrets(describeCrash, () => table.store.state()) }),
      giveBack: () => paper.wipe(),
      takeAgain: () => {
        paper.wipe();
        listener.forget();
        listener.speak();
      },
      stopAsked: () => table.suspend(),
      exit: finish,
    });
    const write = safeWriter(stdout, hold.gone);
    const look = (): Look => table.store.state().look;
    const paper = new PagedOutput({
      write,
      size: () => sizeOf(stdout),
      canWait: isTyped,
      more: () => look().format(say('aloud.more')),
      place: (at, of) => look().format(say('aloud.page', { at, of })),
    });
    const speak = (said: readonly string[]): void =>
      paper.say(
        said.flatMap(line => plainLines(line).split('\n')),
        canWipe && table.store.state().shown !== 'spectator',
      );
    const table = createTable(
      {
        ...surroundingsOf(options),
        wipe: () => {
          listener.forget();
          paper.wipe();
        },
        repaint: () => listener.forget(),
        suspend: hold.suspend,
        leave: finish,
      },
      HEARD_SIZE,
    );
    const listener = new Listener(table, speak);
    const leave = (): void => {
      if (hold.isOpen()) table.dispatch({ kind: 'key', key: 'ctrl-c' });
    };
    // Lines typed while a game is loading are kept.
    const waiting: string[] = [];
    let isOver = false;
    let take = (line: string): void => void waiting.push(line);
    const takeLine = (line: string): void => {
      if (!paper.take(line)) take(line);
    };
    const onPaste = (): void => speak([look().format(say('aloud.pasted'))]);
    const takeTyped = firstOfPasted({ take: takeLine, pasted: onPaste });
    // Lines from a file or another program arrive at once, and all of them count.
    lines.on('line', line => {
      if (!isTyped) takeLine(line);
      else {
        paper.typed(line);
        takeTyped(line);
      }
    });
    lines.on('error', hold.gone);
    lines.on('close', () => {
      isOver = true;
      if (waiting.length === 0) leave();
    });
    if (canWipe) write(PRIVATE_DROPPED);
    table
      .open(beginning)
      .then(() => {
        if (!canWipe) speak([look().format(say('aloud.stays'))]);
        listener.begin();
        // A game may have to be loaded first; its screen is read out when it is ready.
        table.store.subscribe(() =>
          setImmediate(() => {
            if (hold.isOpen()) listener.speakIfNew();
          }),
        );
        take = line => listener.take(line);
        for (const line of waiting.splice(0)) take(line);
        if (isOver) leave();
      })
      .catch((error: unknown) => {
        end();
        reject(printableError(error, table.store.state()));
      });
  });
}
