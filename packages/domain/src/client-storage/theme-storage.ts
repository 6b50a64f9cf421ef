import { ClientStorage } from './client-storage.ts';

/** Where a device keeps whether it wants to be light or dark. It outlives signing out: it is about the screen, not about the account. */
export abstract class ThemeStorage extends ClientStorage {}
