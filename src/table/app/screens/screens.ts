import { createElement } from 'react';
import type { KeyPlace } from '../../frame/edge/keymap.ts';
import type { ReactNode } from 'react';
import type { Viewer } from '../../../kernel/words/message.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { dialogFeature, openDialog } from '../../home/ask/ask.tsx';
import type { DialogState } from '../../home/ask/ask.tsx';
import { homeFeature, openHome } from '../../home/front/home.tsx';
import type { HomeState } from '../../home/front/home.tsx';
import { goalFeature, openGoal } from '../../home/rules/goal.tsx';
import type { GoalState } from '../../home/rules/goal.tsx';
import { logFeature } from '../../match/log/screen.tsx';
import { openLog } from '../../match/log/state.ts';
import type { LogState } from '../../match/log/state.ts';
import type { Dialog, LoadedBook, ScreenRequest } from '../../frame/store/screen-requests.ts';
import { lessonsFeature, openLessons } from '../../home/lessons/lessons.tsx';
import type { LessonsState } from '../../home/lessons/lessons.tsx';
import { matchFeature, openMatch } from './match.tsx';
import type { MatchState } from './match.tsx';
import { menuFeature, openMenu } from '../../home/menu/menu.tsx';
import type { MenuState } from '../../home/menu/menu.tsx';
import { openWatch, watchFeature } from '../../match/moments/watch.tsx';
import type { WatchState } from '../../match/moments/watch.tsx';
import { rulesFeature } from '../../home/rules/feature.ts';
import { openRules } from '../../home/rules/state.ts';
import type { RulesState } from '../../home/rules/state.ts';
import { helpFeature, openHelp } from '../../home/rules/help.tsx';
import type { HelpState } from '../../home/rules/help.tsx';
import { inspectFeature } from '../../match/inspect/feature.ts';
import { openInspect, openNote } from '../../match/inspect/state.ts';
import type { InspectState } from '../../match/inspect/state.ts';
import { replayFeature } from '../../match/replay/feature.ts';
import { openReplay } from '../../match/replay/state.ts';
import type { ReplayState } from '../../match/replay/state.ts';
import { againstFeature, openAgainst } from '../../home/seating/against.tsx';
import type { AgainstState } from '../../home/seating/against.tsx';
import { newMatchFeature, openNewMatch } from '../../home/seating/new-match.tsx';
import type { NewMatchState } from '../../home/seating/new-match.tsx';
import { openResume, resumeFeature } from '../../home/seating/resume.tsx';
import type { ResumeState } from '../../home/seating/resume.tsx';
import { keysFeature, KEYS_START } from '../../home/settings/keys.tsx';
import type { KeysState } from '../../home/settings/keys.tsx';
import { settingsFeature, SETTINGS_START } from '../../home/settings/settings.tsx';
import type { SettingsState } from '../../home/settings/settings.tsx';
import { notifyEffect } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input, ScheduledInput } from '../../frame/store/feature.ts';
import type { Step } from '../../frame/store/store.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';

/** The state of each screen, by its name. */
interface States {
  readonly against: AgainstState;
  readonly ask: DialogState;
  readonly goal: GoalState;
  readonly help: HelpState;
  readonly home: HomeState;
  readonly inspect: InspectState;
  readonly keys: KeysState;
  readonly lessons: LessonsState;
  readonly log: LogState;
  readonly match: MatchState;
  readonly menu: MenuState;
  readonly 'new-match': NewMatchState;
  readonly replay: ReplayState;
  readonly resume: ResumeState;
  readonly rules: RulesState;
  readonly settings: SettingsState;
  readonly watch: WatchState;
}

type ScreenName = keyof States;
export type ScreenState = States[ScreenName];

/** The feature of each screen: its drawing and its keys. */
const FEATURES: { readonly [Of in ScreenName]: Feature<States[Of]> } = {
  against: againstFeature,
  ask: dialogFeature,
  goal: goalFeature,
  help: helpFeature,
  home: homeFeature,
  inspect: inspectFeature,
  keys: keysFeature,
  lessons: lessonsFeature,
  log: logFeature,
  match: matchFeature,
  menu: menuFeature,
  'new-match': newMatchFeature,
  replay: replayFeature,
  resume: resumeFeature,
  rules: rulesFeature,
  settings: settingsFeature,
  watch: watchFeature,
};

function featureOf<Of extends ScreenName>(name: Of): Feature<States[Of]> {
  return FEATURES[name];
}

/** Updates a screen with an input. */
export function updateScreen<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  input: Input,
  context: FeatureContext,
): FeatureStep<ScreenState> {
  return featureOf(name).update(state, input, context);
}

/** Updates a screen after something has happened to the match. */
export function followMatch<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): FeatureStep<ScreenState> {
  return featureOf(name).follow?.(state, context) ?? { state };
}

/** The viewer whose secrets a screen shows. */
export function viewerOfScreen<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): Viewer {
  return featureOf(name).viewer?.(state, context) ?? 'spectator';
}

/** Whether a screen handles every key itself. */
export function takesAllKeys<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): boolean {
  return featureOf(name).takesAllKeys?.(state, context) ?? false;
}

/** The part of a screen that has its own keys; `null`: none. */
export function keyPlaceOfScreen<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): KeyPlace | null {
  return featureOf(name).keyPlace?.(state, context) ?? null;
}

/** The rule for the item under the cursor; `null`: none. */
export function ruleOfScreen<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): string | null {
  return featureOf(name).rule?.(state, context) ?? null;
}

/** The game whose rules are opened from a screen; `null`: the game of the match. */
export function bookOfScreen<Of extends ScreenName>(name: Of, state: States[Of]): LoadedBook | null {
  return featureOf(name).book?.(state) ?? null;
}

/** The scheduled input of a screen; `null`: none. */
export function timerOfScreen<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): ScheduledInput | null {
  return featureOf(name).timer?.(state, context) ?? null;
}

/** The visible options of a screen whose previews are still missing. */
export function previewsOfScreen<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): readonly string[] {
  return featureOf(name).previewsWanted?.(state, context) ?? [];
}

/** A screen's text for reading aloud. */
export function screenSpeech<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): Speech {
  return featureOf(name).speech(state, context);
}

/** Draws a screen. */
export function drawScreen<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): ReactNode {
  const { Screen } = featureOf(name);
  return createElement(Screen, { state, at: context });
}

/** An opened screen; a `null` state means that there is nothing to open now. */
type OpenedScreen = Step<ScreenState | null, Effect>;

/** Opens a screen. */
export function openScreen(screenRequest: ScreenRequest<Effect>, context: FeatureContext): OpenedScreen {
  switch (screenRequest.open) {
    case 'against':
      return { state: openAgainst(context) };
    case 'ask':
      return { state: openDialog(screenRequest.ask) };
    case 'home':
      return openHome(screenRequest.message);
    case 'settings':
      return { state: SETTINGS_START };
    case 'keys':
      return { state: KEYS_START };
    case 'log':
      return openLog(context) ?? NOTHING_OPENED;
    case 'goal':
      return { state: openGoal(screenRequest.parts, context) };
    case 'help':
      return { state: openHelp(context, screenRequest.beside) };
    case 'inspect': {
      const { writes = false } = screenRequest;
      const state = writes
        ? openNote(screenRequest.refs, context)
        : openInspect(screenRequest.refs, screenRequest.around, screenRequest.past ?? null, context);
      const words = say(writes ? 'inspect.no-note' : 'inspect.nothing');
      return {
        state,
        effects: state === null ? [notifyEffect(words, 'warning')] : [],
      };
    }
    case 'match':
      return openMatch(context) ?? NOTHING_OPENED;
    case 'lessons':
      return { state: openLessons(screenRequest.course, screenRequest.message) };
    case 'menu':
      return { state: openMenu(screenRequest.page, context) };
    case 'watch':
      return { state: openWatch(screenRequest, context) };
    case 'rules':
      return openRulesOf(
        screenRequest.book ?? bookOfMatch(context),
        screenRequest.rule,
        screenRequest.viewer ?? context.match?.viewer ?? 'spectator',
        context,
      );
    case 'new-match':
      return { state: openNewMatch(screenRequest, context) };
    case 'replay':
      return { state: openReplay(screenRequest.shown, context) };
    case 'resume':
      return openResume(screenRequest.message);
  }
}

const NOTHING_OPENED: OpenedScreen = { state: null };

function bookOfMatch({ match }: FeatureContext): LoadedBook | null {
  return match === null ? null : { game: match.game, texts: match.texts, format: match.format };
}

/** Opens a game's rules at a rule. Without a game, people choose one; for a game without rules, a message says so. */
function openRulesOf(
  book: LoadedBook | null,
  rule: string | null,
  viewer: Viewer,
  context: FeatureContext,
): FeatureStep<ScreenState> {
  if (book === null) return { state: openDialog(rulesChoice(context)) };
  const openedRules = openRules(book, rule, viewer, context);
  return { state: openedRules ?? openDialog(noRulesMessage(book)) };
}

const CLOSE_EFFECTS: readonly Effect[] = [{ do: 'close' }];

function rulesChoice({ games }: FeatureContext): Dialog<Effect> {
  const answers = games.map(({ id, title }) => ({
    words: say('learn.game', { game: title }),
    does: [{ do: 'load-book', game: id }] as const,
  }));
  return { title: say('rules.games'), answers, back: CLOSE_EFFECTS };
}

function noRulesMessage({ game }: LoadedBook): Dialog<Effect> {
  const answers = [{ words: say('rules.back'), does: CLOSE_EFFECTS }];
  return { title: say('rules.no-book', { game: game.title }), answers, back: CLOSE_EFFECTS };
}
