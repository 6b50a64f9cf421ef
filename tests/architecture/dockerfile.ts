import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const dockerfiles = ['Dockerfile', 'apps/web/server/Dockerfile'] as const;

export const readDockerfile = (path: string) => readFileSync(join(root, path), 'utf8');

/** The stages, each without its FROM, lines that go on put together. */
export const stagesOf = (dockerfile: string): string[] =>
  dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split(/^FROM .+\n/m)
    .slice(1);

/** What a stage copies from the folder that is built from. */
export const copiedBy = (stage: string): string[] =>
  [...stage.matchAll(/^COPY ((?!--from).+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.replaceAll(/--\S+ /g, '').split(' '),
  );

/** Whether .dockerignore keeps a path from Docker: of the patterns that match it, or a folder above it, the last one counts. */
export function isKeptOut(path: string): boolean {
  const patterns = readDockerfile('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = patterns.findLast((pattern) => asRegExp(pattern.replace(/^!/, '')).test(path));
  return last !== undefined && !last.startsWith('!');
}

function asRegExp(pattern: string): RegExp {
  const parts = pattern.split('**/').map((part) => part.replaceAll('.', '[.]').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('(?:.*/)?')}(?:/|$)`);
}
