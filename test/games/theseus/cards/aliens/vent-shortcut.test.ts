import { testShortcut } from '../shared/shortcut.ts';

testShortcut('aliens', 'aliens-vent-shortcut');
