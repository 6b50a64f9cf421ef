import { ClientStorage } from './client-storage.ts';

export abstract class ShortcutsStorage extends ClientStorage {}
