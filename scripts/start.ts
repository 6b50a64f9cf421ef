import { buildWeb } from './build-web.ts';

await buildWeb();
await import('../apps/mock-api/src/main.ts');
