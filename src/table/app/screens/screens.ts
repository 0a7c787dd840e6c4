import { createElement } from 'react';
import type { KeyPlace } from '../../frame/edge/keymap.ts';
import type { ReactNode } from 'react';
import type { Viewer } from '../../../kernel/words/message.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { ask, openAsk } from '../../home/ask/ask.tsx';
import type { AskState } from '../../home/ask/ask.tsx';
import { home, openHome } from '../../home/front/home.tsx';
import type { HomeState } from '../../home/front/home.tsx';
import { goal, openGoal } from '../../home/rules/goal.tsx';
import type { GoalState } from '../../home/rules/goal.tsx';
import { log } from '../../match/log/screen.tsx';
import { openLog } from '../../match/log/state.ts';
import type { LogState } from '../../match/log/state.ts';
import type { Ask, LoadedBook, ScreenRequest } from '../../frame/store/screen-requests.ts';
import { lessons, openLessons } from '../../home/lessons/lessons.tsx';
import type { LessonsState } from '../../home/lessons/lessons.tsx';
import { match, openMatch } from './match.tsx';
import type { MatchState } from './match.tsx';
import { menu, openMenu } from '../../home/menu/menu.tsx';
import type { MenuState } from '../../home/menu/menu.tsx';
import { openWatch, watch } from '../../match/moments/watch.tsx';
import type { WatchState } from '../../match/moments/watch.tsx';
import { rules } from '../../home/rules/feature.ts';
import { openRules } from '../../home/rules/state.ts';
import type { RulesState } from '../../home/rules/state.ts';
import { help, openHelp } from '../../home/rules/help.tsx';
import type { HelpState } from '../../home/rules/help.tsx';
import { inspect } from '../../match/inspect/feature.ts';
import { openInspect, openNote } from '../../match/inspect/state.ts';
import type { InspectState } from '../../match/inspect/state.ts';
import { replay } from '../../match/replay/feature.ts';
import { openReplay } from '../../match/replay/state.ts';
import type { ReplayState } from '../../match/replay/state.ts';
import { against, openAgainst } from '../../home/seating/against.tsx';
import type { AgainstState } from '../../home/seating/against.tsx';
import { newMatch, openNewMatch } from '../../home/seating/new-match.tsx';
import type { NewMatchState } from '../../home/seating/new-match.tsx';
import { openResume, resume } from '../../home/seating/resume.tsx';
import type { ResumeState } from '../../home/seating/resume.tsx';
import { keys, KEYS_START } from '../../home/settings/keys.tsx';
import type { KeysState } from '../../home/settings/keys.tsx';
import { settings, SETTINGS_START } from '../../home/settings/settings.tsx';
import type { SettingsState } from '../../home/settings/settings.tsx';
import { notify } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input, ScheduledInput } from '../../frame/store/feature.ts';
import type { Step } from '../../frame/store/store.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';

/** The state of each screen, by its name. */
interface States {
  readonly against: AgainstState;
  readonly ask: AskState;
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
  against,
  ask,
  goal,
  help,
  home,
  inspect,
  keys,
  lessons,
  log,
  match,
  menu,
  'new-match': newMatch,
  replay,
  resume,
  rules,
  settings,
  watch,
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
export function viewerOn<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): Viewer {
  return featureOf(name).viewer?.(state, context) ?? 'spectator';
}

/** Whether a screen handles every key itself. */
export function takesAllKeys<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): boolean {
  return featureOf(name).takesAllKeys?.(state, context) ?? false;
}

/** The part of a screen that has its own keys; `null`: none. */
export function keyPlaceOn<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): KeyPlace | null {
  return featureOf(name).keyPlace?.(state, context) ?? null;
}

/** The rule for the item under the cursor; `null`: none. */
export function ruleOn<Of extends ScreenName>(name: Of, state: States[Of], context: FeatureContext): string | null {
  return featureOf(name).rule?.(state, context) ?? null;
}

/** The game whose rules are opened from a screen; `null`: the game of the match. */
export function bookOn<Of extends ScreenName>(name: Of, state: States[Of]): LoadedBook | null {
  return featureOf(name).book?.(state) ?? null;
}

/** The scheduled input of a screen; `null`: none. */
export function timerOn<Of extends ScreenName>(
  name: Of,
  state: States[Of],
  context: FeatureContext,
): ScheduledInput | null {
  return featureOf(name).timer?.(state, context) ?? null;
}

/** The visible options of a screen whose previews are still missing. */
export function previewsOn<Of extends ScreenName>(
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
type Opened = Step<ScreenState | null, Effect>;

/** Opens a screen. */
export function openScreen(request: ScreenRequest<Effect>, context: FeatureContext): Opened {
  switch (request.open) {
    case 'against':
      return { state: openAgainst(context) };
    case 'ask':
      return { state: openAsk(request.ask) };
    case 'home':
      return openHome(request.message);
    case 'settings':
      return { state: SETTINGS_START };
    case 'keys':
      return { state: KEYS_START };
    case 'log':
      return openLog(context) ?? NOTHING_OPENED;
    case 'goal':
      return { state: openGoal(request.parts, context) };
    case 'help':
      return { state: openHelp(context, request.beside) };
    case 'inspect': {
      const { writes = false } = request;
      const state = writes
        ? openNote(request.refs, context)
        : openInspect(request.refs, request.around, request.past ?? null, context);
      const words = say(writes ? 'inspect.no-note' : 'inspect.nothing');
      return {
        state,
        effects: state === null ? [notify(words, 'warning')] : [],
      };
    }
    case 'match':
      return openMatch(context) ?? NOTHING_OPENED;
    case 'lessons':
      return { state: openLessons(request.course, request.message) };
    case 'menu':
      return { state: openMenu(request.page, context) };
    case 'watch':
      return { state: openWatch(request.moments, request.then, context) };
    case 'rules':
      return openRulesOf(
        request.book ?? bookOfMatch(context),
        request.rule,
        request.viewer ?? context.match?.viewer ?? 'spectator',
        context,
      );
    case 'new-match':
      return { state: openNewMatch(request, context) };
    case 'replay':
      return { state: openReplay(request.shown, context) };
    case 'resume':
      return openResume(request.message);
  }
}

const NOTHING_OPENED: Opened = { state: null };

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
  if (book === null) return { state: openAsk(rulesChoice(context)) };
  const opened = openRules(book, rule, viewer, context);
  return { state: opened ?? openAsk(noRulesMessage(book)) };
}

const CLOSE: readonly Effect[] = [{ do: 'close' }];

function rulesChoice({ games }: FeatureContext): Ask<Effect> {
  const answers = games.map(({ id, title }) => ({
    words: say('learn.game', { game: title }),
    does: [{ do: 'load-book', game: id }] as const,
  }));
  return { title: say('rules.games'), answers, back: CLOSE };
}

function noRulesMessage({ game }: LoadedBook): Ask<Effect> {
  const answers = [{ words: say('rules.back'), does: CLOSE }];
  return { title: say('rules.no-book', { game: game.title }), answers, back: CLOSE };
}
