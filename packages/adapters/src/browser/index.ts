export { BrowserClipboard } from './browser-clipboard.ts';
export { LocalClientStorage } from './local-client-storage.ts';
export { SessionTabMemory } from './session-tab-memory.ts';
