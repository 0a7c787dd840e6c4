import { testReproduction } from '../shared/reproduction.ts';

testReproduction('aliens', 'aliens-tentacles', 'aliens-ventilation-shaft');
