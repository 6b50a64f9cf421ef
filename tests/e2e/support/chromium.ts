import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium: CHROMIUM_PATH, one of the system's, or the one that comes inside an npm package. */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const isRoot = process.getuid?.() === 0;
  return { executablePath: await findChromium(), args: isRoot ? ['--no-sandbox', ...quiet] : quiet };
}

async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const installed = systemPlaces.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  return packagedChromium();
}

/** The package unpacks into TMPDIR: a private one, so that two runs never share a half-written file. */
async function packagedChromium(): Promise<string> {
  const known = process.env['PACKAGED_CHROMIUM_PATH'];
  if (known) return known;
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'chromium-'));
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  process.env['PACKAGED_CHROMIUM_PATH'] = path;
  return path;
}
