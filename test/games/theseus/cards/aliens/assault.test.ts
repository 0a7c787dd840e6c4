import { testAssault } from '../shared/assault.ts';

testAssault('aliens');
