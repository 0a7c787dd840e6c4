import type * as v from 'valibot';
import { literal } from './user-error.ts';
import { message } from './message.ts';
import type { Message } from './message.ts';

/** The issue types whose message is our own: custom checks. */
const OWN_ISSUE_TYPES: readonly string[] = ['check', 'custom'];

/**
 * Describes what is wrong with a part of untrusted data. It avoids the schema library's own messages, which are in
 * English and quote the input.
 */
export function issueMessage({
  type,
  kind,
  expected,
  received,
  requirement,
  message: own,
}: v.BaseIssue<unknown>): Message {
  if (OWN_ISSUE_TYPES.includes(type)) return literal(own);
  if (expected === 'never') return message('kernel.issue.extra');
  if (received === 'undefined') return message('kernel.issue.missing');
  if (type === 'max_length') return message('kernel.issue.long', { most: String(requirement) });
  if (type === 'min_length' || type === 'length') return message('kernel.issue.short', { least: String(requirement) });
  if (type === 'max_value') return message('kernel.issue.high', { most: String(requirement) });
  if (type === 'min_value') return message('kernel.issue.low', { least: String(requirement) });
  if (type === 'integer') return message('kernel.issue.whole');
  if (type === 'finite') return message('kernel.issue.finite');
  // The text of the expected type comes from our own shapes: `string`, `"a" | "b"`.
  return kind === 'schema' && expected !== null
    ? message('kernel.issue.expected', { expected })
    : message('kernel.issue.other');
}
