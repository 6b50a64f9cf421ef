import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const readDockerfile = () => readFileSync(join(root, 'Dockerfile'), 'utf8');

export const copiedFromContext = (): string[] =>
  [...readDockerfile().matchAll(/^COPY ((?!--from).+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));

/** Applies .dockerignore to a path. The last pattern that matches the path or one of its folders decides. */
export function isIgnored(path: string): boolean {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = patterns.findLast((pattern) => asRegExp(pattern.replace(/^!/, '')).test(path));
  return last !== undefined && !last.startsWith('!');
}

function asRegExp(pattern: string): RegExp {
  const parts = pattern.split('**/').map((part) => part.replaceAll('.', '[.]').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('(?:.*/)?')}(?:/|$)`);
}
