export * from './builders.ts';
export * from './fake-accounts.ts';
export * from './onboarding.ts';
