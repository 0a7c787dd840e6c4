import { testReproduction } from '../shared/reproduction.ts';

testReproduction('scientists', 'scientists-archive', 'scientists-hideout');
