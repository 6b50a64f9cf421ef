export { ClientStorage } from './client-storage.ts';
