export { BrowserClipboard } from './browser-clipboard.ts';
export { BrowserConnection } from './browser-connection.ts';
export { BrowserDownloads } from './browser-downloads.ts';
export { CookieClientStorage } from './cookie-client-storage.ts';
export { EmailSupportDesk } from './email-support-desk.ts';
export { GoogleIdentityServices } from './google-identity-services.ts';
export { LocalClientStorage } from './local-client-storage.ts';
export { SessionTabMemory } from './session-tab-memory.ts';
