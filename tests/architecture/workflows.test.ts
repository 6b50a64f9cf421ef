import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

  it('runs commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    const fromMatrix = [...(/command: \[(.+)\]/.exec(text)?.[1] ?? '').matchAll(/'([\w:]+)'/g)].map(
      ([, name = '']) => name,
    );
    const commands = [...named, ...fromMatrix];
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('pins actions to a commit, may only read and keeps no credentials', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const checkouts = text.match(/uses: actions\/checkout@.*\n +with:\n +persist-credentials: false\n/g);
    expect(checkouts).toHaveLength(actions.filter((action) => action.startsWith('actions/checkout@')).length);
    expect(text).toContain('permissions:\n  contents: read\n');
  });
});

it('the nightly workflow audits the packages of the lock file', () => {
  const nightly = readFileSync(join(folder, 'nightly.yml'), 'utf8');
  expect(nightly).toMatch(/schedule:\n +- cron:/);
  expect(nightly).toContain('run: npm audit --package-lock-only\n');
});
