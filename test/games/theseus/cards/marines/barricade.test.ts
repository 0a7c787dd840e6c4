import { testShelter } from '../shared/shelter.ts';

testShelter('marines', 'marines-barricade');
