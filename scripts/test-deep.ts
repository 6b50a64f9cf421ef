import { runInFull } from './run-in-full.ts';

runInFull(['tests/faults']);
