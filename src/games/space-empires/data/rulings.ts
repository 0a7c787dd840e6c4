import { rulingsFrom } from '../../../kernel/book/rule-book.ts';
import type { RulingFacts } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from './origins.ts';

const ALL = {
  'random-homes': { kind: 'silent', rules: ['SE-21.2'], doneIn: 'rules/set-up.ts' },
  'corners-for-two': { kind: 'silent', rules: ['SE-20.2'], doneIn: 'data/scenarios.ts', records: ['scenario:2p-xl', 'scenario:2p-3d'] }, // prettier-ignore
  'dare-markers': { kind: 'at-odds', rules: ['SE-20.5'], doneIn: 'rules/set-up.ts', records: ['scenario:2p-dare'] },
  'round-the-fold': { kind: 'silent', rules: ['SE-20.3'], doneIn: 'state/board.ts', records: ['scenario:2p-3d'] },
  'strict-retreat': { kind: 'at-odds', rules: ['SE-8.12'], doneIn: 'state/battle-sides.ts' },
  prices: { kind: 'fact', rules: ['SE-12'], doneIn: 'state/new-state.ts', records: ['technology:*'] },
  'counter-limits': { kind: 'fact', rules: ['SE-1.3', 'SE-4.6'], doneIn: 'state/pieces.ts' },
  'aliens-on-a-planet': { kind: 'fact', rules: ['SE-17.1'], doneIn: 'rules/markers.ts' },
  'machines-agreed': { kind: 'silent', rules: ['SE-18.3'], doneIn: 'data/markers.ts' },
  'machine-scanner': { kind: 'fact', rules: ['SE-18.3'], doneIn: 'state/fire.ts' },
  'machines-aim': { kind: 'silent', rules: ['SE-18.3.4'], doneIn: 'rules/firing.ts' },
  'machine-stays': { kind: 'silent', rules: ['SE-18.3.2', 'SE-18.3.3'], doneIn: 'state/machine-ways.ts' },
  'homeworld-by-machine': { kind: 'silent', rules: ['SE-18.3.5', 'SE-19.7'], doneIn: 'rules/victory.ts' },
  'one-rise-a-phase': { kind: 'silent', rules: ['SE-18.5', 'SE-12.1'], doneIn: 'rules/research.ts' },
  'carry-over': { kind: 'fact', rules: ['SE-10.8'], doneIn: 'rules/economy.ts' },
  'maintenance-forgiven': { kind: 'silent', rules: ['SE-10.4'], doneIn: 'state/money.ts' },
  'refit-at-the-end': { kind: 'silent', rules: ['SE-12.7'], doneIn: 'rules/sequence.ts' },
  'blockaded-link': { kind: 'silent', rules: ['SE-13.4'], doneIn: 'state/money.ts' },
  'no-shift-into-supernovae': { kind: 'silent', rules: ['SE-7.8'], doneIn: 'rules/exploration.ts' },
  'back-from-a-supernova': { kind: 'silent', rules: ['SE-7.5'], doneIn: 'rules/exploration.ts' },
  'aliens-attack': { kind: 'silent', rules: ['SE-17.2'], doneIn: 'rules/markers.ts' },
  'mines-take-any-ship': { kind: 'silent', rules: ['SE-16.7'], doneIn: 'rules/mines.ts' },
  'waiting-scouts': { kind: 'silent', rules: ['SE-14.7'], doneIn: 'rules/firing.ts' },
  'screened-fighters': { kind: 'silent', rules: ['SE-14.4'], doneIn: 'state/fire.ts' },
  'no-free-counter': { kind: 'silent', rules: ['SE-4.6', 'SE-4.7.1', 'SE-8.12.1'], doneIn: 'rules/screening.ts' },
  'declared-retreat': { kind: 'silent', rules: ['SE-14.5.1'], doneIn: 'rules/firing.ts' },
  'who-falls-first': { kind: 'silent', rules: ['SE-8.10'], doneIn: 'rules/firing.ts' },
  'escort-goes-first': { kind: 'silent', rules: ['SE-6.7'], doneIn: 'state/steps-allowed.ts' },
  'moves-in-parts': { kind: 'house', rules: ['SE-6.3'], doneIn: 'rules/movement.ts' },
  'asked-when-wanted': { kind: 'house', rules: ['SE-4.7'], doneIn: 'rules/arrival.ts' },
  'bombers-are-seen': { kind: 'silent', rules: ['SE-9.1'], doneIn: 'rules/bombard.ts' },
  'secret-wrecks': { kind: 'silent', rules: ['SE-7.11'], doneIn: 'rules/economy.ts' },
  'no-turns-at-once': { kind: 'house', rules: ['SE-19.9'], doneIn: 'rules/victory.ts' },
  'dearer-fleet': { kind: 'silent', rules: ['SE-19.6.6'], doneIn: 'state/money.ts' },
  'stopped-matches': { kind: 'house', rules: ['SE-5.4'], doneIn: 'state/options.ts' },
  'both-homeworlds': { kind: 'silent', rules: ['SE-22.2'], doneIn: 'rules/victory.ts', records: ['scenario:4p-team'] },
  'partners-at-peace': { kind: 'silent', rules: ['SE-21.3', 'SE-22.3'], doneIn: 'state/pieces.ts' },
  'no-building-beside-partners': { kind: 'silent', rules: ['SE-21.3'], doneIn: 'rules/sheets.ts' },
  'alone-without-bonus': {
    kind: 'silent',
    rules: ['SE-21.3'],
    doneIn: 'rules/victory.ts',
    records: ['scenario:3p-team'],
  },
  'secrets-among-partners': { kind: 'silent', rules: ['SE-22.3', 'SE-28'], doneIn: 'view.ts' },
  'turns-of-brothers': { kind: 'house', rules: ['SE-22.3'], doneIn: 'rules/shared-turn.ts' },
  'two-empires': { kind: 'silent', rules: ['SE-23.5'], doneIn: 'rules/team-options.ts' },
  'machines-from-the-end': { kind: 'silent', rules: ['SE-25.3'], doneIn: 'rules/solo/machines.ts' },
  'first-machine': { kind: 'at-odds', rules: ['SE-25.3'], doneIn: 'data/solo/schedules.ts', records: ['scenario:solo-machines-large'] }, // prettier-ignore
  'machine-steps': { kind: 'silent', rules: ['SE-25.4'], doneIn: 'state/solo/course.ts' },
  'machines-in-terrain': { kind: 'silent', rules: ['SE-25.5'], doneIn: 'state/fire.ts' },
  'mines-and-machines': { kind: 'silent', rules: ['SE-25.5', 'SE-25.8'], doneIn: 'rules/solo/machine-battle.ts' },
  'balanced-fleets': { kind: 'silent', rules: ['SE-26.7', 'SE-29.9'], doneIn: 'state/solo/alien-fleets.ts' },
  'alien-counters': { kind: 'silent', rules: ['SE-26.7'], doneIn: 'state/solo/empires.ts' },
  'aliens-without-mines': { kind: 'silent', rules: ['SE-26.10', 'SE-19.2'], doneIn: 'rules/solo/alien-economy.ts' },
  'spy-network': { kind: 'at-odds', rules: ['SE-26.8.3'], doneIn: 'state/solo/empires.ts' },
  'machines-among-aliens': { kind: 'silent', rules: ['SE-26.1.2'], doneIn: 'rules/match-options.ts' },
  'ways-of-aliens': { kind: 'silent', rules: ['SE-26.8.4'], doneIn: 'state/solo/alien-ways.ts' },
  'alien-targets': { kind: 'silent', rules: ['SE-26.9'], doneIn: 'rules/solo/alien-battle.ts' },
  'ships-without-a-home': { kind: 'at-odds', rules: ['SE-26.2'], doneIn: 'rules/solo/alien-turn.ts' },
  'machine-targets': { kind: 'silent', rules: ['SE-25.9'], doneIn: 'rules/solo/machine-battle.ts' },
  'way-between-boards': { kind: 'silent', rules: ['SE-23.3', 'SE-8.12'], doneIn: 'state/board.ts' },
  'pairs-of-maps': { kind: 'house', rules: ['SE-23.1'], doneIn: 'data/scenarios.ts' },
  'warp-points-agreed': { kind: 'house', rules: ['SE-23.3'], doneIn: 'rules/match-options.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;

/** The id of a ruling; `ruling.<id>` and `ruling.<id>.why` are its words. */
export type RulingId = keyof typeof ALL;

/** What is done where print is silent or at odds. */
export const RULINGS = rulingsFrom(ALL, ORIGINS);
