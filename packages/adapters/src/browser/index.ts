export { LocalClientStorage } from './local-client-storage.ts';
