import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { breaksSince, documentsOf, releasedFolder, withoutExamples } from '../../scripts/released-api.ts';

const root = join(import.meta.dirname, '../..');
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');

it('clients of the last release go on working, or CHANGELOG.md and the version say who does not', () => {
  expect(breaksSince(documentsOf(releasedFolder), changelog).missing).toEqual([]);
});

describe('npm run api -- --against', () => {
  /** A release that had a call more than today. */
  function anotherRelease(): string {
    const folder = mkdtempSync(join(tmpdir(), 'released-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of ['recruiter-api.json', 'candidate-service.json']) {
      const document = JSON.parse(readFileSync(join(releasedFolder, file), 'utf8'));
      if (file === 'recruiter-api.json') document.paths['/user/goodbye'] = { post: document.paths['/user/login'].post };
      writeFileSync(join(folder, file), JSON.stringify(document));
    }
    return folder;
  }

  it('names the call, and wants a note and a version for it', () => {
    const released = anotherRelease();
    const { status, stdout, stderr } = against(released);
    expect({ status, stdout }).toEqual({ status: 1, stdout: 'POST /user/goodbye: is gone\n' });
    expect(stderr).toContain('CHANGELOG.md does not name `POST /user/goodbye` under "### Breaking"');
    expect(stderr).toMatch(/Clients of [\d.]+ break: the version [\d.]+ has to say so\./);

    const noted = '# Changelog\n\n## Unreleased\n\n### Breaking\n\n- `POST /user/goodbye` is gone: log-in it is.\n';
    const next = documentsOf(releasedFolder).map((document) => ({
      ...document,
      info: { ...document.info, version: '1.0.0' },
    }));
    expect(breaksSince(documentsOf(released), noted, next).missing).toEqual([]);
  });

  it.each([
    ['nothing-of-that-name', 'There is no file, no folder and no tag "nothing-of-that-name" with recruiter-api.json.'],
    ['--output=x', "Option '--against' argument is ambiguous"],
    ['package.json', 'package.json is no OpenAPI document.'],
  ])('says about %s what it is not', (name, words) => {
    const { status, stderr } = against(name);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
  });

  const against = (name: string) =>
    spawnSync('node', ['scripts/api-documents.ts', '--against', name], { cwd: root, encoding: 'utf8' });
});

it('what is kept of a release has no examples and no descriptions, but the fields of that name', () => {
  const kept = JSON.stringify(documentsOf(releasedFolder));
  expect(kept).not.toMatch(/"examples?":/);
  expect(kept).not.toMatch(/"description":"/);
  expect(kept).toContain('"description":{');
  expect(withoutExamples([{ summary: 'x', type: 'string' }, null])).toEqual([{ type: 'string' }, null]);
});
