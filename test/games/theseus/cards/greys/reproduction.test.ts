import { testReproduction } from '../shared/reproduction.ts';

testReproduction('greys', 'greys-soul-trap', 'greys-teleport');
