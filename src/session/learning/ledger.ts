import type { Answer } from '../../kernel/match/decision.ts';

/** How far a person has come with a lesson. */
export type LessonProgress = 'begun' | 'done';

/** A learner's record of predictions about a rule, in lessons and in practice. */
export interface PredictionRecord {
  readonly rule: string;
  /** Whether the last prediction was right. */
  readonly right: boolean;
  /** How often the question was asked. */
  readonly asked: number;
  /**
   * The number of lessons of the game that were done when the learner answered wrongly; absent: the answer was right.
   */
  readonly after?: number;
  /**
   * The day from which the question is due again, and how often it was answered rightly since it was missed; absent:
   * not due.
   */
  readonly due?: string;
  readonly times?: number;
}

/** The records of predictions, by the key of the question. */
export type PredictionRecords = Readonly<Record<string, PredictionRecord>>;

/** The answers given in an unfinished lesson, those of all seats in order. */
export type GivenAnswers = readonly Answer[];

/** A solo game that was played to its end. */
export interface PastGame {
  /** The seed of the match, by which the same game is counted only once. */
  readonly seed: string;
  /** The values of the choices by which solo games are grouped, such as the scenario. */
  readonly choices: Readonly<Record<string, string>>;
  readonly won: boolean;
  /** The round in which the game ended. */
  readonly round: number;
}

type ByGame<Of> = Readonly<Record<string, Of>>;

/** Everything recorded about one learner. */
export interface Ledger {
  readonly lessons: ByGame<Readonly<Record<string, LessonProgress>>>;
  readonly proofs: ByGame<PredictionRecords>;
  readonly left: ByGame<Readonly<Record<string, GivenAnswers>>>;
  /** The numbers of the rules that were met in matches. */
  readonly met: ByGame<readonly string[]>;
  /** The solo games, the latest last. */
  readonly alone: ByGame<readonly PastGame[]>;
}

/** The ledger of a person who has learned nothing yet. */
export const NO_LEDGER: Ledger = { lessons: {}, proofs: {}, left: {}, met: {}, alone: {} };

/** The reserved keys of a ledger; every other key is a game's id and holds its lessons. */
const RESERVED_KEYS: readonly string[] = ['foretold', 'left', 'met', 'alone', 'learner', 'learners'];
/** The most answers that a saved lesson can have; a longer list is ignored. */
const MAX_SAVED_ANSWERS = 2000;

/**
 * Reads the ledgers from the content of the progress file, by the learner's name (`''`: no name was given), and the
 * name of the current learner (`null`: none was ever chosen).
 */
export function ledgersIn(content: unknown): {
  readonly ledgers: Map<string, Ledger>;
  readonly learner: string | null;
} {
  const record = isRecord(content) ? content : {};
  const ledgers = new Map<string, Ledger>([['', ledgerIn(record)]]);
  for (const [name, ledger] of entriesIn(record.learners)) ledgers.set(name, ledgerIn(ledger));
  return { ledgers, learner: typeof record.learner === 'string' ? record.learner : null };
}

function ledgerIn(content: unknown): Ledger {
  const record = isRecord(content) ? content : {};
  const games = entriesIn(record).filter(([game]) => !RESERVED_KEYS.includes(game));
  return {
    lessons: Object.fromEntries(games.map(([game, lessons]) => [game, validLessons(lessons)])),
    proofs: byGame(record.foretold, validProofs),
    left: byGame(record.left, validUnfinished),
    met: byGame(record.met, rules => (Array.isArray(rules) ? rules.filter(rule => typeof rule === 'string') : [])),
    alone: byGame(record.alone, games => (Array.isArray(games) ? games.flatMap(validPastGame) : [])),
  };
}

function byGame<Of>(content: unknown, sound: (value: unknown) => Of): ByGame<Of> {
  return Object.fromEntries(entriesIn(content).map(([game, value]) => [game, sound(value)]));
}

function validLessons(lessons: unknown): Readonly<Record<string, LessonProgress>> {
  const valid: Record<string, LessonProgress> = {};
  for (const [lesson, how] of entriesIn(lessons)) {
    if (how === 'begun' || how === 'done') valid[lesson] = how;
  }
  return valid;
}

function validProofs(proofs: unknown): PredictionRecords {
  const valid: Record<string, PredictionRecord> = {};
  for (const [key, proof] of entriesIn(proofs)) {
    if (!isRecord(proof)) continue;
    const { rule, right, asked, after, due, times } = proof;
    if (typeof rule !== 'string' || typeof right !== 'boolean' || typeof asked !== 'number') continue;
    valid[key] = { rule, right, asked, ...(typeof after === 'number' ? { after } : {}), ...validSpacing(due, times) };
  }
  return valid;
}

function validSpacing(due: unknown, times: unknown): Pick<PredictionRecord, 'due' | 'times'> {
  if (typeof due !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(due)) return {};
  return { due, times: typeof times === 'number' ? times : 0 };
}

function validUnfinished(lessons: unknown): Readonly<Record<string, GivenAnswers>> {
  const valid: Record<string, GivenAnswers> = {};
  for (const [lesson, answers] of entriesIn(lessons)) {
    const validAnswers = Array.isArray(answers) ? answers.filter(isAnswer) : [];
    if (Array.isArray(answers) && validAnswers.length === answers.length && validAnswers.length <= MAX_SAVED_ANSWERS)
      valid[lesson] = validAnswers;
  }
  return valid;
}

function validPastGame(value: unknown): PastGame[] {
  if (!isRecord(value)) return [];
  const { seed, choices, won, round } = value;
  if (typeof seed !== 'string' || typeof won !== 'boolean' || typeof round !== 'number') return [];
  const validChoices = entriesIn(choices).flatMap(([id, one]) => (typeof one === 'string' ? [[id, one] as const] : []));
  return [{ seed, choices: Object.fromEntries(validChoices), won, round }];
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'string' || typeof value === 'number';
}

function entriesIn(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
