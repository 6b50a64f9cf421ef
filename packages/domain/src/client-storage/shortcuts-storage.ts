import { ClientStorage } from './client-storage.ts';

/** Whether single-key shortcuts are enabled. */
export abstract class ShortcutsStorage extends ClientStorage {}
