export { type BreakingChange, breakingChanges } from './breaking-changes.ts';
export { isBreakingStep, unnoted } from './changelog.ts';
export type { ApiDocument } from './schema.ts';
