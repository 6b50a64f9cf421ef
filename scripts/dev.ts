import { join } from 'node:path';
import { greeting, startProgram } from '@glo/mock-api';
import { createServer } from 'vite';
import { buildPages } from './build-web.ts';

await buildPages();
const { mockApi, settings } = await startProgram();
process.env['BACKEND'] ??= mockApi.url;
const server = await createServer({ configFile: join(import.meta.dirname, '../apps/web/vite.config.ts') });
await server.listen();
const [url = mockApi.url] = server.resolvedUrls?.local ?? [];
process.stdout.write(await greeting(url.replace(/\/$/, ''), mockApi, settings));
