import { join } from 'node:path';

/** The program that tests start as a process. `npm test` bundles it into one file and sets MOCK_API_PROGRAM. */
export const mockApiProgram = process.env['MOCK_API_PROGRAM'] ?? join(import.meta.dirname, '../main.ts');
