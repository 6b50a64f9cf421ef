import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { parseAst } from 'vite';
import { describe, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = [
  'apps/mock-api/src',
  'apps/web/src',
  'apps/web/server',
  'packages/adapters/src',
  'packages/domain/src',
];

interface Found {
  readonly path: string;
  readonly expression: RegExp;
}

describe('the regular expressions of the product', () => {
  // About 8 s of CPU time. A busy machine takes several times as long.
  it('run in linear time on hostile text', { timeout: 300_000 }, async () => {
    const found = [...literalExpressions(), ...(await builtExpressions())];
    expect(found.length).toBeGreaterThan(100);
    const unique = new Map(found.map((each) => [String(each.expression), each])).values();
    const slow = [...unique].flatMap(({ path, expression }) => {
      const text = slowText(expression);
      return text === undefined ? [] : [`${path}: ${expression} on ${text}`];
    });
    expect(slow).toEqual([]);
  });

  it.each([/\s+$/, /eyJ[\w-]+\./, /^(a+)+$/, /^x\s*(.*?)\s*;$/, /<[^>]*>/, /^(\d+,?)*$/, /\d+[\d.]*x/])(
    'are reported if they do not, such as %s',
    (expression) => {
      expect(slowText(expression)).toBeDefined();
    },
  );
});

const isProduct = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path);

function sources(): { readonly path: string; readonly source: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter(isProduct)
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

function literalExpressions(): Found[] {
  return sources().flatMap(({ path, source }) => {
    const found: Found[] = [];
    const program = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
    JSON.stringify(program, (_key, node) => {
      if (node?.regex) found.push({ path, expression: new RegExp(node.regex.pattern, node.regex.flags) });
      return node;
    });
    return found;
  });
}

/** Creates the expressions that are built at run time. Importing the module is enough unless a function builds them. */
const builders: Readonly<Record<string, (module: never) => unknown>> = {
  'packages/domain/src/shared/search-text.ts': () => undefined,
  'packages/domain/src/shared/clean-text.ts': () => undefined,
  'packages/domain/src/candidates/alias.ts': () => undefined,
  'packages/domain/src/candidates/csv.ts': () => undefined,
  'packages/domain/src/contact/placeholders.ts': () => undefined,
  'apps/mock-api/src/http/not-found.ts': ({ answerNotFound }: { answerNotFound(...of: unknown[]): void }) => {
    const app = fastify();
    answerNotFound(app, () => undefined);
    app.get('/api/:first/:second/*', () => undefined);
  },
};

async function builtExpressions(): Promise<Found[]> {
  const building = sources().filter(({ source }) => /\bRegExp\(/.test(source));
  expect(building.map(({ path }) => path).sort()).toEqual(Object.keys(builders).sort());
  const found: Found[] = [];
  const { RegExp } = globalThis;
  for (const [path, build] of Object.entries(builders)) {
    vi.resetModules();
    const construct = (_: unknown, [pattern, flags]: [string, string?]) => {
      const expression = new RegExp(pattern, flags);
      found.push({ path, expression });
      return expression;
    };
    vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
    try {
      build((await import(join(root, path))) as never);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(found.some((each) => each.path === path)).toBe(true);
  }
  return found;
}

/** Returns a description of a text that takes more than linear time, or `undefined`. */
function slowText({ source, flags }: RegExp): string | undefined {
  // Only an unbounded quantifier can take more than linear time.
  if (!/[*+]|\{\d*,\}/.test(source)) return undefined;
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  /** Precise, but it depends on the load. In milliseconds, as all times here. */
  const clock = (text: string) => {
    const start = performance.now();
    text.replace(expression, '');
    return performance.now() - start;
  };
  /** Does not depend on the load. */
  const processor = (text: string) => {
    const before = process.threadCpuUsage();
    text.replace(expression, '');
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  for (const { name, ofLength } of hostileTexts(source)) {
    // Measures again, because a single run may include a garbage collection.
    const best = (length: number) => Math.min(...[1, 2, 3].map(() => processor(ofLength(length))));
    let last = 0;
    // Starts with a short text, because an exponential expression would never finish a long one.
    const long = [24, 200, 600, 2000].find((length) => {
      last = clock(ofLength(length));
      return last > 20 && best(length) > 20;
    });
    if (long !== undefined) return `${name}: over 20 ms for ${long} characters`;
    if (last < 0.2 || clock(ofLength(2000)) < 0.2) continue;
    if (processor(ofLength(10_000)) > 200) return `${name}: over 200 ms for 10,000 characters`;
    const grows = (factor: number, measure: (length: number) => number) => {
      const [half, whole] = [measure(10_000), measure(20_000)];
      return whole > 10 && whole > factor * half;
    };
    // A single run is not exact, but most texts need no more.
    if (grows(2, (length) => processor(ofLength(length))) && grows(3, best))
      return `${name}: more than linear from 10,000 to 20,000 characters`;
  }
  return undefined;
}

/** Repeats characters and words of the expression, pairs of them, and one after the other. */
function hostileTexts(source: string) {
  const characters = charactersOf(source);
  const words = source.match(/(?<!\\)[a-z:/-]{2,}/giu) ?? [];
  const pairs = characters.flatMap((first) => characters.map((second) => [first, second] as const));
  const units = [
    ...characters,
    ...pairs.map(([first, second]) => first + second),
    ...words.flatMap((word) => ['', ...characters].map((character) => word + character)),
  ];
  const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));
  const blocks = [
    ...units.map((unit) => ({ name: JSON.stringify(unit), ofLength: (length: number) => repeated(unit, length) })),
    ...pairs.map(([first, second]) => ({
      name: `${JSON.stringify(first)} before ${JSON.stringify(second)}`,
      ofLength: (length: number) => repeated(first, length / 2) + repeated(second, length / 2),
    })),
  ];
  return blocks.flatMap(({ name, ofLength }) =>
    ['', '\u0001'].map((end) => ({
      name: `${name}, ${JSON.stringify(end)}`,
      ofLength: (length: number) => ofLength(length) + end,
    })),
  );
}

/** Returns the characters of an expression and one character for each of its classes. */
function charactersOf(source: string): string[] {
  const unescaped = source
    .replace(/\\[pP]\{[^}]*\}/g, 'aé0')
    .replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\[dD]/g, '0a')
    .replace(/\\[wW]/g, 'a-')
    .replace(/\\[sSb]/g, ' a')
    .replace(/\\[nrtvf]/g, '\n')
    .replace(/\\/g, '');
  return [...new Set([...Array.from(unescaped.replace(/[\^$|*?+(){}[\]]/g, '')), 'a', ' '])].slice(0, 12);
}
