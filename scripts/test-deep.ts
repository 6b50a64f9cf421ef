import { runInFull } from './run-in-full.ts';

// Every fault.
runInFull(['tests/faults'], ['tests/e2e/every-route-']);
