export { apiDocuments } from './documents.ts';
export { recordExchanges } from './recording/record.ts';
