import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installedPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

/** Uses CHROMIUM_PATH, or the headless shell from the npm package, which is the same on every machine. */
export async function launchOptions(): Promise<LaunchOptions> {
  const given = process.env['CHROMIUM_PATH'];
  if (!given) return packagedLaunchOptions();
  if (!existsSync(given)) end(`There is no browser at ${given}. Set CHROMIUM_PATH to a Chromium, or to nothing.`);
  return withArguments(given);
}

/** Uses the headless shell and the font from the npm package, whatever CHROMIUM_PATH says. */
export async function packagedLaunchOptions(): Promise<LaunchOptions> {
  const executablePath = await packagedChromium();
  const folder = dirname(executablePath);
  const settings = join(folder, 'its-own-font.conf');
  const written = `${settings}-${process.pid}`;
  writeFileSync(written, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
  // Renamed, because several workers write the file at the same time.
  renameSync(written, settings);
  return { ...withArguments(executablePath), env: { ...environment(), FONTCONFIG_FILE: settings } };
}

export interface InstalledBrowser {
  /** Product and version, for example "Chromium 156.0.8078.73". */
  readonly name: string;
  readonly launchOptions: LaunchOptions;
}

/** Returns `null` if no Chromium is installed, or if CHROMIUM_PATH chooses the browser of all tests. */
export function installedBrowser(): InstalledBrowser | null {
  if (process.env['CHROMIUM_PATH']) return null;
  const path = installedPaths.find((each) => existsSync(each));
  if (path === undefined) return null;
  // Playwright evaluates its configuration in every worker, and the browser takes long to print its version.
  const name = (process.env['INSTALLED_BROWSER'] ??= versionOf(path));
  return { name, launchOptions: withArguments(path) };
}

function versionOf(path: string): string {
  const [name = path] =
    /\w+ [\d.]+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) ??
    [];
  return name;
}

function withArguments(executablePath: string): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...quiet] : quiet };
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
  );
}

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Unpacks 200 MB once per version of the package, into a cache folder. */
async function packagedChromium(): Promise<string> {
  const manifest = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const kept = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(kept)) await unpackTo(kept);
  return join(kept, 'chromium');
}

/**
 * The package unpacks into TMPDIR. Several runs may start at once, so each unpacks into its own folder and renames it
 * at the end.
 */
async function unpackTo(place: string): Promise<void> {
  mkdirSync(dirname(place), { recursive: true });
  if (process.platform !== 'linux') refuse(`which runs on Linux only, not on ${process.platform}`);
  const folder = mkdtempSync(`${place}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  const { error: failure } = spawnSync(join(folder, 'chromium'), ['--version'], { stdio: 'ignore' });
  if (failure !== undefined) {
    rmSync(folder, { recursive: true });
    refuse(`which does not run here (${failure.message})`);
  }
  try {
    renameSync(folder, place);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (!existsSync(place)) throw error;
  }
}

function refuse(why: string): never {
  end(`The browser tests use a packaged browser, ${why}. Set CHROMIUM_PATH to a Chromium.`);
}

/** Playwright would print a stack trace of its configuration. */
function end(message: string): never {
  console.error(message);
  process.exit(1);
}
