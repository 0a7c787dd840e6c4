import type { Speech } from '../../frame/store/speech.ts';
import type { Feature } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { plainSentence } from '../../frame/text/sentence.ts';
import { say } from '../../frame/text/say.ts';
import { liveKeysText } from '../../frame/theme/keys.ts';
import { choiceSpeech } from '../../frame/ui/choice.tsx';
import { InspectScreen, ownChoice, thingCommands, thingsChoice } from './screen.tsx';
import { neighboursInList, inspectAppearance, layOutThing, inspectionTarget, ruleOfInspected } from './state.ts';
import type { InspectState } from './state.ts';
import { updateInspect } from './update.ts';

/** The inspector for reading aloud: the facts about a thing, and the links from it. */
function inspectSpeech(state: InspectState, context: FeatureContext): Speech {
  const page = state.leaves.at(-1);
  const target = inspectionTarget(state, context);
  if (page === undefined || target === null) return { lines: [], choices: [] };
  const appearance = inspectAppearance(target, context);
  if (page.show === 'own') return choiceSpeech(ownChoice(state, page.order, target, context), page.list, appearance);
  if (page.show === 'list') return choiceSpeech(thingsChoice(state, page.refs, target, context), page.list, appearance);
  const layout = layOutThing(page.ref, target, context);
  const { told, rows } = layout;
  const { ref } = page;
  const neighbours = neighboursInList(page, target);
  const placeText =
    neighbours.length > 1
      ? appearance.format(say('aloud.place', { at: neighbours.indexOf(ref) + 1, of: neighbours.length }))
      : '';
  const facts = told.sections.flatMap(({ title, lines }) => [
    title,
    ...lines.map(line => line.map(({ text }) => text).join('')),
  ]);
  const lines = [
    appearance.format(say('inspect.title', { kind: told.kind, title: told.title })),
    placeText,
    ...facts,
    state.writing === null ? '' : appearance.format(say('inspect.remark.write')),
    liveKeysText(appearance, thingCommands(state, page, layout, target, appearance)),
    rows.length === 0 ? '' : appearance.format(say('aloud.leads-on')),
  ];
  return {
    lines: lines.map(plainSentence).filter(line => line !== ''),
    choices: rows.map(({ text, note }) => plainSentence(`${text}, ${note}`)),
  };
}

/** The inspector: all that a viewer may know about the things on the board, with links between them. */
export const inspectFeature: Feature<InspectState> = {
  update: updateInspect,
  Screen: InspectScreen,
  speech: inspectSpeech,
  viewer: ({ past }, { match }) => (past ?? match)?.viewer ?? 'spectator',
  rule: ruleOfInspected,
  takesAllKeys: ({ writing }) => writing !== null,
};
