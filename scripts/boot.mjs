// Entry point of the npm scripts. Runs on Node 20 or later, installs missing packages and starts the project's Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const [script, ...args] = process.argv.slice(2);

refuseUnusableFolder();
if (!isInstalled()) install();
checkNode();
run();

/** Vite treats `#` and `?` as parts of a URL. Node treats `*` as a pattern. */
function refuseUnusableFolder() {
  const [sign] = /[#?*]/.exec(root) ?? [];
  if (sign === undefined) return;
  console.error(`The build does not work in a folder with ${sign} in its path. Rename or move the folder: ${root}`);
  process.exit(1);
}

/** Returns true if the installed packages match the lock file. Ignores optional packages of other platforms. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || present[path]?.version === version,
  );
}

function install() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    console.error(`The packages are installed into ${root}, which is not writable. Use a copy that is.`);
    process.exit(1);
  }
  console.log('Installing packages (npm ci) ...');
  const npm = process.env.npm_execpath;
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm === undefined && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'npm could not install the packages. Fix the error above and try again, or read docs/troubleshooting.md.',
    );
    process.exit(1);
  }
}

function checkNode() {
  const { stdout } = spawnSync(join(bin, 'node'), ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (stdout?.startsWith('v24.')) return;
  console.error(
    'Node 24 comes with the package "node", whose install script was not run (install scripts are switched off?).\n' +
      'Run: npm rebuild node --ignore-scripts=false',
  );
  process.exit(1);
}

function run() {
  const child = spawn(join(bin, 'node'), [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Caches compiled code, because compiling takes half of the start-up time.
    env: {
      ...process.env,
      PATH: bin + delimiter + process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/**
 * npm forwards a signal only to its shell, which exits without its child. If npm is killed, its shell goes on. A SIGINT
 * to npm alone has no effect, because a shell that gets one goes on until its child exits.
 */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = existsSync(`/proc/${parent}/stat`) ? npmAbove(parent) : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === parent || existsSync(`/proc/${npm}`))) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

/** Some shells replace themselves by their only command, whose parent then is npm. */
function npmAbove(parent) {
  const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
  return name.endsWith('sh') ? grandparent : parent;
}
