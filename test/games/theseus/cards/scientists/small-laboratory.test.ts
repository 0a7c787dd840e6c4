import { testGainsUpgrade } from '../shared/gains-upgrade.ts';

testGainsUpgrade('scientists', 'aliens', 'scientists-small-laboratory');
