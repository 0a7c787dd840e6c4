import * as v from 'valibot';
import { expect, test } from 'vitest';
import { same } from '../../../src/kernel/plain/same.ts';
import { comparePrivateAnswers } from '../../reliability/leaks/private-answers.ts';
import type { Comparison } from '../../reliability/leaks/private-answers.ts';
import { empiresUnderTest } from './under-test.ts';

// SE-28: two answers to a private question show others the same by the protocol, unless one of them is an act that all
// see at the table. `npm run private-answers` looks at many more.

/** What others see of the answers to a private question, and why they may. */
interface Verdict {
  readonly why: string;
  /** The acts that they see. */
  readonly acts: readonly string[];
  /** What must hold of a difference besides. */
  readonly only?: (comparison: Comparison) => boolean;
}

const VERDICTS: Readonly<Record<string, Verdict>> = {
  'move.choose': {
    why: 'SE-4.4, SE-4.7, SE-6.3, SE-7.13: that a counter is taken up, parted, joined, scuttled or turned down, or a marker looked at',
    acts: ['go', 'split', 'merge', 'scuttle', 'scan', 'settle', 'take', 'put', 'hide', 'partner', 'done'],
  },
  'move.where': {
    why: 'SE-6.3: where counters go, and that they are put back; handles are dealt again as a hand lies on Colony Ships',
    acts: ['to', 'sling', 'slip', 'again', 'back', 'with', 'with-like', 'with-all'],
  },
  'move.split': { why: 'SE-4.4: how many units of a group lie face up', acts: ['#', 'part'], only: isFaceUp },
  'move.scuttle': {
    why: 'SE-4.7: that units go, of a face-down group the last',
    acts: ['scuttle', 'scuttle-one'],
    only: isSeenToGo,
  },
  'move.scanned': { why: 'SE-7.13: what is turned up', acts: ['turn-up'] },
  'entry.scuttle': { why: 'SE-4.7: that units go', acts: ['scuttle', 'scuttle-one', 'done'] },
  'raiders.avoid': { why: 'SE-15.2: that Raiders are announced, or fight', acts: ['hide', 'fight'] },
  'raiders.scanner': { why: 'SE-15.2: that a scanner is shown', acts: ['scanner'] },
  'battle.screen': { why: 'SE-8.5: what is screened', acts: ['screen', 'done', 'back'] },
  'combat.settle': { why: 'SE-6.10: the new colony', acts: ['settle'] },
  'bombard.fire': { why: 'SE-9.2: each shot', acts: ['fire', 'done'] },
  'sheet.done': { why: 'SE-10.6: that a sheet is written, with the last of them what all come to', acts: ['done'] },
  'turn.refit': {
    why: 'SE-12.7, SE-4.1: that a unit has parted from its group, and that the seat has done',
    acts: ['refit', 'done'],
    only: comparison => comparison.acts.includes('done') || hasParted(comparison),
  },
};

const counters = v.array(v.looseObject({ handle: v.number(), up: v.boolean(), at: v.string() }));

/** The counters that one of two answers shows, and the other does not. */
function changed({ shown: [one, other] }: Comparison) {
  const [here, there] = [one, other].map(parts => v.parse(counters, parts.get('view.pieces')));
  const missing = (from: typeof here = [], to: typeof there = []) =>
    from.filter(piece => !to.some(like => same(like, piece)));
  return [...missing(here, there), ...missing(there, here)];
}

function isFaceUp(comparison: Comparison): boolean {
  return comparison.differs.every(part => part === 'view.pieces') && changed(comparison).every(({ up }) => up);
}

/** A whole counter, or units of one that lies face up. */
function isSeenToGo(comparison: Comparison): boolean {
  return comparison.acts.includes('scuttle') || changed(comparison).some(({ up }) => up);
}

/** Nothing but counters of one hex: how many there are, and their handles. */
function hasParted(comparison: Comparison): boolean {
  return (
    comparison.differs.every(part => part === 'view.pieces') &&
    new Set(changed(comparison).map(({ at }) => at)).size <= 1
  );
}

function isAllowed(comparison: Comparison): boolean {
  const verdict = VERDICTS[comparison.kind];
  if (verdict === undefined || !comparison.acts.some(act => verdict.acts.includes(act))) return false;
  return verdict.only?.(comparison) ?? true;
}

const MANY = Number(process.env.ORRERY_PRIVATE ?? 0);

test(
  'SE-28: nothing is seen of private answers but acts that all see at the table',
  async () => {
    const { secrets } = empiresUnderTest;
    const kinds = new Map<string, number>();
    const faults: string[] = [];
    let [compared, number] = [0, 0];
    const ways = [2, 3, 4].flatMap(seats => secrets.ways(seats).filter(({ name }) => name.includes('amid fleets')));
    while (compared < Math.max(90, MANY)) {
      const way = ways[number % ways.length];
      if (way === undefined) throw new Error('no way to play');
      number += 1;
      const seed = `private ${number}`;
      const found = await comparePrivateAnswers(secrets, { way, seed, every: 8, limit: MANY > 0 ? 600 : 150 });
      compared += found.length;
      for (const comparison of found) {
        if (comparison.differs.length === 0) continue;
        const { kind, acts, answers, reader, differs } = comparison;
        const sort = `${kind}: ${acts.toSorted().join(', ')}`;
        kinds.set(sort, (kinds.get(sort) ?? 0) + 1);
        if (!isAllowed(comparison))
          faults.push(`${way.name}, ${seed}, to ${reader}: ${kind} ${answers.join(' or ')}: ${differs.join(', ')}`);
      }
    }
    if (MANY > 0) {
      console.log(`${compared} compared in ${number} matches`);
      for (const [sort, times] of [...kinds].sort()) console.log(`${times} ${sort}`);
    }
    expect(faults).toEqual([]);
    expect(kinds.size).toBeGreaterThan(3);
  },
  MANY > 0 ? 3_600_000 : 120_000,
);
