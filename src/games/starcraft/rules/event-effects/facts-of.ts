import { RuleFault } from '../../../../kernel/match/refusal.ts';
import { EVENTS } from '../../data/events.ts';
import type { EventEffect as Facts, EventKind } from '../../data/events.ts';

/** The facts about one effect (`op`) of an event. Throws `RuleFault` if the event has no such effect. */
export function factsOf<Op extends Facts['op']>(event: EventKind, op: Op): Extract<Facts, { readonly op: Op }> {
  for (const facts of EVENTS[event].effect) if (isOfOp(facts, op)) return facts;
  throw new RuleFault(`${event} does no ${op}.`);
}

function isOfOp<Op extends Facts['op']>(facts: Facts, op: Op): facts is Extract<Facts, { readonly op: Op }> {
  return facts.op === op;
}
