import { testShelter } from '../shared/shelter.ts';

testShelter('scientists', 'scientists-hideout');
