export { longDate, monthsFromTo } from './dates.ts';
export { serverFailureId, someErrorOccurred } from './messages.ts';
export type { AccountId, CompanyId, DetailsId, JobId, StudentId } from './ids.ts';
export { safeLink } from './links.ts';
export { failure, success } from './outcome.ts';
export type { Failed, Failure, Outcome } from './outcome.ts';
export type { StopSignal } from './stop-signal.ts';
export { cut, firstWord, textMaximum } from './text.ts';
