import { ClientStorage } from './client-storage.ts';

/** Stores if single-key shortcuts are enabled. */
export abstract class ShortcutsStorage extends ClientStorage {}
