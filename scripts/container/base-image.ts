import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { docker } from './docker.ts';

const nginx = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Makes a base image out of the Node that runs this and what of the system it needs, for where no registry can be reached; on demand with
 * the nginx of this system. Returns the image's name. Linux only; it takes no special user, since the archive says who owns what.
 * Certificates are Node's own.
 */
export function makeBaseImage(further: 'nginx' | null = null): string {
  const name = `${further === null ? 'glo-node' : 'glo-node-nginx'}:${process.versions.node}`;
  const others = further === null ? [] : [nginx, brotli];
  if (!others.every((path) => existsSync(path))) {
    throw new Error('nginx is missing. Install it: apt-get install nginx-light libnginx-mod-http-brotli-static');
  }
  const folder = mkdtempSync(join(tmpdir(), 'base-image-'));
  try {
    const tree = join(folder, 'tree');
    place(tree, '/usr/local/bin/node', process.execPath);
    chmodSync(join(tree, '/usr/local/bin/node'), 0o755);
    for (const file of others) place(tree, file, file);
    const libraries = [...librariesOfNode(), ...others.flatMap(librariesOf)];
    for (const library of libraries) place(tree, library, library);
    write(tree, '/etc/passwd', 'root:x:0:0:root:/root:/sbin/nologin\nnode:x:1000:1000:node:/tmp:/sbin/nologin\n');
    write(tree, '/etc/group', 'root:x:0:\nnode:x:1000:\n');
    write(tree, '/etc/nsswitch.conf', 'hosts: files dns\n');
    mkdirSync(join(tree, 'tmp'));
    chmodSync(join(tree, 'tmp'), 0o1777);
    const archive = join(folder, 'base.tar');
    const ownedByRoot = ['--owner=0', '--group=0', '--numeric-owner'];
    execFileSync('tar', ['--create', '--file', archive, '--directory', tree, ...ownedByRoot, '.'], {
      stdio: 'inherit',
    });
    docker(['import', archive, name]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return name;
}

/** Where the shared libraries lie that Node needs, its loader among them, as a Node without any package reports them. */
function librariesOfNode(): string[] {
  const report = execFileSync(process.execPath, ['--print', 'JSON.stringify(process.report.getReport())']);
  const { sharedObjects } = JSON.parse(report.toString()) as { sharedObjects: string[] };
  const paths = sharedObjects.filter((path) => path.startsWith('/'));
  // Names are looked up with these, unless the C library has them built in.
  const lookup = ['libnss_files.so.2', 'libnss_dns.so.2', 'libresolv.so.2'];
  const folder = dirname(paths.find((path) => path.includes('/libc.')) ?? '/');
  return [...paths, ...lookup.map((name) => join(folder, name)).filter((path) => existsSync(path))];
}

/** The same of any program or module, as the loader finds them. */
function librariesOf(file: string): string[] {
  const found = execFileSync('ldd', [file], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g);
  return [...found].map(([, path = '']) => path);
}

/** Copies what lies at `source`, links followed, to `path` inside the image. */
function place(tree: string, path: string, source: string): void {
  const target = join(tree, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(realpathSync(source), target);
}

function write(tree: string, path: string, text: string): void {
  const target = join(tree, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
