export { greeting } from './greeting.ts';
export { startProgram } from './program.ts';
export { seedRows } from './seed/seed.ts';
export { readSettings } from './settings.ts';
export { type AppOptions, buildApp } from './app.ts';
export { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts';
