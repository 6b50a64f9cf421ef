/** One script for all files and the printed list, because they share most of their code. */
export { takeAnswers } from './answers-import.ts';
export { copyingEmails } from './copying-emails.ts';
export { exportCsv } from './csv-export.ts';
export { PrintedList } from './print/PrintedList.tsx';
export { ShareDialog } from './share/ShareDialog.tsx';
export { beginSharing } from './share/sharing.ts';
