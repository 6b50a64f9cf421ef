import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns the paths that differ from a commit, with new files and without deleted ones. */
export function changedFiles(commit = 'HEAD'): string[] {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Returns the paths that the remote does not have yet, or the uncommitted ones if there is no remote. */
export function unpushedFiles(): string[] {
  const [base = 'HEAD'] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  return changedFiles(base);
}
