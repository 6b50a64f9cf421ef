export { BrowserClipboard } from './browser-clipboard.ts';
export { LocalClientStorage } from './local-client-storage.ts';
