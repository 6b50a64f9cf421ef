import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildPages } from './build-web.ts';
import { bundlePackage } from './container/bundle-server.ts';
import { npm } from './npm.ts';

// `npm run package`: the stand-in as a package that installs with npm alone.
const root = join(import.meta.dirname, '..');
const sources = join(root, 'apps/mock-api');
const folder = join(root, 'dist/stand-in');

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Writes the tarball; returns its path. */
export async function makePackage(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await buildPages();
  await bundlePackage(join(folder, 'dist'));
  cpSync(join(sources, 'dist'), join(folder, 'dist/pages'), {
    recursive: true,
    filter: (path) => !path.endsWith('.sources'),
  });
  cpSync(join(sources, 'src/package/bin'), join(folder, 'bin'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyDocument('stand-in-package.md', 'README.md');
  copyDocument('mock-control.md', 'mock-control.md');
  renameSync(join(folder, 'dist/licenses.md'), join(folder, 'THIRD-PARTY-LICENSES.md'));
  declareTypes();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const packing = npm(['pack', folder, '--json', '--pack-destination', join(root, 'dist')], root);
  const [packed] = JSON.parse(packing) as { filename: string }[];
  return join(root, 'dist', packed?.filename ?? '');
}

function manifest() {
  const { devDependencies } = read('package.json');
  const { version, license } = read('apps/mock-api/package.json');
  return {
    name: '@glo/stand-in',
    version,
    description:
      'The backend that recruiter applications are developed and tested against: real rules, worlds, faults, a clock and a mailbox.',
    license,
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'glo-stand-in': 'bin/glo-stand-in.mjs' },
    exports: { '.': { types: './types/index.d.ts', default: './dist/index.mjs' } },
    files: ['bin', 'dist', 'types', 'mock-control.md', 'THIRD-PARTY-LICENSES.md'],
    // For an older Node; who has a newer one can leave it out (--omit=optional).
    optionalDependencies: { node: devDependencies['node'] },
  };
}

/** Without links to what only the repository has. */
function copyDocument(from: string, to: string): void {
  const text = readFileSync(join(root, 'docs', from), 'utf8');
  writeFileSync(join(folder, to), text.replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1'));
}

/** The compiler declares everything that the entry reaches; what the server is made of is no part of the package's types. */
function declareTypes(): void {
  const all = join(folder, 'all-types');
  const { status, stdout } = spawnSync(
    'tsc',
    ['--project', join(sources, 'src/package/tsconfig.json'), '--outDir', all],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`The types could not be declared:\n${stdout}`);
  const types = join(folder, 'types');
  cpSync(join(all, 'apps/mock-api/src/package'), types, {
    recursive: true,
    filter: (path) => !/[\\/](server|command)\.d\.ts$/.test(path),
  });
  rmSync(all, { recursive: true });
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

if (import.meta.main) console.log(`The package is there: npm install ${relative(process.cwd(), await makePackage())}`);
