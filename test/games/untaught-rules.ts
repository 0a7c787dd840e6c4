/** Why a rule is in no lesson. */
export type Reason = keyof typeof REASONS;

/** What stays out of the lessons, and why nobody misses it in a first match. */
export const REASONS = {
  box: 'What is in the box and how much of it: the program counts, and says so where something runs out.',
  'laid-out': 'What is laid out without anybody deciding; the choices of a set-up have a lesson.',
  notes: 'How the program carries rules out where print is silent: for those who look it up.',
  variant: 'A variant that a first match goes without; the coach names its rules as they come up.',
  rare: 'Comes up seldom; then the coach names it, and blocked answers give it as their reason.',
} as const;

/** By game: rules by number, or all of a chapter, with the reason why no lesson teaches them. */
export const UNTAUGHT: Readonly<Record<string, Readonly<Partial<Record<Reason, string>>>>> = {
  starcraft: {
    box: 'SC-2',
    'laid-out': 'SC-3 SC-4.1 SC-4.2 SC-4.4',
    notes: 'SC-1',
    variant: 'SC-23 SC-20',
    rare: 'SC-5.5 SC-6 SC-7 SC-8 SC-9 SC-10 SC-12 SC-13 SC-15 SC-16 SC-17 SC-21 SC-22',
  },
  theseus: {
    'laid-out': 'TH-2 TH-3',
    notes: 'TH-1 TH-22',
    variant: 'TH-4 TH-18 TH-19 TH-20',
    rare: 'TH-5 TH-6 TH-7 TH-8 TH-9 TH-10 TH-11 TH-12 TH-13 TH-14 TH-15 TH-16',
  },
  'galactic-emperor': {
    box: 'GE-1',
    'laid-out': 'GE-2',
    notes: 'GE-13 GE-14',
    rare: 'GE-3 GE-4 GE-5 GE-6 GE-8 GE-9 GE-10 GE-11 GE-12',
  },
  'space-empires': {
    box: 'SE-1',
    'laid-out': 'SE-2 SE-3',
    notes: 'SE-5 SE-29',
    variant: 'SE-18 SE-19 SE-20 SE-21 SE-22 SE-23 SE-24 SE-25 SE-26',
    rare: 'SE-4 SE-6 SE-7 SE-8 SE-10 SE-12 SE-14 SE-15 SE-16 SE-17',
  },
};
