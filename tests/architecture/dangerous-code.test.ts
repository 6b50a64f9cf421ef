import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Rule {
  readonly pattern: RegExp;
  /** Files that may contain the pattern. */
  readonly only?: readonly string[];
  /** Folders to search. Default: the whole product. */
  readonly within?: readonly string[];
  readonly violation: string;
}

/** Patterns that could turn user input into code, markup, a command, a query or a request. */
const rules: Readonly<Record<string, Rule>> = {
  'no code from text': {
    pattern: /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|['"]node:vm['"]/,
    violation: 'const sum = new Function("a", text);',
  },
  'no markup from text': {
    pattern:
      /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|DOMParser|createContextualFragment|srcdoc/i,
    violation: 'element.innerHTML = name;',
  },
  'no child process': {
    pattern: /['"](?:node:)?child_process['"]/,
    violation: "import { exec } from 'node:child_process';",
  },
  'no values inside SQL': {
    pattern: /sql\.(?:exec|prepare)\((?:[^)]*\$\{|[^)]*['"`]\s*\+)/i,
    violation: 'this.#sql.prepare(`SELECT json FROM rows WHERE id = ${id}`)',
  },
  'no plug-in and no protocol except HTTP': {
    pattern: /\bnew (?:WebSocket|EventSource|RTCPeerConnection)\b|<(?:embed|applet)\b/,
    violation: "const line = new WebSocket('wss://other.example');",
  },
  'no predictable random numbers, except for the delay of a retry': {
    pattern: /Math\.random/,
    only: ['packages/adapters/src/http/retry.ts'],
    violation: 'const code = Math.random() * 900_000;',
  },
  'no broken hash and no direct use of a cipher': {
    pattern: /['"](?:md4|md5|sha1|ripemd160|des|rc4)['"]|createCipheriv|createDecipheriv/i,
    violation: "createHash('md5')",
  },
  'no change to the checks of TLS certificates': {
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    violation: 'createTransport({ tls: { rejectUnauthorized: false } })',
  },
  'no request of the server except to Google, its configured services and itself': {
    pattern: /\bfetch\(|createRemoteJWKSet\(|['"]nodemailer['"]|\bhttps?\.(?:get|request)\(|\bconnect\(/,
    within: ['apps/mock-api/src'],
    only: [
      'apps/mock-api/src/identity/google-provider.ts',
      'apps/mock-api/src/mail/mailer.ts',
      // Tests and the browser use these. They call the mock API or the page's own origin.
      'apps/mock-api/src/pages/fetch-json.ts',
      'apps/mock-api/src/review-command.ts',
      'apps/mock-api/src/store/postgres/connection.ts',
      'apps/mock-api/src/store/postgres/pg.d.ts',
    ],
    violation: 'const picture = await fetch(body.profile_picture);',
  },
  'no listener for messages except in the development sign-in and between tabs': {
    pattern: /addEventListener\('message'/,
    only: [
      'apps/mock-api/src/pages/google/client.ts',
      'packages/adapters/src/browser/browser-tabs.ts',
      'packages/adapters/src/browser/cookie-client-storage.ts',
    ],
    violation: "addEventListener('message', ({ data }) => act(data));",
  },
  'one module that parses and formats dates': {
    pattern:
      /new Date\([^)]|Date\.parse|Intl\.DateTimeFormat\(|toLocale(?:Date|Time)?String|to(?:Date|Time|UTC|GMT)String|getTimezoneOffset/,
    within: ['apps/web/src', 'packages/adapters/src', 'packages/domain/src'],
    only: [
      // Numbers in the format of the wire, such as milliseconds and `Retry-After`.
      'packages/adapters/src/http/retry.ts',
      'packages/adapters/src/wire/values.ts',
      'packages/domain/src/shared/dates.ts',
    ],
    violation: 'const day = new Date(job.createdAt).toLocaleDateString();',
  },
};

const product = ['apps/mock-api/src', 'apps/web/src', 'packages/adapters/src', 'packages/domain/src'];

describe('the source of the product', () => {
  const files = sourceFiles();

  it.each(Object.entries(rules))('has %s', (_, { pattern, only = [], within = product }) => {
    const offenders = files.filter(({ path, source }) => isIn(within, path) && pattern.test(source));
    expect(offenders.map(({ path }) => path).sort()).toEqual([...only].sort());
  });

  it('is read from every folder', () => {
    for (const folder of product) expect(files.filter(({ path }) => isIn([folder], path)).length).toBeGreaterThan(50);
  });
});

describe('the patterns', () => {
  it.each(Object.entries(rules))('find a violation of "%s"', (_, { pattern, violation: offence }) => {
    expect(pattern.test(offence)).toBe(true);
  });
});

function isIn(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}

function sourceFiles(): { readonly path: string; readonly source: string }[] {
  const paths = product.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}
