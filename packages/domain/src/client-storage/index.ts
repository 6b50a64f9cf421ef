export { ClientStorage } from './client-storage.ts';
export { RecordStorage } from './record-storage.ts';
export { TabMemory } from './tab-memory.ts';
