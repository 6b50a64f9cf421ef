export { greeting, startProgram } from './program.ts';
export { seedRows } from './seed/seed.ts';
export { readSettings } from './settings.ts';
export { type MockApi, startMockApi } from './mock-api.ts';
