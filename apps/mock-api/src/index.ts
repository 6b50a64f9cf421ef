export { greeting } from './program.ts';
export { startProgram } from './program.ts';
export { seedRows } from './seed/seed.ts';
export { readSettings } from './settings.ts';
export {
  type MockApi,
  type MockApi as StandIn,
  startMockApi,
  startMockApi as startStandIn,
} from './mock-api.ts';
