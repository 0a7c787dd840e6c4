import { GROUNDS } from '../../../boards/drawing/style.ts';
import type { GroundName } from '../../../boards/drawing/style.ts';
import { fainterColour } from './contrast.ts';
import { NO_GROUNDS } from './ground-ink.ts';
import type { Ground, Grounds } from './ground-ink.ts';
import type { Background } from './paper.ts';
import type { ThemeName } from './theme.ts';

// The background colours of boards. Those of one theme have almost the same luminance, so that a text colour is
// readable on all of them; `inkOn` adjusts the others.

/** The background colours for the territories of seats 0 to 7. */
type TerritoryColours = readonly [string, string, string, string, string, string, string, string];

/** How strong a territory's colour is on the unexplored hexes around that seat's home. */
const HOME_TERRITORY_STRENGTH = 0.5;

const DARK_PALETTE_INDICES = [94, 24, 22, 58, 52, 53, 17, 239] as const;
const LIGHT_PALETTE_INDICES = [223, 153, 158, 229, 216, 225, 189, 252] as const;

type OtherGrounds = Readonly<Record<Exclude<GroundName, `territory${number}` | `home${number}`>, Ground>>;

const DARK_GROUNDS: OtherGrounds = {
  power: { hex: '#3F3F3F', index: 241 },
  deep: { hex: '#191919', index: 234 },
  choice: { hex: '#234A2C', index: 23 },
  reach1: { hex: '#234A2C', index: 23 },
  reach2: { hex: '#1C3A23', index: 237 },
  reach3: { hex: '#152B1A', index: 236 },
  threat: { hex: '#6B0F12', index: 88 },
  cursor: { hex: '#5A4200', index: 136 },
};

const LIGHT_GROUNDS: OtherGrounds = {
  power: { hex: '#D0D0D0', index: 250 },
  deep: { hex: '#EDEDED', index: 255 },
  choice: { hex: '#A8E3B4', index: 151 },
  reach1: { hex: '#A8E3B4', index: 151 },
  reach2: { hex: '#C2EFCB', index: 157 },
  reach3: { hex: '#DAF4DE', index: 194 },
  threat: { hex: '#FFBFB8', index: 217 },
  cursor: { hex: '#F0C66B', index: 220 },
};

function groundsFrom(lands: TerritoryColours, paper: Background): Grounds {
  const indices = paper === 'dark' ? DARK_PALETTE_INDICES : LIGHT_PALETTE_INDICES;
  const grounds: Partial<Record<GroundName, Ground>> = { ...(paper === 'dark' ? DARK_GROUNDS : LIGHT_GROUNDS) };
  for (const name of GROUNDS) {
    const [, kind, number] = /^(territory|home)(\d)$/.exec(name) ?? [];
    const hex = lands[Number(number)];
    if (hex === undefined) continue;
    grounds[name] = {
      hex: kind === 'home' ? fainterColour(hex, HOME_TERRITORY_STRENGTH, paper) : hex,
      index: indices[Number(number)] ?? 0,
    };
  }
  return grounds;
}

const GROUNDS_ON_LIGHT = groundsFrom(
  ['#FEE1B5', '#D2E7FB', '#B0EFFB', '#FCE484', '#F8E1CF', '#F8DCFA', '#E6E2FB', '#E5E5E5'],
  'light',
);
const GROUNDS_ON_DARK = groundsFrom(
  ['#352406', '#062A3B', '#132B22', '#1E2B02', '#411D07', '#510135', '#01274C', '#272727'],
  'dark',
);

/** The background colours of each theme, for dark and for light terminals. */
const GROUNDS_OF_THEMES: Readonly<Record<ThemeName, Readonly<Record<Background, Grounds>>>> = {
  'okabe-ito': { dark: GROUNDS_ON_DARK, light: GROUNDS_ON_LIGHT },
  light: { dark: GROUNDS_ON_LIGHT, light: GROUNDS_ON_LIGHT },
  dark: onBothBackgrounds(
    groundsFrom(['#502104', '#05343E', '#163608', '#3D2C0F', '#600829', '#381F67', '#2D1C7B', '#2F2F2F'], 'dark'),
  ),
  'high-contrast': onBothBackgrounds(
    groundsFrom(['#3E1F00', '#0E2B2E', '#0E2D01', '#282813', '#500B0F', '#4C0541', '#261071', '#272727'], 'dark'),
  ),
  plain: onBothBackgrounds(NO_GROUNDS),
};

/** The same background colours for dark and light terminals, because the theme sets a fixed background. */
function onBothBackgrounds(grounds: Grounds): Readonly<Record<Background, Grounds>> {
  return { dark: grounds, light: grounds };
}

/** The background colours of a theme on a dark or light terminal. */
export function groundsOf(theme: ThemeName, background: Background): Grounds {
  return GROUNDS_OF_THEMES[theme][background];
}
