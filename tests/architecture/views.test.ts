import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const features = join(root, 'apps/web/src/features');
const domain = join(root, 'packages/domain/src');

describe('a view', () => {
  it('imports no use case and no port', async () => {
    const classes = await classesOfTheDomain();
    expect(classes).toContain('SignIn');
    const offenders = viewFiles().flatMap((file) =>
      offencesIn(readFileSync(file, 'utf8'), classes).map((name) => `${file}: ${name}`),
    );
    expect(viewFiles().length).toBeGreaterThan(0);
    expect(offenders).toEqual([]);
  });

  it('that did would be caught', () => {
    const source = `import { type Job, longDate } from '@glo/domain/jobs';\nimport { SignIn } from '@glo/domain/account';`;
    expect(offencesIn(source, ['SignIn', 'JobBoard'])).toEqual(['SignIn']);
  });
});

/** Ports and use cases are the domain's classes; all else it exports are functions, constants and types. */
async function classesOfTheDomain(): Promise<string[]> {
  const folders = readdirSync(domain, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const modules = await Promise.all(
    folders.map((folder) => import(join(domain, folder.name, 'index.ts')) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.keys(module).filter((name) => /^class\b/.test(String(module[name]))));
}

function viewFiles(): string[] {
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(features, name));
}

function offencesIn(source: string, classes: readonly string[]): string[] {
  const imported = [...source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@glo\/domain/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return imported.filter((name) => classes.includes(name));
}
