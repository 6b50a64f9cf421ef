import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

/** Rights of a job beyond reading the sources. */
const granted: Readonly<Record<string, readonly string[]>> = {
  'release.yml': ['contents: write', 'id-token: write', 'attestations: write'],
  'security.yml': ['security-events: write'],
};

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

  it('runs commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    const fromMatrix = [...(/command: \[(.+)\]/.exec(text)?.[1] ?? '').matchAll(/'([\w:]+)'/g)].map(
      ([, name = '']) => name,
    );
    const own = [...text.matchAll(/(?<=\s)\.ci\/[\w-]+/g)].map(([path]) => path);
    expect([...named, ...fromMatrix].filter((name) => !(name in scripts))).toEqual([]);
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('pins actions to a commit, grants no further rights and keeps no credentials', () => {
    const actions = [...text.matchAll(/uses: (\S+ # \S+)/g)].map(([, action = '']) => action);
    expect(actions).toHaveLength(text.match(/uses:/g)?.length ?? 0);
    const pinned = /^(?:actions|github)\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
    const checkouts = text.match(/uses: actions\/checkout@.*\n +with:\n +persist-credentials: false\n/g);
    expect(checkouts).toHaveLength(actions.filter((action) => action.startsWith('actions/checkout@')).length);
    expect(text).toContain('permissions:\n  contents: read\n');
    expect(text.match(/[\w-]+: write(?:-all)?\b/g) ?? []).toEqual(granted[file] ?? []);
  });
});

it('the nightly workflow audits the packages of the lock file', () => {
  const nightly = readFileSync(join(folder, 'nightly.yml'), 'utf8');
  expect(nightly).toMatch(/schedule:\n +- cron:/);
  expect(nightly).toContain('run: npm audit --package-lock-only\n');
});

it('Dependabot waits as long as npm before it proposes a release of a package, an action or an image', () => {
  const [, days = ''] = /^min-release-age=(\d+)$/m.exec(readFileSync(join(root, '.npmrc'), 'utf8')) ?? [];
  const updates = readFileSync(join(root, '.github/dependabot.yml'), 'utf8').split('package-ecosystem: ').slice(1);
  expect(updates.map((update) => update.split('\n', 1)[0])).toEqual([
    'npm',
    'github-actions',
    'docker',
    'docker-compose',
  ]);
  expect(updates.filter((update) => !update.includes(`cooldown:\n      default-days: ${days}\n`))).toEqual([]);
});

describe.skipIf(process.platform === 'win32')('the notes of a release', () => {
  const notes = (tag: string) => spawnSync(join(root, '.ci/release-notes'), [tag], { encoding: 'utf8' });

  it('are the section of the changelog for the version of the packages', () => {
    const { status, stdout, stderr } = notes(`v${version}`);
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(stdout.trim());
    expect(stdout).not.toMatch(/^## /m);
  });

  it('are refused for a tag with another version', () => {
    const { status, stdout, stderr } = notes('v99.0.0');
    expect([status, stdout, stderr]).toEqual([1, '', 'package.json has another version than the tag v99.0.0.\n']);
  });
});
