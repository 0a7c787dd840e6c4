import type { Board } from '../../games/board.ts';
import type { ShownOption } from '../../kernel/match/decision.ts';
import type { Ref, Seat, Viewer } from '../../kernel/words/message.ts';
import type { Unsaved } from '../keeper.ts';
import { isLessonsOwn } from '../lessons/own-options.ts';
import type { Look } from '../look.ts';
import type { Picture } from '../picture.ts';
import { say } from '../say.ts';
import type { LogLine } from '../screens/log.ts';
import { LOG } from '../screens/table.ts';
import type { Missed } from '../screens/since.ts';
import type { TableState } from '../screens/table.ts';
import type { Note } from '../notes.ts';
import type { Session } from '../session.ts';
import { clockTime } from '../times.ts';
import type { Asked } from './asked.ts';

/** What the table's own keys have chosen to look at. */
export interface Looking {
  readonly front: string;
  readonly beside: string | null;
  readonly back: number;
  /** The log, as far as it is shown then. */
  readonly log: readonly LogLine[];
  /** What is pointed at on the board; `null`: the board shows what the cursor's option is about. */
  readonly pointed: readonly Ref[] | null;
  readonly lookOf: TableState['lookOf'];
  /** Whether the other seats answer as a lesson has them, so that nobody thinks. */
  readonly scripted: boolean;
}

type Shown = Extract<Picture, { show: 'table' | 'since' | 'blind' }>;

/** Everything that the painter needs of a picture, in words. */
export function tableState(
  session: Session,
  board: Board,
  picture: Shown,
  asked: Asked | null,
  looking: Looking,
  look: Look,
): TableState {
  const { viewer, view } = picture;
  const { pointed, scripted, ...shownPanes } = looking;
  const { log } = looking;
  const { format, glyphs } = look;
  const { unsaved } = session.saving;
  const seat = seatOf(picture);
  return {
    board,
    view,
    context: {
      glyphs,
      format,
      names: session.names,
      focus: pointed ?? asked?.focus ?? [],
      open: asked?.open ?? [],
      seat,
    },
    ...shownPanes,
    question: asked === null ? null : asked.state(session.names[asked.decision.seat] ?? ''),
    blind: picture.show === 'blind' ? picture.question : null,
    blocked: () => session.blocked().map(({ words, why, rule }) => ({ option: format(words), why: format(why), rule })),
    instead: insteadOf(picture, scripted, look),
    lately: log.filter(({ fresh, heading }) => fresh && !heading).map(({ text }) => text),
    note: noteFor(session.notes.note, viewer, look),
    saved: savedText(session.saving, look),
    warning: unsaved === null ? null : unsavedText(unsaved, look),
    missed: picture.show === 'since' ? missedBy(picture, look) : null,
    footer: footerOf(picture, asked, board.legend !== undefined, look),
  };
}

/** What a seat has missed; one that sits down for the first time has not sat before. */
function missedBy({ missed }: Extract<Picture, { show: 'since' }>, { format }: Look): Missed {
  const title = format(say(missed[0]?.index === 0 ? 'since.first' : 'since.title'));
  return { title, stories: missed.map(({ words }) => format(words)) };
}

/** Whether and when the match was saved, for the line at the top. */
export function savedText({ unsaved, saved }: Session['saving'], { format }: Look): string {
  if (unsaved !== null) return format(say('table.unsaved-short'));
  return saved === null ? '' : format(say('table.saved', { time: clockTime(saved) }));
}

/** The warning that stands on every screen of the match as long as it is not saved. */
export function unsavedText({ since, reason }: Unsaved, { format }: Look): string {
  return format(say('table.unsaved', { time: clockTime(since), reason }));
}

/** A note stands only on the view that it was made for. */
function noteFor(note: Note | null, viewer: Viewer, { format }: Look): TableState['note'] {
  if (note === null || (note.viewer !== 'spectator' && note.viewer !== viewer)) return null;
  return { text: format(note.words), style: { tone: note.tone, bold: note.tone === 'danger' } };
}

function seatOf(picture: Shown): Seat | null {
  if (picture.show === 'since') return picture.viewer;
  if (picture.show === 'blind') return picture.question.seat;
  if (picture.decision !== null) return picture.decision.seat;
  if (picture.thinking !== null) return picture.thinking;
  return picture.viewer === 'spectator' ? null : picture.viewer;
}

function insteadOf(picture: Shown, scripted: boolean, { format }: Look): string | null {
  if (picture.show === 'since' || picture.show === 'blind') return null;
  if (picture.peek && picture.viewer !== 'spectator')
    return format(say('table.peek', { seat: { seat: picture.viewer } }));
  if (picture.thinking !== null) {
    return scripted ? null : format(say('table.thinking', { seat: { seat: picture.thinking } }));
  }
  return picture.over ? format(say('table.looking')) : null;
}

function footerOf(picture: Shown, asked: Asked | null, hasLegend: boolean, { format }: Look): TableState['footer'] {
  const take = (key: 'key.go-on' | 'key.cover' | 'key.take'): TableState['footer'][number] => ({
    commands: ['take'],
    label: format(say(key)),
  });
  if (picture.show === 'since') {
    return [take('key.go-on'), { commands: ['watch'], label: format(say('key.watch-missed')) }, 'cover'];
  }
  if (picture.show === 'blind') {
    const chosen: TableState['footer'] = [
      { commands: ['take'], label: format(say('key.place')) },
      { commands: ['back'], label: format(say('key.again')) },
    ];
    const card = { commands: ['peek'] as const, label: format(say('key.card')) };
    return [...(picture.question.chosen ? chosen : []), card, 'undo', 'help', 'menu', 'leave', 'take-back'];
  }
  if (picture.peek) return [take('key.cover'), 'next-pane'];
  if (asked === null) {
    const back = picture.over ? [{ commands: ['back'] as const, label: format(say('key.back')) }] : [];
    return [
      ...back,
      'next-pane',
      { commands: ['watch'], label: format(say('key.look-back')) },
      'log',
      'peek',
      'menu',
      'leave',
      'take-back',
    ];
  }
  const choose = { commands: ['up', 'down'] as const, label: format(say('key.choose')) };
  const find = asked.decision.amount === null ? (['find'] as const) : [];
  const panes = { commands: ['next-pane'] as const, label: format(say('key.pane')) };
  const cover = picture.viewer === 'spectator' ? ('peek' as const) : ('cover' as const);
  const isOnBoard = asked.open.length > 0;
  return [
    choose,
    take('key.take'),
    panes,
    ...(isOnBoard ? (['inspect'] as const) : []),
    'undo',
    cover,
    'menu',
    ...find,
    ...(isOnBoard ? (['board'] as const) : []),
    'help',
    ...(hasLegend ? (['legend'] as const) : []),
    'rules',
    'log',
    { commands: ['watch'], label: format(say('key.look-back')) },
    'leave',
    'take-back',
  ];
}

/** The pane that a step from `front` leads to; `panes` are the ids, the log among them. */
export function paneBeside(panes: readonly string[], front: string, by: 1 | -1): string {
  const at = panes.indexOf(front);
  return panes[(Math.max(0, at) + by + panes.length) % panes.length] ?? LOG;
}

/** What the board says will come of an option of what is asked in that picture. A board that fails has no preview: people play on. */
export function outlooksFor(
  board: Board,
  session: Session,
  picture: Picture,
  { glyphs, format }: Look,
): (option: ShownOption) => string | null {
  if (picture.show !== 'table' || picture.decision === null) return () => null;
  const { view, viewer, decision } = picture;
  const context = { glyphs, format, names: session.names, focus: [], seat: decision.seat };
  const preview = session.views.preview(viewer);
  return option => {
    if (isLessonsOwn(option.id)) return null;
    try {
      return board.outlook?.(view, decision, option, context, preview) ?? null;
    } catch {
      return null;
    }
  };
}
