import { ClientStorage } from './client-storage.ts';

/** Private notes and stars, which survive signing out. */
export abstract class RecordStorage extends ClientStorage {}
