import * as v from 'valibot';
import { Engine } from '../../src/protocol/engine.ts';
import type { EngineGames } from '../../src/protocol/engine.ts';

const decisionShape = v.looseObject({
  n: v.number(),
  seat: v.number(),
  kind: v.string(),
  prompt: v.string(),
  rule: v.string(),
  secrecy: v.picklist(['open', 'own-view', 'sealed']),
  private: v.boolean(),
  options: v.optional(v.array(v.looseObject({ id: v.string(), label: v.string() }))),
  amount: v.optional(v.strictObject({ min: v.number(), max: v.number() })),
  blocked: v.optional(
    v.array(v.strictObject({ id: v.string(), label: v.string(), why: v.string(), rule: v.string() })),
  ),
});

const replyShape = v.looseObject({
  ok: v.boolean(),
  match: v.optional(v.string()),
  decision: v.optional(v.nullable(decisionShape)),
  outcome: v.optional(v.nullable(v.looseObject({ winners: v.array(v.number()), kind: v.string(), text: v.string() }))),
  events: v.optional(v.array(v.looseObject({ index: v.number(), kind: v.string(), text: v.string() }))),
  error: v.optional(v.strictObject({ code: v.string(), message: v.string() })),
});

export type Reply = v.InferOutput<typeof replyShape>;
export type ShownDecision = v.InferOutput<typeof decisionShape>;

export const TWO_SEATS = [{ name: 'Ann' }, { name: 'Bob' }];

/** A reply as somebody at the other end of a pipe sees it. */
export function readReply(text: string): Reply {
  return v.parse(replyShape, JSON.parse(text));
}

/** Somebody at the other end of the protocol. */
export class Client {
  readonly engine: Engine;

  constructor(games?: EngineGames) {
    this.engine = new Engine(() => new Date('2026-01-02T20:30:00Z'), games);
  }

  /** Sends a line as it is. */
  async line(line: string): Promise<Reply> {
    return readReply(JSON.stringify(await this.engine.reply(line)));
  }

  /** Sends a request that may go wrong. */
  async send(request: object): Promise<Reply> {
    return this.line(JSON.stringify(request));
  }

  /** Sends a request that must be carried out. */
  async ask(request: object): Promise<Reply> {
    const reply = await this.send(request);
    if (!reply.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${reply.error?.message}`);
    return reply;
  }

  /** Sends a request that must be refused; the code of the refusal. */
  async refused(request: object): Promise<string> {
    const { ok, error } = await this.send(request);
    if (ok || error === undefined) throw new Error(`${JSON.stringify(request).slice(0, 200)} was not refused`);
    return error.code;
  }

  /** A new match; its name and first decision. */
  async begin(request: object = {}): Promise<{ readonly match: string; readonly decision: ShownDecision }> {
    const seats = TWO_SEATS;
    return pending(await this.ask({ cmd: 'new', game: 'starcraft', seats, seed: 's1', ...request }));
  }

  /** The pending decision of a match. */
  async decision(match: string): Promise<ShownDecision> {
    return pending({ ...(await this.ask({ cmd: 'decision', match })), match }).decision;
  }
}

/** The match and the decision that a reply names. */
export function pending({ match, decision }: Reply): { readonly match: string; readonly decision: ShownDecision } {
  if (match === undefined || decision === undefined || decision === null) throw new Error('nothing is pending');
  return { match, decision };
}

/** A client with a match in which `answers` first options were taken. */
export async function playing(answers: number) {
  const client = new Client();
  const { match } = await client.begin();
  for (let given = 0; given < answers; given++) {
    const { n, options = [], amount } = await client.decision(match);
    await client.ask({ cmd: 'answer', match, n, answer: options[0]?.id ?? amount?.min });
  }
  return { client, match, decision: await client.decision(match) };
}
