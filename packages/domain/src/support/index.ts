export { SupportDesk } from './support-desk.ts';
export type { SupportLetter } from './support-desk.ts';
export { letterFor, replyPromise } from './support-report.ts';
export type { ReportSubject } from './support-report.ts';
