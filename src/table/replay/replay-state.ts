import type { Board, PaneContext, Scene } from '../../games/board.ts';
import type { Given } from '../../kernel/history/replay.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { BOLD, MUTED, paragraph, span } from '../../widgets/lines.ts';
import type { Line } from '../../widgets/lines.ts';
import type { Style } from '../../widgets/style.ts';
import { widthOf } from '../../widgets/wrapping.ts';
import { logItems } from '../log-book.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import type { TableState } from '../screens/table.ts';
import type { Step, Viewing } from './viewing.ts';

/** What the page of a replay has chosen to show. */
export interface Showing extends Pick<TableState, 'front' | 'beside' | 'back' | 'lookOf' | 'note'> {
  readonly board: Board;
  readonly names: readonly string[];
  /** By what one goes on and back. */
  readonly step: Step;
  readonly plays: boolean;
  /** Whether a copy can go on from here. */
  readonly goesOn: boolean;
  /** The room below the panes, in cells; the log stands there too where it has no pane of its own. */
  readonly room: { readonly width: number; readonly height: number; readonly log: boolean };
}

/** So many events are told for a frame, and one more for each line that the log is scrolled back. */
export const LOG_SHOWN = 120;

/** What the panes of a stop are painted with: lit is what was told last. */
export function contextAt(viewing: Viewing, names: readonly string[], { glyphs, format }: Look): PaneContext {
  const { events, viewer } = viewing;
  const focus = events.at(-1)?.refs ?? [];
  return { glyphs, format, names, focus, seat: viewer === 'spectator' ? null : viewer, watched: true };
}

/** How the stop is shown if it is a moment for which the game has a scene. */
export function sceneAt({ stop, view }: Viewing, board: Board, context: PaneContext): Scene | null {
  return stop.kind === null ? null : (board.scene?.(stop.kind, view, context) ?? null);
}

/** Everything that the painter needs of a stop, in words. */
export function replayState(viewing: Viewing, showing: Showing, look: Look): TableState {
  const { board, names, back, plays, goesOn, room, ...panes } = showing;
  const { format } = look;
  const context = contextAt(viewing, names, look);
  const { toldBefore, view, viewer } = viewing;
  const log = logItems(viewing.log(LOG_SHOWN + back), board, context).map(({ text, rule, heading, index }) => ({
    text,
    rule,
    heading,
    index,
    fresh: index >= toldBefore,
  }));
  const eyes = viewer === 'spectator' ? say('replay.open') : say('replay.seat', { seat: { seat: viewer } });
  return {
    ...panes,
    board,
    view,
    context,
    back,
    log,
    question: null,
    blind: null,
    blocked: () => [],
    instead: null,
    lines: withLog(linesOf(viewing, showing, look), log, room),
    lately: log.filter(({ fresh, heading }) => fresh && !heading).map(({ text }) => text),
    saved: format(eyes),
    warning: null,
    missed: null,
    footer: [
      { commands: ['left', 'right'], label: format(say('key.step')) },
      { commands: ['up', 'down'], label: format(say('key.by')) },
      { commands: ['take'], label: format(say('key.jump')) },
      { commands: ['watch'], label: format(say(plays ? 'key.stop' : 'key.play')) },
      { commands: ['next-pane'], label: format(say('key.pane')) },
      { commands: ['peek'], label: format(say('key.eyes')) },
      ...(goesOn ? [{ commands: ['again'] as const, label: format(say('key.copy')) }] : []),
      'back',
      'inspect',
      'rules',
    ],
  };
}

/** What happened at the stop, where that is in the match, and by what one goes through it. */
function linesOf(viewing: Viewing, { board, names, step, room: { width } }: Showing, look: Look): readonly Line[] {
  const { format, glyphs } = look;
  const { place, given, steps, viewer } = viewing;
  const context = contextAt(viewing, names, look);
  const scene = sceneAt(viewing, board, context);
  const title = scene?.title ?? format(given === null ? say('replay.beginning') : givenMessage(given, viewer));
  const where = format(say('moment.place', { at: place.at + 1, of: place.of }));
  const named = (one: Step): string =>
    one === 'unit' ? (board.log?.unit?.(context) ?? '') : format(say(`replay.by.${one}`));
  const choices = steps.flatMap((one): Line => {
    const lit: Style = one === step ? { tone: 'focus', bold: true } : { tone: 'muted' };
    return [span(one === step ? `[${named(one)}]` : ` ${named(one)} `, lit), span(' ')];
  });
  const why = scene === null ? [] : paragraph(scene.why, width, MUTED).slice(0, 2);
  const earlier = viewing.exact ? [] : paragraph(format(say('replay.earlier')), width, { tone: 'warning' }).slice(0, 2);
  return [
    spread([span(title, BOLD)], [span(where, MUTED)], width),
    barOf(place, width, glyphs),
    [span(`${format(say('replay.by'))} `, MUTED), ...choices],
    ...why,
    ...earlier,
  ];
}

/** The lines with as much of the log below them as fits, up to what happens here. */
function withLog(
  lines: readonly Line[],
  log: TableState['log'],
  { width, height, log: isThere }: Showing['room'],
): readonly Line[] {
  const left = height - lines.length - 1;
  if (!isThere || left < 1) return lines;
  const told = log.flatMap(({ text, fresh }) => paragraph(text, width, fresh ? {} : MUTED));
  return [...lines, [], ...told.slice(-left)];
}

/** What was given, as far as the viewer may know. */
function givenMessage(given: Given, viewer: Viewer) {
  if (given.by === null) return say(given.act === 'concede' ? 'replay.conceded' : 'replay.took-back');
  const { by, answer } = given;
  const secret = given.secrecy !== 'open' && by !== viewer;
  return say('replay.answer', { seat: { seat: by }, what: secret ? say('take-back.secret') : answer });
}

/** One line with another at its right end. */
function spread(left: Line, right: Line, width: number): Line {
  const length = (line: Line): number => line.reduce((sum, { text }) => sum + widthOf(text), 0);
  const room = width - length(left) - length(right);
  return room < 1 ? left : [...left, span(' '.repeat(room)), ...right];
}

function barOf({ at, of }: Viewing['place'], width: number, { barFull, barEmpty }: Look['glyphs']): Line {
  const full = of < 2 ? width : Math.round((at / (of - 1)) * width);
  return [span(barFull.repeat(full), { tone: 'accent' }), span(barEmpty.repeat(width - full), { tone: 'frame' })];
}
