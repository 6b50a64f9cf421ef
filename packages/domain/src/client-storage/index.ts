export { ClientStorage } from './client-storage.ts';
export { KeysStorage } from './keys-storage.ts';
export { RecordStorage } from './record-storage.ts';
export { TabMemory } from './tab-memory.ts';
export { ThemeStorage } from './theme-storage.ts';
