import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export function scriptsOfPage(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file),
  );
}

export function scriptsOfModule(manifest: Manifest, name: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The build has no module ${key}. Run "npm run build".`);
    if (seen.has(key)) return;
    seen.add(key);
    if (entry.file.endsWith('.js')) files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(name);
  return files;
}

export function weigh(dist: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return bytes;
}
