import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { installForeignProject } from '../../scripts/foreign-project.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the package of the stand-in works in a foreign project, and its types do', async () => {
  const { folder, remove } = await installForeignProject('--omit=optional');
  onTestFinished(remove);
  // Not the settings of the run that this is a part of.
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env;
  for (const command of [['tsc'], ['vitest', 'run', 'client.test.ts', 'command.test.ts']]) {
    const { status, stdout, stderr } = spawnSync(command.join(' '), {
      cwd: folder,
      encoding: 'utf8',
      env,
      shell: true,
    });
    expect(`${stdout}${stderr}${status}`).toMatch(/(?:^|\D)0$/);
  }
}, 300_000);

it.each(['vitest', 'playwright'])('its fixtures for %s are those of the documents', (runner) => {
  const plain = (text: string) => text.replaceAll(/\s|,(?=\s*[\]})])/g, '');
  const snippets = [...read('docs/stand-in-package.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) =>
    plain(code),
  );
  expect(snippets).toContain(plain(read(`tests/foreign/${runner}-fixtures.ts`)));
});
