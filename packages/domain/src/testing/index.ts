export * from './builders.ts';
export * from './onboarding.ts';
