export { Api } from './api.ts';
export type { ApiOptions } from './api.ts';
