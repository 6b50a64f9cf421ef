import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** What an image says of itself, by the names of the OCI image specification; the commit where there is one, and no other change. */
export function labels(): Readonly<Record<string, string>> {
  const { version, description, license: licenses } = manifest;
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' }).stdout?.trim() ?? '';
  const isCommit = git('status', '--porcelain') === '';
  const revision = isCommit ? git('rev-parse', 'HEAD') : '';
  return { title: 'Glo Recruiter', description, version, licenses, ...(revision !== '' && { revision }) };
}
