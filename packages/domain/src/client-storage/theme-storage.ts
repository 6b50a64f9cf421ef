import { ClientStorage } from './client-storage.ts';

/** The theme, which survives signing out because it belongs to the device. */
export abstract class ThemeStorage extends ClientStorage {}
