import { join } from 'node:path';
import { createServer } from 'vite';

// The stand-in, with Vite and hot reload in front of it.
await import('../apps/mock-api/src/main.ts');
process.env['BACKEND'] ??= `http://127.0.0.1:${process.env['PORT'] || 4000}`;
const server = await createServer({ configFile: join(import.meta.dirname, '../apps/web/vite.config.ts') });
await server.listen();
server.printUrls();
