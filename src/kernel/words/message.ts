/** A place at the table, numbered from 0 in turn order. */
export type Seat = number;

/** A seat, or a spectator, who may know only what everybody knows. */
export type Viewer = Seat | 'spectator';

/** The address of a thing, shared by rules, board, log and bots: `planet:braken`, `area:braken-2`, `unit:u12`. */
export type Ref = `${string}:${string}`;

/** The kind and the name in an address: `unit` and `u12` of `unit:u12`. */
export function refParts(ref: Ref): { readonly kind: string; readonly name: string } {
  const colonIndex = ref.indexOf(':');
  return { kind: ref.slice(0, colonIndex), name: ref.slice(colonIndex + 1) };
}

/** The name in an address of that kind; `null` for an address of another kind. */
export function nameIn(ref: Ref, kind: string): string | null {
  const parts = refParts(ref);
  return parts.kind === kind ? parts.name : null;
}

/**
 * The name in an address of that kind; `null` if it is not in `names`, the address has another kind, or there is none.
 */
export function knownNameIn<Name extends string>(
  ref: Ref | undefined,
  kind: string,
  names: readonly Name[],
): Name | null {
  const name = ref === undefined ? null : nameIn(ref, kind);
  return name === null ? null : (names.find(one => one === name) ?? null);
}

/** The seats among these addresses. */
export function seatsAmong(refs: readonly Ref[]): Seat[] {
  return refs.flatMap(ref => {
    const seat = nameIn(ref, 'seat');
    return seat !== null && /^\d+$/.test(seat) ? [Number(seat)] : [];
  });
}

/** A seat named in a sentence; the formatter prints the person's name. */
export interface SeatName {
  readonly seat: Seat;
}

/** A power (a side that is not a seat) named in a sentence. Its name is in the catalogue under `power.<id>`. */
export interface PowerName {
  readonly power: string;
}

/** A side of a match: a seat, or the id of a power. */
export type Side = Seat | string;

/** Makes the sentence parameter that names a side. */
export function sideName(side: Side): SeatName | PowerName {
  return typeof side === 'number' ? { seat: side } : { power: side };
}

/** A parameter of a sentence: plain text, a number, a seat, a power, other words, or a list of them. */
export type Param = string | number | SeatName | PowerName | Message | readonly Message[];

/** A sentence in no particular language: a key and its parameters, which a catalogue turns into text. */
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, Param>>;
}

/** The groups of a catalogue's keys: `battle` is the group of `battle.begins`. */
export type TopicOf<Key extends string> = Key extends `${infer Topic}.${string}` ? Topic : never;

/** The group of a message: its key up to the first dot, or the whole key if there is none. */
export function topicOf({ key }: Message): string {
  const dotIndex = key.indexOf('.');
  return dotIndex < 0 ? key : key.slice(0, dotIndex);
}

/** Creates a message; leaves out `with` if there are no parameters. */
export function message(key: string, params?: Readonly<Record<string, Param>>): Message {
  return params === undefined ? { key } : { key, with: params };
}

/** All sides named in a sentence, at any depth, with repeats. */
export function sidesNamed({ with: params = {} }: Message): Side[] {
  return Object.values(params).flatMap(param => {
    if (typeof param === 'string' || typeof param === 'number') return [];
    if (isList(param)) return param.flatMap(sidesNamed);
    if ('seat' in param) return [param.seat];
    return 'power' in param ? [param.power] : sidesNamed(param);
  });
}

/** All seats named in a sentence, at any depth, with repeats. */
export function seatsNamed(words: Message): Seat[] {
  return sidesNamed(words).filter(side => typeof side === 'number');
}

function isList(param: Param): param is readonly Message[] {
  return Array.isArray(param);
}
