import type { ReactNode } from 'react';
import type { Message } from '../../../kernel/words/message.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { isSaveName } from '../../../saves/folder/folder.ts';
import type { Backup, ListedSave } from '../../../session/setting/library.ts';
import type { Dialog } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { dayAndTime } from '../../frame/text/times.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import type { ListedGame } from '../../../session/setting/games.ts';
import { roundWordsOf } from '../../../session/setting/save-line.ts';
import { saveLine } from './save-lines.ts';

/** The state of the list of saved matches. The saves are read in slices, so that a long list can be used early. */
export interface ResumeState {
  readonly screen: 'resume';
  readonly saves: readonly ListedSave[];
  readonly isReading: boolean;
  readonly folder: string;
  /** Why the folder of saves can't be read; `null`: it can be read. */
  readonly trouble: Message | null;
  readonly list: ListState;
  /** The result of the last action, or why a save can't be opened; `null`: neither. */
  readonly message: Message | null;
}

/** Opens the list of saved matches; its effect reads the saves. */
export function openResume(message: Message | null): FeatureStep<ResumeState> {
  const state: ResumeState = {
    screen: 'resume',
    saves: [],
    isReading: true,
    folder: '',
    trouble: null,
    list: LIST_START,
    message,
  };
  return { state, effects: [{ do: 'list-saves' }] };
}

function choiceOf({ saves, isReading, folder, trouble, list, message }: ResumeState, context: FeatureContext): Choice {
  const { appearance, games } = context;
  const { format } = appearance;
  const lines = saves.map(save => saveLine(save, { titles: games }, appearance));
  const note = lines[list.cursor]?.note ?? null;
  const readingMessage = isReading ? say('resume.reading', { count: saves.length }) : null;
  const noticeText = message ?? readingMessage;
  const isEmpty = saves.length === 0;
  return {
    title: format(say('resume.title')),
    above: [
      { text: format(say('resume.folder', { folder })), style: { tone: 'muted' } },
      ...(isEmpty && trouble === null ? [{ text: format(say('resume.none')) }] : []),
      ...(trouble === null ? [] : [{ text: format(trouble), style: { tone: 'warning' } as const }]),
    ],
    rows: lines.map(({ row }) => row),
    below:
      noticeText !== null
        ? { text: format(noticeText), style: { tone: 'warning' } }
        : note === null
          ? null
          : { text: note, style: { tone: 'muted' } },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.open')) },
      ...(isEmpty ? [] : [{ commands: ['watch'] as const, label: format(say('key.look-back')) }]),
      'back',
      ...(isEmpty ? [] : (['delete'] as const)),
    ],
    numbered: true,
  };
}

function update(before: ResumeState, input: Input, context: FeatureContext): FeatureStep<ResumeState> {
  if (input.kind === 'saves') {
    const { saves, isReading, folder, trouble } = input;
    return { state: { ...before, saves: [...before.saves, ...saves], isReading, folder, trouble } };
  }
  if (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick') return { state: before };
  const state = input.kind === 'key' ? { ...before, message: null } : before;
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : null;
  const selectedSave = state.saves[state.list.cursor];
  if (command === 'back' || command === 'leave') return { state, effects: [{ do: 'go-home' }] };
  if (command === 'delete' && selectedSave !== undefined && 'fault' in selectedSave && !isSaveName(selectedSave.name)) {
    return { state: { ...state, message: selectedSave.fault } };
  }
  if (command === 'delete' && selectedSave !== undefined)
    return { state, effects: [{ do: 'ask-delete', name: selectedSave.name }] };
  if (command === 'watch' && selectedSave !== undefined && 'save' in selectedSave) {
    return { state, effects: [{ do: 'replay', file: selectedSave.file }] };
  }
  const { list, taken } = choiceInput(choiceOf(state, context), state.list, input, context.size, context.appearance);
  const movedState = { ...state, list };
  const save = taken === null ? undefined : state.saves[taken];
  return save === undefined ? { state: movedState } : openSave(movedState, save, context.games);
}

/** Resumes a save, offers its backup, or says why neither is possible. */
function openSave(state: ResumeState, save: ListedSave, games: readonly ListedGame[]): FeatureStep<ResumeState> {
  if ('save' in save) return { state, effects: [{ do: 'resume', file: save.file }] };
  if (save.backup === null) return { state: { ...state, message: save.fault } };
  return {
    state,
    effects: [{ do: 'open', screen: { open: 'ask', ask: backupAsk(save, save.backup, [{ do: 'close' }], games) } }],
  };
}

/** A question that says why a save can't be read, and offers its backup. */
export function backupAsk(
  { name, fault }: { readonly name: string; readonly fault: Message },
  { file, save }: Backup,
  backEffects: readonly Effect[],
  games: readonly ListedGame[],
): Dialog<Effect> {
  const detail = say('resume.detail', { time: roundWordsOf(save, games), date: dayAndTime(save.saved) });
  return {
    title: say('backup.title', { name }),
    text: fault,
    alarming: true,
    answers: [
      { words: say('backup.take'), detail, does: [{ do: 'resume', file }] },
      { words: say('held.back'), does: backEffects },
    ],
    back: backEffects,
  };
}

function ResumeScreen({ state, at }: { readonly state: ResumeState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: ResumeState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, context.appearance);
}

export const resumeFeature: Feature<ResumeState> = { update, Screen: ResumeScreen, speech };
