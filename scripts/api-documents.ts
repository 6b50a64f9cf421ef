import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiDocuments } from '@glo/mock-api/api-documents';
import { recordExchanges } from '@glo/mock-api/recording';
import { breaksSince, documentsOf, releasedFolder, withoutExamples } from './released-api.ts';

// `npm run api`: records the examples anew and writes the OpenAPI documents of both services to docs/api. With `--against` a tag, a folder or
// a file it writes nothing and says what breaks a client of those; with `--release` it keeps today's as those of the version that goes out.
const root = join(import.meta.dirname, '..');
const examples = 'apps/mock-api/src/api-documents/exchanges.json';
const folder = join(root, 'docs/api');

try {
  const { against, release } = parseArgs({
    options: { against: { type: 'string' }, release: { type: 'boolean', default: false } },
  }).values;
  if (against !== undefined) compareWith(against);
  else if (release) keepAsReleased();
  else await write();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function write(): Promise<void> {
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
}

/** Ends with 1 when a client breaks and CHANGELOG.md does not say so. */
function compareWith(name: string): void {
  const { changes, missing } = breaksSince(documentsOf(name), readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  for (const { call, change } of changes) console.log(`${call}: ${change}`);
  if (changes.length === 0) console.log(`Whoever was written for ${name} goes on working.`);
  for (const sentence of missing) console.error(sentence);
  if (missing.length > 0) process.exitCode = 1;
}

function keepAsReleased(): void {
  mkdirSync(releasedFolder, { recursive: true });
  for (const [file, text] of Object.entries(apiDocuments())) {
    writeFileSync(join(releasedFolder, file), `${JSON.stringify(withoutExamples(JSON.parse(text)), null, 2)}\n`);
    console.log(`docs/api/released/${file}`);
  }
}
