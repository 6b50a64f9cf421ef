export * from './builders.ts';
export * from './fake-accounts.ts';
export * from './jobs.ts';
export * from './onboarding.ts';
export * from './folders.ts';
export * from './hiring.ts';
export * from './scripted-port.ts';
export * from './verification.ts';
