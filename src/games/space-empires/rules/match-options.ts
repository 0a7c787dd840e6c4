import * as v from 'valibot';
import type { Choices, Chosen, OptionFacts } from '../../../kernel/match/game.ts';
import { parseOptions, yesOrNo, yesOrNoChoice } from '../../../kernel/match/options.ts';
import { Refusal } from '../../../kernel/match/refusal.ts';
import { createFormatter } from '../../../kernel/words/format.ts';
import { hasAreas, hasMarkedWorlds, isEpic, isRandom, isTeamGame, PLAYED_IDS, scenarioOf } from '../data/scenarios.ts';
import { EPIC, SCENARIO_IDS, SCENARIOS } from '../data/scenarios.ts';
import type { PlayedScenario, PlayedId } from '../data/scenarios.ts';
import { DIFFICULTIES, MACHINE_DIFFICULTIES } from '../data/solo/schedules.ts';
import { RULE_SETS } from '../data/technologies.ts';
import { ALLIANCES, OPTIONAL_RULES, PARTNERS, PRICE_LISTS, VARIANTS, VICTORIES } from '../state/options.ts';
import type { MatchOptions } from '../state/options.ts';
import { texts } from '../text/languages.ts';
import { say } from '../text/say.ts';
import { EPIC_SEATS, MAP_CHOICES, mapChoices, readMaps } from './epic-options.ts';
import { ALIEN_DIFFICULTY_CHOICE, DIFFICULTY_CHOICE, machineDifficultyChoice } from './solo-options.ts';
import { readTeams, TEAM_CHOICES, teamChoices } from './team-options.ts';

type Toggle = (typeof RULE_SETS)[number] | (typeof OPTIONAL_RULES)[number] | (typeof VARIANTS)[number];

const toggleChoice = (
  id: Toggle | 'quickStart' | 'strictRetreat' | 'printedFirst' | 'chosenAreas' | 'worldsAnywhere',
) => yesOrNoChoice(id, { whole: say(`options.${id}`), no: say('options.no'), yes: say('options.yes') });

/** A yes-or-no option whose default is yes. */
const yesByDefault = (id: 'counterLimits' | 'carryLimit' | 'machineScanner'): OptionFacts => ({
  id,
  words: say(`options.${id}`),
  values: [
    { id: 'yes', words: say('options.yes') },
    { id: 'no', words: say('options.no') },
  ],
});

const scenarioChoice = (ids: readonly PlayedId[]): OptionFacts => ({
  id: 'scenario',
  isCounted: true,
  words: say('options.scenario'),
  values: ids.map(id => ({ id, words: say(`scenario.${id}`) })),
});

const victoryChoice: OptionFacts = {
  id: 'victory',
  words: say('options.victory'),
  values: VICTORIES.map(id => ({ id, words: say(`options.victory.${id}`) })),
};

const machinesChoice: OptionFacts = {
  id: 'machines',
  words: say('options.machines'),
  values: [
    { id: '0', words: say('options.machines.none') },
    ...['1', '2', '3'].map(id => ({ id, words: say('options.number', { count: Number(id) }) })),
  ],
};

const MOST_CYCLES = 200;
const MOST_SEATS = 8;
const formatEnglish = createFormatter(texts.en, []);

/** The option for the number of warp points with each number on each board (SE-23.3). */
const warpsChoice: OptionFacts = {
  id: 'warps',
  words: say('options.warps'),
  values: ['3', '2', '1'].map(id => ({ id, words: say('options.number', { count: Number(id) }) })),
};

/**
 * The variants that are possible with the chosen rules: the shipbuilding requirement needs carriers or Raiders
 * (SE-24.2).
 */
function variantsFor(isChosen: (id: (typeof RULE_SETS)[number]) => boolean): readonly (typeof VARIANTS)[number][] {
  return VARIANTS.filter(id => id !== 'shipbuilding' || isChosen('carriers') || isChosen('raiders'));
}

const commonChoices = (variants: readonly (typeof VARIANTS)[number][]): readonly OptionFacts[] => [
  ...RULE_SETS.map(toggleChoice),
  ...OPTIONAL_RULES.map(toggleChoice),
  ...variants.map(toggleChoice),
  {
    id: 'prices',
    words: say('options.prices'),
    values: PRICE_LISTS.map(id => ({ id, words: say(`options.prices.${id}`) })),
  },
  {
    id: 'aliensPerPlanet',
    words: say('options.aliensPerPlanet'),
    values: ['4', '3'].map(id => ({ id, words: say('options.number', { count: Number(id) }) })),
  },
  machinesChoice,
  yesByDefault('machineScanner'),
  toggleChoice('strictRetreat'),
  yesByDefault('counterLimits'),
  yesByDefault('carryLimit'),
  {
    id: 'cycles',
    words: say('options.cycles'),
    values: [{ id: '0', words: say('options.cycles.none') }],
    numbers: { min: 0, max: MOST_CYCLES },
  },
];

/** The options that are not available against alien empires (SE-26.1.2). */
const NOT_AGAINST_ALIENS = ['warpPoints', 'gearingLimits', 'unpredictableResearch'] as const;

/** The options that are not available in any solo game (SE-25.2, SE-25.10). */
const NEVER_SOLO = ['quickStart', 'aliens', 'shipbuilding'] as const;

/** The common match options that a solo game does not have (SE-25.10). */
const NOT_IN_SOLO = [...NEVER_SOLO, 'aliensPerPlanet', 'machines', 'machineScanner'];
const soloChoices = commonChoices(VARIANTS).filter(({ id }) => !NOT_IN_SOLO.includes(id));

/** All options that a match can have, each with its default first. */
export const CHOICES: readonly OptionFacts[] = [
  scenarioChoice(PLAYED_IDS),
  ...MAP_CHOICES,
  DIFFICULTY_CHOICE,
  toggleChoice('printedFirst'),
  victoryChoice,
  toggleChoice('chosenAreas'),
  toggleChoice('worldsAnywhere'),
  toggleChoice('quickStart'),
  ...TEAM_CHOICES,
  warpsChoice,
  ...commonChoices(VARIANTS),
];

/**
 * The options for a number of seats. Each scenario has a fixed number of seats; random maps have no quick start; two
 * seats always play for the homeworld (SE-19.4, SE-24.1).
 */
export function choicesFor({ seats, values }: Chosen): Choices {
  const namedScenarios = SCENARIO_IDS.filter(id => SCENARIOS[id].seats === seats);
  const fittingScenarios: readonly PlayedId[] = EPIC_SEATS.includes(seats) ? [...namedScenarios, EPIC] : namedScenarios;
  const scenario = fittingScenarios.find(id => id === values.scenario) ?? fittingScenarios[0] ?? '2p-small';
  const maps = scenario === EPIC ? mapChoices(seats, values) : null;
  const played: PlayedScenario = { scenario, ...(maps === null ? {} : { maps: maps.chosen }) };
  const { solo } = scenarioOf(played);
  if (solo !== null) {
    const isAgainstAliens = solo === 'aliens';
    const hasPrintedFirst = scenario === 'solo-machines-large' && values.difficulty === 'good-luck';
    return {
      seats: { min: 1, max: MOST_SEATS },
      choices: [
        scenarioChoice(fittingScenarios),
        isAgainstAliens ? ALIEN_DIFFICULTY_CHOICE : machineDifficultyChoice(scenario),
        ...(hasPrintedFirst ? [toggleChoice('printedFirst')] : []),
        ...soloChoices.filter(({ id }) => !isAgainstAliens || !NOT_AGAINST_ALIENS.some(one => one === id)),
      ],
      seatChoices: [],
    };
  }
  return {
    seats: { min: 1, max: MOST_SEATS },
    choices: [
      scenarioChoice(fittingScenarios),
      ...(maps?.choices ?? []),
      ...(seats > 2 && !isTeamGame(scenario) ? [victoryChoice] : []),
      ...teamChoices(played),
      ...(hasAreas(played) ? [toggleChoice('chosenAreas')] : []),
      ...(hasMarkedWorlds(played) ? [toggleChoice('worldsAnywhere')] : []),
      ...(isRandom(played) ? [] : [toggleChoice('quickStart')]),
      ...(isEpic(played) ? [warpsChoice] : []),
      ...commonChoices(variantsFor(id => values[id] === 'yes')),
    ],
    seatChoices: [],
  };
}

const yesOrNoValue = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['no', 'yes']),
      v.transform(answer => answer === 'yes'),
    ),
  ]),
  true,
);

const numberOption = (min: number, max: number, usual: number) =>
  v.optional(
    v.pipe(
      v.union([
        v.number(),
        v.pipe(
          v.string(),
          v.regex(/^\d{1,3}$/),
          v.transform(text => Number(text)),
        ),
      ]),
      v.number(),
      v.integer(),
      v.minValue(min),
      v.maxValue(max),
    ),
    usual,
  );

const schema = v.strictObject({
  scenario: v.optional(v.picklist(PLAYED_IDS)),
  firstMap: v.optional(v.string()),
  secondMap: v.optional(v.string()),
  difficulty: v.optional(v.picklist(DIFFICULTIES)),
  printedFirst: yesOrNo,
  victory: v.optional(v.picklist(VICTORIES)),
  partners: v.optional(v.picklist(PARTNERS)),
  alliance: v.optional(v.picklist(ALLIANCES)),
  pairs: yesOrNo,
  chosenAreas: yesOrNo,
  worldsAnywhere: yesOrNo,
  quickStart: yesOrNo,
  carriers: yesOrNo,
  raiders: yesOrNo,
  mines: yesOrNo,
  pipelines: yesOrNo,
  aliens: yesOrNo,
  instantUpgrade: yesOrNo,
  slingshot: yesOrNo,
  warpPoints: yesOrNo,
  gearingLimits: yesOrNo,
  unpredictableResearch: yesOrNo,
  shipbuilding: yesOrNo,
  lowMaintenance: yesOrNo,
  heavyTerrain: yesOrNo,
  warps: numberOption(1, 3, 3),
  prices: v.optional(v.picklist(PRICE_LISTS), 'usual'),
  aliensPerPlanet: numberOption(3, 4, 4),
  machines: numberOption(0, 3, 0),
  machineScanner: yesOrNoValue,
  strictRetreat: yesOrNo,
  counterLimits: yesOrNoValue,
  carryLimit: yesOrNoValue,
  cycles: numberOption(0, MOST_CYCLES, 0),
});

/**
 * Reads the options of a match. Throws `Refusal` ('bad-options') for an unknown option or value, or if options
 * contradict each other.
 */
export function readOptions(input: unknown, seats: readonly unknown[]): MatchOptions {
  const givenOptions = parseOptions(schema, input);
  const scenario = givenOptions.scenario ?? SCENARIO_IDS.find(id => SCENARIOS[id].seats === seats.length) ?? '2p-small';
  const maps = readMaps(scenario, givenOptions, seats.length);
  if (maps !== null && 'key' in maps) throw new Refusal('bad-options', maps, { english: formatEnglish });
  const played: PlayedScenario = { scenario, ...(maps === null ? {} : { maps }) };
  const { seats: needed, solo } = scenarioOf(played);
  if (needed !== seats.length) {
    const params = { scenario: say(`scenario.${scenario}`), needed, seats: seats.length };
    throw new Refusal('bad-options', say('options.wrong-seats', params), { english: formatEnglish });
  }
  const isSolo = solo !== null;
  if (
    isSolo
      ? NEVER_SOLO.some(id => givenOptions[id]) || givenOptions.machines > 0
      : givenOptions.difficulty !== undefined || givenOptions.printedFirst
  ) {
    throw new Refusal('bad-options', say(isSolo ? 'options.not-alone' : 'options.alone-only'), {
      english: formatEnglish,
    });
  }
  const { difficulty = 'easy', printedFirst } = givenOptions;
  if (solo === 'machines' && !MACHINE_DIFFICULTIES.some(one => one === difficulty)) {
    throw new Refusal('bad-options', say('options.no-difficulty'), { english: formatEnglish });
  }
  if (solo === 'aliens' && NOT_AGAINST_ALIENS.some(id => givenOptions[id])) {
    throw new Refusal('bad-options', say('options.not-against-aliens'), { english: formatEnglish });
  }
  if (printedFirst && (scenario !== 'solo-machines-large' || difficulty !== 'good-luck')) {
    throw new Refusal('bad-options', say('options.no-printed-first'), { english: formatEnglish });
  }
  if (givenOptions.quickStart && isRandom(played)) {
    throw new Refusal('bad-options', say('options.no-quick-start'), { english: formatEnglish });
  }
  if ((givenOptions.chosenAreas && !hasAreas(played)) || (givenOptions.worldsAnywhere && !hasMarkedWorlds(played))) {
    throw new Refusal('bad-options', say('options.no-areas'), { english: formatEnglish });
  }
  const teams = readTeams(played, givenOptions);
  if ('key' in teams) throw new Refusal('bad-options', teams, { english: formatEnglish });
  if (seats.length <= 2 && teams.victory !== 'first') {
    throw new Refusal('bad-options', say('options.no-victory'), { english: formatEnglish });
  }
  if (givenOptions.shipbuilding && !variantsFor(id => givenOptions[id]).includes('shipbuilding')) {
    throw new Refusal('bad-options', say('options.no-shipbuilding'), { english: formatEnglish });
  }
  return {
    ...played,
    victory: teams.victory,
    chosenAreas: givenOptions.chosenAreas,
    worldsAnywhere: givenOptions.worldsAnywhere,
    sets: RULE_SETS.filter(id => givenOptions[id]),
    optional: OPTIONAL_RULES.filter(id => givenOptions[id]),
    quickStart: givenOptions.quickStart,
    variants: VARIANTS.filter(id => givenOptions[id]),
    warps: givenOptions.warps,
    partners: teams.partners,
    alliance: teams.alliance,
    prices: givenOptions.prices,
    strictRetreat: givenOptions.strictRetreat,
    counterLimits: givenOptions.counterLimits,
    carryLimit: givenOptions.carryLimit,
    aliensPerPlanet: givenOptions.aliensPerPlanet,
    machines: givenOptions.machines,
    machineScanner: givenOptions.machineScanner,
    cycles: givenOptions.cycles,
    ...(isSolo ? { solo: { difficulty, printedFirst } } : {}),
  };
}
