import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { copiedFromContext, isIgnored, readDockerfile } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const text = readDockerfile();

describe('the Dockerfile', () => {
  it('copies every workspace, and only files that exist and are not ignored', () => {
    const copied = copiedFromContext();
    expect(copied).toEqual(expect.arrayContaining(manifest.workspaces.map((folder) => `${folder}/package.json`)));
    expect(copied.filter((path) => !existsSync(join(root, path)) || isIgnored(path))).toEqual([]);
  });

  it('starts from exact versions and the Node of package.json', () => {
    const images = [...text.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual([
      `node:${manifest.devDependencies.node}-slim`,
      expect.stringMatching(/^nginx:\d+\.\d+\.\d+-alpine-slim$/),
    ]);
  });

  it('runs scripts that exist', () => {
    const scripts = [...text.matchAll(/node (\S+\.ts)|"node", "(\S+\.ts)"/g)].map(
      ([, run, entry]) => run ?? entry ?? '',
    );
    expect(scripts).toHaveLength(3);
    expect(scripts.filter((script) => !existsSync(join(root, script)))).toEqual([]);
  });

  it('runs both images as a user without rights', () => {
    expect([...text.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)).toEqual(['nginx', 'node']);
  });
});

it.each([
  '.git/config',
  '.npmrc',
  '.env',
  'apps/web/.env.local',
  '.data/data.db',
  'apps/mock-api/.data/keys',
  'node_modules/vite/index.js',
  'apps/web/node_modules/x/index.js',
  'apps/web/dist/index.html',
  'apps/mock-api/src/settings.test.ts',
  'docs/container.md',
  'notes.txt',
])('.dockerignore excludes %s', (path) => {
  expect(isIgnored(path)).toBe(true);
});
