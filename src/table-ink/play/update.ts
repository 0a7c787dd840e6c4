import type { Answer } from '../../kernel/match/decision.ts';
import type { Ref } from '../../kernel/words/message.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { MatchNow } from '../hot-seat/match-now.ts';
import type { Picture } from '../hot-seat/picture.ts';
import type { Effect } from '../store/effects.ts';
import type { Input } from '../store/feature.ts';
import type { Step } from '../store/store.ts';
import { matchLook } from '../store/situation.ts';
import type { Situation } from '../store/situation.ts';
import { say } from '../text/say.ts';
import { pressed } from '../theme/keys.ts';
import type { Pressed } from '../theme/keys.ts';
import { listWindow } from '../ui/list.ts';
import { typedOn } from '../ui/typed.ts';
import { askedKey, focusOf, lookFor, openAsked, optionsLook, optionsShown, rowsOf } from './asked.ts';
import type { AskedState } from './asked.ts';
import { DIRECTIONS, PANS, ZOOM_WAYS } from './hand-commands.ts';
import { logLines, mostBack } from './log-pane.ts';
import { clicked } from './mouse.ts';
import { broughtFor, panned, scrolledLog, turned, turns, zoomed } from './panes.ts';
import { placeAt } from './places.ts';
import type { Direction } from './places.ts';
import { letGo, placesOn, stepped, stillPointing, takenAt, toBoard } from './pointing.ts';
import { questionPlaces } from './question.tsx';
import { layoutFor, LOG, paneOf, paneSize, surveyOf } from './state.ts';
import type { PlayState } from './state.ts';

export type PlayStep = Step<PlayState, Effect>;

/** What an input comes to while the table itself is on the screen. */
export function updatePlay(state: PlayState, input: Input, match: MatchNow, at: Situation): PlayStep {
  switch (input.kind) {
    case 'previews':
      return { state: withPreviews(state, input, match) };
    case 'earlier': {
      const none = { do: 'match', act: { act: 'notify', words: say('take-back.none'), tone: 'warning' } } as const;
      const page = { page: 'take-back', earlier: input.earlier } as const;
      return { state, effects: [input.earlier.length === 0 ? none : { do: 'open', opening: { open: 'menu', page } }] };
    }
    case 'paste': {
      const { asked } = state;
      if (asked?.finding !== true) return { state };
      return previewed(letGo({ ...state, asked: lookFor(asked, typedOn(asked.find, input.text)) }), match, at);
    }
    case 'key':
      return keyed(state, input.key, match, at);
    case 'pick':
      return picked(state, input.choice);
    case 'mouse': {
      const { picture } = match;
      if (picture.show !== 'table') return { state };
      const done = clicked(state, input.mouse, match, at);
      const step = followedBy(state, done.state, done.answer, match, at);
      return done.inspected === null ? step : { ...step, effects: [...(step.effects ?? []), inspect(done.inspected)] };
    }
    default:
      return { state };
  }
}

function picked(state: PlayState, choice: number): PlayStep {
  const option = state.asked === null ? undefined : optionsShown(state.asked)[choice];
  return option === undefined ? { state } : { state, effects: [answered(option.id)] };
}

function answered(answer: Answer): Effect {
  return { do: 'match', act: { act: 'answer', answer } };
}

function notify(words: ReturnType<typeof say>, tone: 'good' | 'warning'): Effect {
  return { do: 'match', act: { act: 'notify', words, tone } };
}

// ---- keys ----------------------------------------------------------------------------------------------------------

function keyed(state: PlayState, key: string, match: MatchNow, at: Situation): PlayStep {
  const press = pressed(at.look.keymap, key, { typing: state.asked?.finding ?? false });
  const { picture } = match;
  if (picture.show !== 'table') return { state };
  if (picture.peek) {
    if (press.command === 'log') return { state, effects: [{ do: 'open', opening: { open: 'log' } }] };
    const looked = paneKey(state, press, match, at) ?? handKey(state, press, match, at);
    if (looked !== null || press.command === null) return looked ?? { state };
    return { state, effects: [{ do: 'match', act: { act: 'stand-up' } }] };
  }
  return (
    pointKey(state, press, match, at) ??
    questionKey(state, press, match, at) ??
    paneKey(state, press, match, at) ??
    handKey(state, press, match, at) ?? { state, effects: commandEffects(picture, press, match, at) }
  );
}

/** A key for what is pointed at, which comes before the list; `null`: it is none. */
function pointKey(state: PlayState, { command }: Pressed, match: MatchNow, at: Situation): PlayStep | null {
  const { asked } = state;
  if (state.at === null || asked === null || asked.finding || command === null) return null;
  const places = placesOn(state, match, at, state.at.pane);
  const from = placeAt(places, state.at.ref);
  const direction = DIRECTIONS[command];
  if (command === 'back' || command === 'board' || from === null) return previewed({ ...state, at: null }, match, at);
  if (direction !== undefined) return previewed(stepped(state, places, from, direction), match, at);
  if (command === 'take') {
    const taken = takenAt(state, from);
    return followedBy(state, taken.state, taken.answer, match, at);
  }
  return null;
}

/** A key for the question; `null`: it is none. */
function questionKey(before: PlayState, press: Pressed, match: MatchNow, at: Situation): PlayStep | null {
  const { command } = press;
  // What means something in the list is done there, whatever is pointed at.
  const isForList = command === 'nth' || command === 'find' || command === 'page-up' || command === 'page-down';
  const state = isForList ? { ...before, at: null } : before;
  const { asked } = state;
  if (asked === null) return null;
  const isPaging = command === 'page-up' || command === 'page-down';
  const room = roomFor(asked, match, at);
  if (isPaging && !pagesQuestion(state, asked, room, match, at)) return null;
  const result = askedKey(asked, press, room, matchLook(at));
  switch (result.did) {
    case 'nothing':
      return null;
    case 'answer':
      return { state, effects: [answered(result.answer)] };
    case 'moved':
      return previewed(letGo({ ...state, asked: result.asked }), match, at);
    case 'out-of-range': {
      const { min, max } = asked.decision.amount ?? { min: 0, max: 0 };
      return { state, effects: [notify(say('table.amount-out', { min, max }), 'warning')] };
    }
  }
}

/** Whether the page keys scroll the options: when there are more than fit, and the log is not in front of them. */
function pagesQuestion(
  state: PlayState,
  asked: AskedState,
  { width, height }: { readonly width: number; readonly height: number },
  match: MatchNow,
  at: Situation,
): boolean {
  if (state.front === LOG && layoutFor(match, at).shape === 'tabs') return false;
  const look = optionsLook(matchLook(at));
  const { rowAt } = listWindow(rowsOf(asked), { cursor: 0, top: 0 }, { width, height: Infinity }, look);
  return rowAt.length > height;
}

function roomFor(asked: AskedState, match: MatchNow, at: Situation) {
  const { question } = layoutFor(match, at);
  return questionPlaces(asked, match.names[asked.decision.seat] ?? '', question, matchLook(at)).body;
}

/** A key that turns panes or scrolls the log; `null`: it is none. */
function paneKey(state: PlayState, { command }: Pressed, match: MatchNow, at: Situation): PlayStep | null {
  const turn = turns(command);
  if (turn === null) return null;
  if (turn === 'back' || turn === 'forth') return scrolled(state, turn === 'back' ? 1 : -1, match, at);
  return { state: turned(state, match.board, layoutFor(match, at), turn === 'next' ? 1 : -1) };
}

/** The log scrolled back (1) or forth (-1). */
export function scrolled(state: PlayState, by: 1 | -1, match: MatchNow, at: Situation): PlayStep {
  const { shape, main, log } = layoutFor(match, at);
  const place =
    shape === 'tabs' ? { ...main, width: main.width - 2 } : log && { width: log.width - 2, height: log.height - 2 };
  const isSeen = shape !== 'tabs' || state.front === LOG;
  const most = place === null || !isSeen ? 0 : mostBack(logLines(match, matchLook(at)), place);
  const next = scrolledLog(state, most, by);
  return next.back === state.back ? { state: next } : { state: next, effects: [{ do: 'log-back', back: next.back }] };
}

/** A key for looking at things; `null`: it is none. */
function handKey(state: PlayState, { command }: Pressed, match: MatchNow, at: Situation): PlayStep | null {
  if (command === null) return null;
  const pan = PANS[command];
  const zoom = ZOOM_WAYS[command];
  if (command === 'inspect') return { state, effects: [inspect(aboutOption(state))] };
  if (command === 'board') {
    const pointing = toBoard(state, match, at);
    return pointing === null
      ? { state, effects: [notify(say('table.no-places'), 'warning')] }
      : previewed(pointing, match, at);
  }
  if (pan !== undefined) return pannedBy(state, state.front, pan, match, at);
  return zoom === undefined ? null : zoomedBy(state, zoom, match, at);
}

/** What the cursor's option is about, and the rule that asks. */
function aboutOption({ asked }: PlayState): readonly Ref[] {
  const focus = asked === null ? [] : focusOf(asked);
  return asked === null || focus.length === 0 ? [] : [...focus, `rule:${asked.decision.rule}`];
}

function inspect(refs: readonly Ref[]): Effect {
  return { do: 'open', opening: { open: 'inspect', refs } };
}

/** A pane moved by hand; one that can't be moved scrolls the log. */
export function pannedBy(
  state: PlayState,
  pane: string,
  direction: Direction,
  match: MatchNow,
  at: Situation,
): PlayStep {
  const survey = surveyOf(state, match, at, pane);
  if (survey !== null) {
    const size = paneSize(layoutFor(match, at), match.board, pane);
    const look = panned(state.looks[pane] ?? {}, survey, size, direction);
    return { state: { ...state, looks: { ...state.looks, [pane]: look } } };
  }
  if (direction !== 'up' && direction !== 'down') return { state };
  return scrolled(state, direction === 'up' ? 1 : -1, match, at);
}

/** The pane in front, or the main one, whichever can be brought nearer. */
function zoomedBy(state: PlayState, way: 'in' | 'out' | 'fit', match: MatchNow, at: Situation): PlayStep {
  for (const pane of [state.front, match.board.panes[0]?.id ?? '']) {
    const survey = surveyOf(state, match, at, pane);
    const look = survey === null ? null : zoomed(survey, way);
    if (look === null) continue;
    const next = { ...state, looks: { ...state.looks, [pane]: look } };
    const zooms = surveyOf(next, match, at, pane)?.zooms;
    const params = { pane: paneOf(match.board, pane)?.title ?? '', zoom: zooms?.titles[zooms.shown] ?? '' };
    return { state: next, effects: [notify(say('table.zoom', params), 'good')] };
  }
  return { state };
}

function commandEffects(
  { over }: Extract<Picture, { show: 'table' }>,
  { command }: Pressed,
  match: MatchNow,
  at: Situation,
): readonly Effect[] {
  const { keymap } = at.look;
  switch (command) {
    case 'undo':
      return [{ do: 'match', act: { act: 'undo', key: keyLabel(keymap.redo[0] ?? '', matchLook(at)) } }];
    case 'redo':
      return [{ do: 'match', act: { act: 'redo' } }];
    case 'take-back':
      return [{ do: 'match', act: { act: 'stand-up' } }, { do: 'find-earlier' }];
    case 'peek': {
      const asked = match.picture.show === 'table' ? (match.picture.decision?.seat ?? null) : null;
      return [{ do: 'ask-peek', first: asked }];
    }
    case 'help':
      return [{ do: 'open', opening: { open: 'help' } }];
    case 'log':
      return [{ do: 'open', opening: { open: 'log' } }];
    case 'watch':
      return [{ do: 'look-back', index: null }];
    case 'menu':
      return [
        { do: 'match', act: { act: 'stand-up' } },
        { do: 'open', opening: { open: 'menu', page: { page: 'menu' } } },
      ];
    case 'keys':
      return [{ do: 'open', opening: { open: 'keys' } }];
    case 'leave':
      return [
        { do: 'match', act: { act: 'save' } },
        { do: 'open', opening: { open: 'menu', page: { page: 'leave' } } },
      ];
    case 'back':
      return over ? [] : [notify(say('table.no-back'), 'warning')];
    default:
      return [];
  }
}

// ---- what follows --------------------------------------------------------------------------------------------------

/** What pointing came to: an answer, or another place that is looked at. */
function followedBy(
  before: PlayState,
  state: PlayState,
  answer: Answer | null,
  match: MatchNow,
  at: Situation,
): PlayStep {
  if (answer !== null) return { state, effects: [answered(answer)] };
  const step = previewed(state, match, at);
  const isScrolled = state.back !== before.back;
  return isScrolled ? { ...step, effects: [...(step.effects ?? []), { do: 'log-back', back: state.back }] } : step;
}

/** Asks for what the options in sight come to, as far as that is not known. */
function previewed(state: PlayState, match: MatchNow, at: Situation): PlayStep {
  const { asked } = state;
  if (asked === null || asked.amount !== null) return { state };
  const room = roomFor(asked, match, at);
  const shown = optionsShown(asked);
  const { rowAt } = listWindow(rowsOf(asked), asked.list, room, optionsLook(matchLook(at)));
  const options = [...new Set(rowAt)].flatMap(row => {
    const id = shown[row]?.id;
    return id === undefined || asked.previews[id] !== undefined ? [] : [id];
  });
  return options.length === 0 ? { state } : { state, effects: [{ do: 'preview', options }] };
}

function withPreviews(
  state: PlayState,
  { state: of, previews }: Extract<Input, { kind: 'previews' }>,
  match: MatchNow,
): PlayState {
  const { asked } = state;
  if (asked === null || of !== match.state) return state;
  const known = { ...asked.previews, ...Object.fromEntries(previews.map(preview => [preview.id, preview])) };
  return { ...state, asked: { ...asked, previews: known } };
}

/** Brings the cursor and the panes in line with what is asked by now. */
export function followPlay(before: PlayState, match: MatchNow, at: Situation): PlayStep {
  const state = inWords(before, match);
  const { picture } = match;
  const decision = picture.show === 'table' ? picture.decision : null;
  if (decision === null) return { state: state.asked === null ? state : { ...state, asked: null } };
  if (state.asked?.decision === decision) return previewed(keptIn(state), match, at);
  // The screen was covered, or somebody peeked: the cursor stands where it stood.
  if (state.lately?.decision === decision) return previewed({ ...state, asked: state.lately }, match, at);
  const asked = openAsked(decision, match.format);
  const opened = { ...state, asked, lately: asked };
  const next = broughtFor({ ...stillPointing(opened, match, at), back: 0 }, match.board, decision.kind, match.viewer);
  const step = previewed(keptIn(next), match, at);
  return state.back === 0 ? step : { ...step, effects: [...(step.effects ?? []), { do: 'log-back', back: 0 }] };
}

function keptIn(state: PlayState): PlayState {
  return state.lately === state.asked ? state : { ...state, lately: state.asked };
}

/** The question in the words of those before the screen now; what options come to was in other words. */
function inWords(state: PlayState, { format }: MatchNow): PlayState {
  const told = (asked: AskedState | null): AskedState | null =>
    asked === null || asked.format === format ? asked : { ...asked, format, previews: {} };
  const asked = told(state.asked);
  const lately = state.lately === state.asked ? asked : told(state.lately);
  return asked === state.asked && lately === state.lately ? state : { ...state, asked, lately };
}
