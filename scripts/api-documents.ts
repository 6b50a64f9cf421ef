import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocuments } from '@glo/mock-api/api-documents';
import { recordExchanges } from '@glo/mock-api/recording';

// Records the examples anew and writes the OpenAPI documents of both services to docs/api.
const root = join(import.meta.dirname, '..');
const examples = 'apps/mock-api/src/api-documents/exchanges.json';
const folder = join(root, 'docs/api');

const exchanges = await recordExchanges();
writeFileSync(join(root, examples), JSON.stringify(exchanges));
spawnSync('biome', ['format', '--write', examples], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(apiDocuments(exchanges))) {
  writeFileSync(join(folder, file), text);
  console.log(`docs/api/${file}`);
}
