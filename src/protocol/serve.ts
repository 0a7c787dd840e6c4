import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { Engine } from './engine.ts';
import { ProtocolFault } from './fault.ts';
import { LineCutter, LONGEST_LINE } from './lines.ts';
import { errorReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { say } from './say.ts';
import { PROTOCOL_VERSION } from './version.ts';

/**
 * Serves requests, one per line, until the input ends. Replies come in the order of the requests. The first reply also
 * tells the versions of the protocol and of the program.
 */
export async function serve(
  input: Readable,
  output: Writable,
  program: string,
  engine: Engine = new Engine(),
): Promise<void> {
  let introduction: Reply = { protocol: PROTOCOL_VERSION, orrery: program };
  const outputClosed = new AbortController();
  output.on('error', () => {
    outputClosed.abort();
    input.destroy();
  });
  const answerAll = async (lines: readonly (string | null)[]): Promise<void> => {
    const tooLong = new ProtocolFault('too-long', say('protocol.too-long', { most: LONGEST_LINE }));
    for (const line of lines) {
      if (line?.trim() === '') continue;
      const reply = line === null ? errorReply(tooLong) : await engine.reply(line);
      const replyText = JSON.stringify({ ...reply, ...introduction });
      introduction = {};
      if (!output.write(`${replyText}\n`)) await once(output, 'drain', outputClosed);
    }
  };
  try {
    const cutter = new LineCutter();
    for await (const chunk of input) await answerAll(cutter.feed(chunk));
    await answerAll(cutter.end());
  } catch (error) {
    // If nobody reads the replies any more, serving ends without an error.
    if (!outputClosed.signal.aborted) throw error;
  }
}
