import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the sibling folders below `root`, at any depth, that import each other, with those imports. Type imports
 * count. Tests and their helpers do not. The files in `root` form the folder '.'.
 */
export function twoWayFolders(root: string): Map<string, readonly Import[]> {
  const imports = filesBelow(root).flatMap((file) => importsOf(root, file));
  const ways = Map.groupBy(imports, ({ from, to }) => foldersBetween(from, to).join(' → '));
  const found = new Map<string, readonly Import[]>();
  for (const [way, there] of ways) {
    const [one = '', other = ''] = way.split(' → ');
    const back = ways.get(`${other} → ${one}`);
    if (one < other && back !== undefined) found.set(`${one} ⇄ ${other}`, [...there, ...back]);
  }
  return found;
}

/** Returns the sibling folders that contain the files, or empty strings if one folder contains the other. */
function foldersBetween(from: string, to: string): [string, string] {
  const [there, back] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = there.findIndex((name, n) => name !== back[n]);
  if (depth < 0 || depth === back.length) return ['', ''];
  return [there.slice(0, depth + 1).join('/'), back.slice(0, depth + 1).join('/')];
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file),
  );
}

function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const named = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]/g);
  return [...named].map(([, path = '']) => ({ from: file, to: posix.join(dirname(file), path) }));
}
