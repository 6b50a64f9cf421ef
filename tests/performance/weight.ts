import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One entry of the build's manifest. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts that start together with these modules: they and what they import statically. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`The build has no module ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    if (entry.file.endsWith('.js')) files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

/** Bytes over the wire, gzipped. */
export function weigh(dist: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return bytes;
}
