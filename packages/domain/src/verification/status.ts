/** Personal and company verification (specification 1, section 4): any value but the first three counts as verified. */
export type VerificationStatus = 'NOT_SUBMITTED' | 'SUBMITTED' | 'FAILED' | 'VERIFIED';

export function readVerificationStatus(text: string | undefined): VerificationStatus {
  if (text === undefined || text === '' || text === 'NOT_SUBMITTED') return 'NOT_SUBMITTED';
  return text === 'SUBMITTED' || text === 'FAILED' ? text : 'VERIFIED';
}
