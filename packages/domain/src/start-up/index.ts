export { startUp } from './start-up-rule.ts';
export type { StartUp, StartUpDecision } from './start-up-rule.ts';
