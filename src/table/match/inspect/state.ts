import type { Inspected } from '../../../boards/inspected.ts';
import { sortedHoldings } from '../../../boards/holdings.ts';
import type { Holding, HoldingOrder } from '../../../boards/holdings.ts';
import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { heightsOf, LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import { Memo } from '../../../kernel/plain/once.ts';
import type { InspectionTarget } from '../../frame/store/screen-requests.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { ColouredAppearance, Appearance } from '../../frame/theme/look.ts';
import { divideArea, linesOf, textWidth } from './places.ts';

/** One level of the inspector. Levels are stacked, and going back removes the top one. */
export type InspectPage =
  | { readonly show: 'own'; readonly order: HoldingOrder; readonly list: ListState }
  | { readonly show: 'list'; readonly refs: readonly Ref[]; readonly list: ListState }
  | {
      readonly show: 'thing';
      readonly ref: Ref;
      /**
       * The lists that may contain the thing. The left and right arrows go through the first of them with more than one
       * entry.
       */
      readonly among: readonly (readonly Ref[])[];
      readonly list: ListState;
    };

/** The state of the inspector. */
export interface InspectState {
  readonly screen: 'inspect';
  readonly leaves: readonly InspectPage[];
  /** The addresses of all things around that may have facts. */
  readonly around: readonly Ref[];
  /** The past position that is inspected; `null`: the current one. */
  readonly past: InspectionTarget | null;
  /** The note that is being typed about the shown thing; `null`: none. */
  readonly writing: string | null;
  /** How many lines the text is scrolled down. */
  readonly top: number;
}

/** The board and view that are inspected: the current match or a past position; `null`: there is no match to see. */
export function inspectionTarget(
  { past }: Pick<InspectState, 'past'>,
  context: FeatureContext,
): InspectionTarget | null {
  const { match } = context;
  if (past !== null || match === null || !('view' in match.picture)) return past;
  const { picture, board, names, viewer, remarks } = match;
  const { glyphs, format } = matchAppearance(context);
  const decidingSeat = picture.show === 'table' ? (picture.decision?.seat ?? null) : null;
  const seat = decidingSeat ?? (viewer === 'spectator' ? null : viewer);
  const paneContext = { glyphs, format, names, focus: [], seat };
  return { board, view: picture.view, viewer, context: paneContext, ...(viewer === 'spectator' ? {} : { remarks }) };
}

/** The appearance with the texts in the viewer's language. */
export function inspectAppearance(
  target: InspectionTarget,
  { appearance }: Pick<FeatureContext, 'appearance'>,
): ColouredAppearance {
  return { ...appearance, format: target.context.format };
}

/** All that the viewer may know about a thing, including the viewer's own note; `null`: nothing. */
export function factsAbout(ref: Ref, { board, view, context, remarks }: InspectionTarget): Inspected | null {
  const inspectedFacts = board.inspect?.(view, ref, context) ?? null;
  const remark = remarks?.get(ref);
  if (inspectedFacts === null || remark === undefined) return inspectedFacts;
  const ownSection = { title: context.format(say('inspect.remark')), lines: [[{ text: remark, style: {} }]] };
  return { ...inspectedFacts, sections: [ownSection, ...inspectedFacts.sections] };
}

/**
 * Whether the viewer can write a note about a thing: the thing has a lasting address, and only one person is at the
 * screen.
 */
export function mayWriteNoteOn(ref: Ref, { board, remarks }: InspectionTarget): boolean {
  return remarks !== undefined && nameIn(ref, 'rule') === null && board.isFleeting?.(ref) !== true;
}

// A cache of the things with facts, because finding them is slow and every key in the inspector needs them.
const factsCache = new Memo<Map<readonly Ref[], readonly Ref[]>>();

/** The addresses that have facts, each once; of several with the same facts, only the first. */
export function inspectableRefs(refs: readonly Ref[], target: InspectionTarget): readonly Ref[] {
  const { board, view, remarks, context } = target;
  const cachedLists = factsCache.of(
    [board, view, remarks, context.format, context.glyphs, context.seat],
    () => new Map(),
  );
  const cachedRefs = cachedLists.get(refs) ?? refsWithFacts(refs, target);
  cachedLists.set(refs, cachedRefs);
  return cachedRefs;
}

function refsWithFacts(refs: readonly Ref[], of: InspectionTarget): readonly Ref[] {
  const seenTexts = new Set<string>();
  return [...new Set(refs)].filter(ref => {
    const inspectedFacts = factsAbout(ref, of);
    if (inspectedFacts === null) return false;
    const text = JSON.stringify(inspectedFacts);
    if (seenTexts.has(text)) return false;
    seenTexts.add(text);
    return true;
  });
}

/** The list that the left and right arrows go through from a thing; empty: there is none. */
export function neighboursInList(
  { ref, among }: Extract<InspectPage, { show: 'thing' }>,
  target: InspectionTarget,
): readonly Ref[] {
  const inspectableLists = among.map(refs => inspectableRefs(refs, target));
  return inspectableLists.find(refs => refs.length > 1 && refs.includes(ref)) ?? [];
}

/**
 * Opens the inspector on the first of `refs` that has facts, with the lists `refs` and `aroundRefs` to go through, or
 * on a list of all things in `aroundRefs`. `null`: nothing has facts.
 */
export function openInspect(
  refs: readonly Ref[],
  aroundRefs: readonly Ref[],
  pastTarget: InspectionTarget | null,
  context: FeatureContext,
): InspectState | null {
  const target = inspectionTarget({ past: pastTarget }, context);
  if (target === null) return null;
  const openWithPage = (leaf: InspectPage): InspectState => ({
    screen: 'inspect',
    leaves: [leaf],
    around: aroundRefs,
    past: pastTarget,
    writing: null,
    top: 0,
  });
  const firstRef = refs.find(ref => factsAbout(ref, target) !== null);
  if (firstRef !== undefined) return openWithPage(thingLeaf(firstRef, [refs, aroundRefs]));
  const allRefs = inspectableRefs(aroundRefs, target);
  return allRefs.length === 0 ? null : openWithPage(listLeaf(allRefs));
}

/**
 * Opens the inspector with a note on the first of `refs` that may have one; `null`: none may, or several people are at
 * the screen.
 */
export function openNote(refs: readonly Ref[], context: FeatureContext): InspectState | null {
  const target = inspectionTarget({ past: null }, context);
  const ref =
    target === null ? undefined : refs.find(one => mayWriteNoteOn(one, target) && factsAbout(one, target) !== null);
  const state = ref === undefined ? null : openInspect([ref], [], null, context);
  return state === null || ref === undefined ? null : { ...state, writing: target?.remarks?.get(ref) ?? '' };
}

/** The things that the viewing seat has on the board, sorted; empty if the view is not a seat's. */
export function ownThings({ board, view, context }: InspectionTarget, sortOrder: HoldingOrder): readonly Holding[] {
  const { seat } = context;
  return seat === null ? [] : sortedHoldings(board.holdings?.(view, seat, context) ?? [], sortOrder);
}

export function listLeaf(refs: readonly Ref[]): InspectPage {
  return { show: 'list', refs, list: LIST_START };
}

export function thingLeaf(ref: Ref, neighbourLists: readonly (readonly Ref[])[]): InspectPage {
  return { show: 'thing', ref, among: neighbourLists, list: LIST_START };
}

/** A link from the shown thing to another thing or a rule. */
interface LinkRow {
  readonly ref: Ref;
  readonly text: string;
  readonly note: string;
}

/** The links from a thing: other things first, then rules. */
function linksOf(ref: Ref, of: InspectionTarget): readonly LinkRow[] {
  const inspectedFacts = factsAbout(ref, of);
  const knownRefs = new Set<Ref>([ref]);
  const things = (inspectedFacts?.links ?? []).flatMap((link): LinkRow[] => {
    const linkFacts = knownRefs.has(link.ref) ? null : factsAbout(link.ref, of);
    knownRefs.add(link.ref);
    return linkFacts === null ? [] : [{ ref: link.ref, text: link.label, note: linkFacts.kind }];
  });
  const rules = (inspectedFacts?.rules ?? []).flatMap((number): LinkRow[] => {
    const rule: Ref = `rule:${number}`;
    const ruleFacts = factsAbout(rule, of);
    return ruleFacts === null ? [] : [{ ref: rule, text: ruleFacts.title, note: ruleFacts.kind }];
  });
  return [...things, ...rules];
}

/** The layout of a thing in the inspector. */
export interface ThingLayout {
  readonly told: Inspected;
  readonly rows: readonly LinkRow[];
  readonly lines: ReturnType<typeof linesOf>;
  readonly text: Rect;
  readonly links: Rect;
  /** The most lines that the text can be scrolled down. */
  readonly last: number;
  readonly heights: readonly number[];
}

/** The list appearance of the links. */
export function linksAppearance({ glyphs }: Pick<Appearance, 'glyphs'>) {
  return { glyphs, numbered: true } as const;
}

/** Lays out a thing: its facts, and its links beside or below them. */
export function layOutThing(ref: Ref, target: InspectionTarget, context: FeatureContext): ThingLayout {
  const { columns, rows: height } = context.size;
  const inspectedFacts = factsAbout(ref, target) ?? { kind: '', title: ref, sections: [], links: [], rules: [] };
  const rows = linksOf(ref, target);
  const body = { x: 1, y: 2, width: columns - 2, height: height - 4 };
  const lines = linesOf(inspectedFacts, textWidth(body, rows.length) - 1);
  const { text, links } = divideArea(body, rows.length, lines.length);
  const heights = heightsOf(rows, links.width, linksAppearance(context.appearance));
  return { told: inspectedFacts, rows, lines, text, links, last: Math.max(0, lines.length - text.height), heights };
}

/** The rule under the cursor, or else the first rule of the thing; `null`: none. */
export function ruleOfInspected(state: InspectState, context: FeatureContext): string | null {
  const page = state.leaves.at(-1);
  const target = inspectionTarget(state, context);
  if (page === undefined || target === null) return null;
  if (page.show === 'own') return null;
  const ref = page.show === 'thing' ? page.ref : page.refs[page.list.cursor];
  if (ref === undefined) return null;
  const linkUnderCursor = page.show === 'thing' ? linksOf(page.ref, target)[page.list.cursor]?.ref : undefined;
  return ruleIn(linkUnderCursor) ?? ruleIn(ref) ?? factsAbout(ref, target)?.rules[0] ?? null;
}

function ruleIn(ref: Ref | undefined): string | null {
  return ref === undefined ? null : nameIn(ref, 'rule');
}
