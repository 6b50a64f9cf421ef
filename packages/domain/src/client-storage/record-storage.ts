import { ClientStorage } from './client-storage.ts';

/** Where a device keeps what a recruiter recorded for themselves, apart from the state that signing out clears. */
export abstract class RecordStorage extends ClientStorage {}
