export { readVerificationStatus } from './status.ts';
export type { VerificationStatus } from './status.ts';
