import type { Reason } from '../../src/bots/reasons.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Explanation, Explainer, ExplainRequest } from '../../src/session/setting/thinking.ts';

/** A reason for one answer against another: better in six of eight worlds. */
export function reasonOf(answer: Answer, other: Answer): Reason {
  const ended = { answer: { won: 1, lost: 0 }, other: { won: 0, lost: 0 } };
  const comparison = { better: { answer: 6, other: 2 }, chances: { answer: 0.6, other: 0.4 }, isNear: false };
  return { answer, motive: null, other, worlds: 8, ...comparison, changes: [], ended };
}

/** An explainer that looks for a reason as long as the test wants. */
export class SlowExplainer implements Explainer {
  readonly asked: ExplainRequest[] = [];
  stopped = 0;
  #resolve: ((explained: Explanation) => void) | null = null;
  #reject: ((error: unknown) => void) | null = null;

  explain(about: ExplainRequest): Promise<Explanation> {
    this.asked.push(about);
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  stop(): void {
    this.stopped += 1;
  }

  async has(decision: Pick<Decision, 'options'>, reason: Reason): Promise<void> {
    const asked = { n: 0, seat: 0, kind: 'hide', rule: 'FK-1', prompt: { key: 'hide' }, secrecy: 'open' } as const;
    this.#resolve?.({ decision: { ...asked, amount: null, options: decision.options }, reason });
    await Promise.resolve();
    await Promise.resolve();
  }

  async fails(): Promise<void> {
    this.#reject?.(new Error('no thread'));
    await Promise.resolve();
    await Promise.resolve();
  }
}
