import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeStaticSite } from '../../apps/web/server/static-site.ts';
import { requireBuild } from '../build.ts';
import { readDocument, tableRows } from './documents.ts';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'apps/web');

const secrets: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['AWS key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['Google key', /\bAIza[\w-]{35}\b|\bGOCSPX-[\w-]{20,}/],
  ['GitHub, GitLab or npm token', /\b(?:gh[opusr]_\w{30,}|github_pat_\w{30,}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})/],
  [
    'Slack, Stripe, SendGrid or OneSignal token',
    /\b(?:xox[abprs]-[\w-]{10,}|[rs]k_live_\w{16,}|SG\.[\w-]{16,}\.|os_v2_\w{20,})/,
  ],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
  ['URL with a password', /\b[a-z][a-z+]*:\/\/[^\s/:@"'`$]+:[^\s/:@"'`$]+@/i],
  [
    'named secret',
    /(?:api_?key|secret|passw(?:or)?d|token|authorization|credential)["']?\s*[:=]\s*["'`](?=[^"'`]*\d)[\w+/=.~-]{16,}["'`]/i,
  ],
];

const secretsIn = (text: string) => secrets.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);

const readFiles = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|svg|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? file.code : String(file.source);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the built application', () => {
  it.each(['apps/web/dist', 'apps/mock-api/dist'])('contains no key, token or password in %s', (folder) => {
    const files = readFiles(requireBuild(folder));
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap(([name, text]) => secretsIn(text).map((kind) => `${name}: ${kind}`))).toEqual([]);
  });

  // A whole build. A busy machine takes several times as long.
  it('contains no environment variable of the build machine', { timeout: 300_000 }, async () => {
    const names = tableRows(readDocument('docs/configuration.md'), 3).flatMap(
      ([cell = '']) => cell.match(/[A-Z_]{4,}/g) ?? [],
    );
    expect(names).toContain('REVIEW_TOKEN');
    for (const name of names) vi.stubEnv(name, name === 'NODE_ENV' ? 'production' : `canary-${name}`);
    const settings = { write: false, minify: false, cssMinify: false };
    const built = await build({ configFile: join(web, 'vite.config.ts'), build: settings, logLevel: 'silent' });
    const texts = [built].flat().flatMap((each) => ('output' in each ? each.output.map(textOf) : []));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap((text) => text.match(/canary-[A-Z_]+/g) ?? [])).toEqual([]);
  });

  it('contains only public settings if it is built for a static host', async () => {
    const folder = aFolder();
    const kept = {
      REVIEW_TOKEN: 'canary'.repeat(6),
      SMTP_URL: 'smtp://canary:canary@mail.example',
      DATABASE_URL: 'postgres://canary:canary@db.example/x',
      MAIL_FROM: 'canary@acme.example',
    };
    await writeStaticSite({ ...kept, PRODUCT_NAME: 'Acme Talent' }, requireBuild('apps/web/dist'), folder);
    const text = readFiles(folder)
      .map(([, content]) => content)
      .join('\n');
    expect(text).toContain('Acme Talent');
    expect(text).not.toContain('canary');
  });
});

describe('secretsIn', () => {
  // Split, so that secret scanners ignore them.
  it.each([
    ['private key', '-----BEGIN EC ', 'PRIVATE KEY-----'],
    ['AWS key', 'AKIA', 'IOSFODNN7EXAMPLE'],
    ['Google key', 'AIza', 'SyA1234567890abcdefghijklmnopqrstuv'],
    ['GitHub, GitLab or npm token', 'ghp_', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['Slack, Stripe, SendGrid or OneSignal token', 'xoxb-', '123456789012-abcdef'],
    ['signed token', 'eyJhbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc'],
    ['URL with a password', 'https://asha:', 'secret@api.example/'],
    ['named secret', '{apiKey:"', 'k3y-of-sixteen-signs"}'],
  ])('finds a secret: %s', (kind, ...pieces) => expect(secretsIn(pieces.join(''))).toEqual([kind]));
});
