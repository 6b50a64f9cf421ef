import { ClientStorage } from './client-storage.ts';

/** Where a device keeps whether single characters act as shortcuts. */
export abstract class ShortcutsStorage extends ClientStorage {}
