import type { Inspected } from '../../../../boards/inspected.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import { cardName, say } from '../../text/say.ts';
import { idAmong } from '../whereabouts.ts';
import { cardLink, fact, section } from './inspector.ts';
import type { Inspector } from './inspector.ts';

const TOKEN_RULES = {
  upgrade: ['TH-12.1', 'TH-12.2', 'TH-12.3'],
  malfunction: ['TH-13.1', 'TH-13.2', 'TH-13.4'],
  deactivation: ['TH-7.5', 'TH-16.3.6'],
  invisibility: ['TH-16.5.2', 'TH-8.4'],
  parasite: ['TH-16.2.5', 'TH-22.7'],
  gripper: ['TH-16.4.2', 'TH-22.9'],
} as const;
type InspectedToken = keyof typeof TOKEN_RULES;
const TOKEN_IDS = [
  'upgrade',
  'malfunction',
  'deactivation',
  'invisibility',
  'parasite',
  'gripper',
] as const satisfies readonly InspectedToken[];

/** Inspects a token: its effect, and the place of the malfunction token. */
export const inspectToken: Inspector = (id, view, context): Inspected | null => {
  const token = idAmong(TOKEN_IDS, id);
  if (token === null) return null;
  const { format } = context;
  const { malfunction } = view;
  const placeLines =
    token !== 'malfunction'
      ? []
      : [
          fact(
            context,
            'inspect.lies',
            malfunction === null ? format(say('board.malfunction.home')) : format(cardName(malfunction)),
          ),
        ];
  return {
    kind: format(say('inspect.token')),
    title: format(say(`token.${token}`)),
    sections: [
      ...section(context, 'inspect.text', [[span(format(say(`token.${token}.text`)))]]),
      ...section(context, 'inspect.now', placeLines),
    ],
    links: token === 'malfunction' && malfunction !== null ? [cardLink(context, malfunction)] : [],
    rules: TOKEN_RULES[token],
  };
};
