import type * as v from 'valibot';
import { asSaid } from './user-error.ts';
import { words } from './message.ts';
import type { Words } from './message.ts';

/** Kinds of issue whose message is our own: what a check says by itself. */
const OUR_OWN: readonly string[] = ['check', 'custom'];

/** What is wrong with a part of untrusted data. The library's own messages are left out: they are English, and quote what was given. */
export function issueWords({ type, kind, expected, received, requirement, message }: v.BaseIssue<unknown>): Words {
  if (OUR_OWN.includes(type)) return asSaid(message);
  if (expected === 'never') return words('kernel.issue.extra');
  if (received === 'undefined') return words('kernel.issue.missing');
  if (type === 'max_length') return words('kernel.issue.long', { most: String(requirement) });
  if (type === 'min_length' || type === 'length') return words('kernel.issue.short', { least: String(requirement) });
  if (type === 'max_value') return words('kernel.issue.high', { most: String(requirement) });
  if (type === 'min_value') return words('kernel.issue.low', { least: String(requirement) });
  if (type === 'integer') return words('kernel.issue.whole');
  if (type === 'finite') return words('kernel.issue.finite');
  // What is expected comes from our own shapes: `string`, `"a" | "b"`.
  return kind === 'schema' && expected !== null
    ? words('kernel.issue.expected', { expected })
    : words('kernel.issue.other');
}
