import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { snapshotOf } from '../../../src/saves/saved/snapshot.ts';
import { isHidden } from '../../oracles/seen.ts';
import type { Shown } from '../../oracles/seen.ts';
import { Client } from '../../protocol/client.ts';
import { NOW } from './saved.ts';

/**
 * What a program at the other end of the protocol reads for `viewer`. The save that it sends there itself is nobody's
 * to read.
 */
export async function repliedTo(match: Match, viewer: Viewer): Promise<Shown> {
  const client = new Client();
  const save = snapshotOf(match, NOW);
  const { match: name } = await client.ask({ cmd: 'load', save });
  const { view } = await client.ask({ cmd: 'view', match: name, seat: viewer });
  const { events } = await client.ask({ cmd: 'events', match: name, as: viewer });
  const { decision } = match;
  if (decision !== null && isHidden(decision, viewer)) return { 'replies of the protocol': [view, events] };
  const { decision: asked, outcome } = await client.ask({ cmd: 'decision', match: name, why: true });
  return { 'replies of the protocol': [view, events, outcome, asked === null ? null : { ...asked, n: null }] };
}
