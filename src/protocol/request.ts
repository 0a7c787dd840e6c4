import * as v from 'valibot';
import { nameTwice, newName } from '../saves/input/names.ts';
import { isTooComplex } from '../saves/input/plain.ts';
import { faultMessage } from '../saves/input/say.ts';
import type { SaveKey } from '../saves/input/say.ts';
import { literal } from '../kernel/words/user-error.ts';
import { ProtocolFault } from './fault.ts';
import { say } from './say.ts';

const idShape = v.optional(v.union([v.string(), v.pipe(v.number(), v.finite())]));
const matchNameShape = v.pipe(v.string(), v.maxLength(40));
const viewerShape = v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal('spectator')]);
const positionShape = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
/** The number of the person on each seat; two seats may have the same person. */
const peopleShape = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))), v.maxLength(16));
const seatsShape = v.pipe(
  v.array(v.strictObject({ name: newName })),
  v.maxLength(16),
  v.check(list => nameTwice(list.map(({ name }) => name)) === null, 'save.name.twice' satisfies SaveKey),
);

/** Every request of the protocol, by its `cmd`. */
const requestShape = v.variant('cmd', [
  v.strictObject({ id: idShape, cmd: v.literal('games') }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('new'),
    game: v.string(),
    seats: seatsShape,
    options: v.optional(v.unknown()),
    seed: v.optional(v.pipe(v.string(), v.maxLength(200)), 'orrery'),
    people: v.optional(peopleShape),
  }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('choices'),
    game: v.string(),
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16))),
    values: v.optional(v.record(v.string(), v.string()), {}),
  }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('answer'),
    match: matchNameShape,
    n: v.number(),
    answer: v.union([v.string(), v.number()]),
    as: v.optional(viewerShape, 'spectator'),
  }),
  v.strictObject({ id: idShape, cmd: v.literal('view'), match: matchNameShape, seat: viewerShape }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('decision'),
    match: matchNameShape,
    why: v.optional(v.boolean(), false),
    as: v.optional(viewerShape),
  }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('save'),
    match: matchNameShape,
    history: v.optional(v.boolean(), false),
    from: positionShape,
  }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('load'),
    save: v.optional(v.unknown()),
    lines: v.optional(v.array(v.string())),
    loading: v.optional(v.pipe(v.string(), v.maxLength(40))),
    more: v.optional(v.boolean(), false),
  }),
  v.strictObject({ id: idShape, cmd: v.literal('undo'), match: matchNameShape }),
  v.strictObject({ id: idShape, cmd: v.literal('redo'), match: matchNameShape }),
  v.strictObject({ id: idShape, cmd: v.literal('take-back'), match: matchNameShape, to: v.number() }),
  v.strictObject({ id: idShape, cmd: v.literal('concede'), match: matchNameShape, seat: v.number() }),
  v.strictObject({ id: idShape, cmd: v.literal('tear-up'), match: matchNameShape, seat: v.number() }),
  v.strictObject({ id: idShape, cmd: v.literal('ask-me'), match: matchNameShape, seat: v.number() }),
  v.strictObject({ id: idShape, cmd: v.literal('state'), match: matchNameShape }),
  v.strictObject({
    id: idShape,
    cmd: v.literal('events'),
    match: matchNameShape,
    as: v.optional(viewerShape, 'spectator'),
    from: positionShape,
  }),
  v.strictObject({ id: idShape, cmd: v.literal('fork'), match: matchNameShape }),
  v.strictObject({ id: idShape, cmd: v.literal('close'), match: matchNameShape }),
]);

/** A request that has been checked. */
export type Request = v.InferOutput<typeof requestShape>;

/** All commands of the protocol, for error messages. */
export const COMMANDS: readonly string[] = requestShape.options.map(option => option.entries.cmd.literal);

/** A request line as data, and the `id` that its reply must have, even if the rest of the line is wrong. */
interface Line {
  readonly data: unknown;
  readonly id: string | number | null;
}

/** Parses a request line as JSON. Throws `ProtocolFault`. */
export function readLine(line: string): Line {
  const data = parseJson(line);
  if (typeof data !== 'object' || data === null || !('id' in data)) return { data, id: null };
  const { id } = data;
  // A number such as 1e400 is valid JSON but is read as Infinity, which JSON can't write back.
  return { data, id: typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id)) ? id : null };
}

/** Checks a request. Throws `ProtocolFault` that says what is wrong with it. */
export function checkRequest(data: unknown): Request {
  const result = v.safeParse(requestShape, data);
  if (result.success) return result.output;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw oneObject();
  const cmd = 'cmd' in data ? data.cmd : undefined;
  if (typeof cmd !== 'string' || !COMMANDS.includes(cmd)) {
    throw new ProtocolFault('unknown-command', say('protocol.unknown-command', { known: COMMANDS.join(', ') }));
  }
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const issuePlace = path === null ? say('protocol.whole-request') : literal(path);
  throw new ProtocolFault(
    'bad-request',
    say('protocol.bad-request', { cmd, where: issuePlace, reason: faultMessage(issue) }),
  );
}

/** An example of a request, for error messages. */
const EXAMPLE = '{"id":1,"cmd":"games"}';

function oneObject(): ProtocolFault {
  return new ProtocolFault('not-json', say('protocol.one-object', { example: EXAMPLE }));
}

function parseJson(line: string): unknown {
  if (isTooComplex(line)) throw new ProtocolFault('not-json', say('protocol.too-deep'));
  try {
    return JSON.parse(line);
  } catch {
    throw oneObject();
  }
}
