import { testReproduction } from '../shared/reproduction.ts';

testReproduction('marines', 'marines-fire', 'marines-barricade');
