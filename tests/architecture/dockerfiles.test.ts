import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { lastStage } from '../../scripts/container/last-stage.ts';
import { copiedBy, dockerfiles, isKeptOut, readDockerfile, stagesOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');

describe.each(dockerfiles)('%s', (path) => {
  const text = readDockerfile(path);
  const [build = ''] = stagesOf(text);

  it('builds from what there is and .dockerignore lets in, with every workspace', () => {
    const copied = copiedBy(build);
    expect(copied).toEqual(expect.arrayContaining(manifest.workspaces.map((folder) => `${folder}/package.json`)));
    expect(copied.filter((each) => !existsSync(join(root, each)) || isKeptOut(each))).toEqual([]);
  });

  it('runs a script that there is', () => {
    const [, script = ''] = /^RUN node (\S+)/m.exec(build) ?? [];
    expect(script).not.toBe('');
    expect(existsSync(join(root, script))).toBe(true);
  });

  it('has a last stage that npm run container builds by itself: it runs nothing, and takes what was built from here', () => {
    const alone = lastStage(text);
    expect(alone).not.toMatch(/^RUN |--from/m);
    const copied = stagesOf(alone).flatMap(copiedBy);
    expect(copied.length).toBeGreaterThan(0);
    for (const each of copied)
      expect([each, isKeptOut(each)]).toEqual([expect.stringMatching(/^dist\/container/), false]);
  });

  it('names what it is as package.json does', () => {
    const labels = [...text.matchAll(/org\.opencontainers\.image\.(\w+)="(.*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(labels)).toEqual({
      title: 'Glo Recruiter',
      description: manifest.description,
      version: manifest.version,
      licenses: manifest.license,
      revision: '${REVISION}',
    });
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
  'docs/container.md',
  'notes.txt',
])('%s stays out of an image', (path) => {
  expect(isKeptOut(path)).toBe(true);
});
