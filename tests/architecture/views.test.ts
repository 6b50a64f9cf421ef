import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const features = join(root, 'apps/web/src/features');
const domain = join(root, 'packages/domain/src');

describe('a view', () => {
  it('imports no use case and no port', () => {
    const classes = classesOfTheDomain();
    expect(classes).toContain('SignIn');
    const offenders = viewFiles().flatMap((file) =>
      violationsIn(readFileSync(file, 'utf8'), classes).map((name) => `${file}: ${name}`),
    );
    expect(viewFiles().length).toBeGreaterThan(0);
    expect(offenders).toEqual([]);
  });

  it('is reported if it does', () => {
    const source = `import { type Job, viewedCount } from '@glo/domain/jobs/job';\nimport { SignIn } from '@glo/domain/account/sign-in';`;
    expect(violationsIn(source, ['SignIn', 'JobBoard'])).toEqual(['SignIn']);
  });
});

function classesOfTheDomain(): string[] {
  return readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .flatMap((name) => [...readFileSync(join(domain, name), 'utf8').matchAll(/^export (?:abstract )?class (\w+)/gm)])
    .map(([, className = '']) => className);
}

function viewFiles(): string[] {
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(features, name));
}

function violationsIn(source: string, classes: readonly string[]): string[] {
  const imported = [...source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@glo\/domain/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return imported.filter((name) => classes.includes(name));
}
