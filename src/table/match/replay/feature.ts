import type { Speech } from '../../frame/store/speech.ts';
import { logLines } from '../board/log-pane.ts';
import type { LoadedBook } from '../../frame/store/screen-requests.ts';
import { BEAT_DURATION } from '../../frame/preferences/settings.ts';
import type { Feature, ScheduledInput } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { plainSentence } from '../../frame/text/sentence.ts';
import { say } from '../../frame/text/say.ts';
import { liveKeysText } from '../../frame/theme/keys.ts';
import { boardSpeech } from '../../frame/ui/board-speech.ts';
import { viewerText, progressText, replayCommands, eventLines } from './lines.ts';
import { ReplayScreen } from './screen.tsx';
import { contextAt, replayAppearance } from './state.ts';
import type { ReplayState } from './state.ts';
import { updateReplay } from './update.ts';

/** The shortest time of a step while the replay plays by itself, in milliseconds. */
const MIN_STEP_TIME = 250;
/** A width at which no line is wrapped, for reading aloud. */
const UNWRAPPED_WIDTH = 1000;

/** A stop of the replay for reading aloud: the match's status, whose view it is, what happened, and the keys. */
function replaySpeech(state: ReplayState, at: FeatureContext): Speech {
  const { shown } = state;
  if (shown.show === 'progress') {
    const { format } = at.appearance;
    return { lines: [format(say('replay.telling')), format(progressText(shown))], choices: [] };
  }
  const { now } = shown;
  const appearance = replayAppearance(now, at);
  const context = contextAt(state, now, at, null);
  const lines = [
    now.board.status(now.view, context),
    viewerText(now, appearance),
    state.note === null ? '' : appearance.format(state.note),
    state.reason === null ? '' : appearance.format(state.reason),
    ...eventLines(state, now, at, UNWRAPPED_WIDTH).map(line => line.map(({ text }) => text).join('')),
    liveKeysText(appearance, replayCommands(state, now, appearance)),
  ];
  return {
    lines: lines.map(plainSentence).filter(line => line !== ''),
    choices: [],
    log: logLines(now, appearance).map(({ index, text }) => ({ index, text: plainSentence(text) })),
    board: () => boardSpeech(now.board, now.view, context, appearance),
  };
}

function timer({ shown, plays }: ReplayState, { preferences: { settings } }: FeatureContext): ScheduledInput | null {
  if (shown.show === 'progress') return { after: 0, of: shown, input: { kind: 'pass' } };
  if (!plays) return null;
  return { after: Math.max(MIN_STEP_TIME, BEAT_DURATION[settings.speed]), of: shown, input: { kind: 'pass' } };
}

/** The rule of the last event, or else of the question that was answered; `null`: none. */
function rule({ shown }: ReplayState): string | null {
  if (shown.show === 'progress') return null;
  const { log, given } = shown.now;
  const lastRule = log.findLast(event => event.rule !== undefined)?.rule ?? null;
  return lastRule ?? (given !== null && given.by !== null ? given.rule : null);
}

function book({ shown }: ReplayState): LoadedBook | null {
  if (shown.show === 'progress') return null;
  const { game, texts, format } = shown.now;
  return { game, texts, format };
}

/** The replay of a match, forth and back by moments, answers, rounds, or the units of the game's log. */
export const replayFeature: Feature<ReplayState> = {
  update: updateReplay,
  Screen: ReplayScreen,
  speech: replaySpeech,
  viewer: ({ shown }) => (shown.show === 'stop' ? shown.now.viewer : 'spectator'),
  rule,
  book,
  timer,
};
