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

/** Uses CHROMIUM_PATH, an installed Chromium, or the one from the npm package. */
export async function launchOptions(): Promise<LaunchOptions> {
  return toLaunchOptions(await findChromium());
}

/** Uses the Chromium and the font from the npm package, which are the same on every machine. */
export async function packagedLaunchOptions() {
  const executablePath = await packagedChromium();
  const folder = dirname(executablePath);
  const settings = join(folder, 'its-own-font.conf');
  const written = `${settings}-${process.pid}`;
  writeFileSync(written, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
  // Renamed, because several workers write the file at the same time.
  renameSync(written, settings);
  return { ...toLaunchOptions(executablePath), env: { ...process.env, FONTCONFIG_FILE: settings } };
}

interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
}

function toLaunchOptions(executablePath: string): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...quiet] : quiet };
}

async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const installed = installedPaths.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  return packagedChromium();
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
  const folder = mkdtempSync(`${place}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  try {
    renameSync(folder, place);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (!existsSync(place)) throw error;
  }
}
