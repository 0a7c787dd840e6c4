import { RuleFault } from '../../../../kernel/match/refusal.ts';
import { EVENTS } from '../../data/events.ts';
import type { EventEffect as Facts, EventKind } from '../../data/events.ts';

/** The facts of an event for one of the things that it does. Throws `RuleFault` when it does not do that. */
export function factsOf<Op extends Facts['op']>(event: EventKind, op: Op): Extract<Facts, { readonly op: Op }> {
  for (const facts of EVENTS[event].effect) if (doesSo(facts, op)) return facts;
  throw new RuleFault(`${event} does no ${op}.`);
}

function doesSo<Op extends Facts['op']>(facts: Facts, op: Op): facts is Extract<Facts, { readonly op: Op }> {
  return facts.op === op;
}
