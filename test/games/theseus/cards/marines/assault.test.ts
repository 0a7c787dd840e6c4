import { testAssault } from '../shared/assault.ts';

testAssault('marines');
