import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The commit that an image is made of; empty where there is none, or there are changes besides. */
export function revision(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' }).stdout?.trim() ?? '';
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : '';
}
