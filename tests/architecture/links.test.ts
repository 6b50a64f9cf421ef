import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from './documents.ts';

const root = join(import.meta.dirname, '../..');
const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.md'];
const documents = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Returns the links to a file or heading that does not exist. Ignores links to other sites. */
function brokenLinks(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? document : relative(root, join(root, dirname(document), path));
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headings(target === document ? text : readDocument(target)).includes(heading);
    });
}

/** Returns the ids that Markdown renderers give to headings. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it('the documents link to files and headings that exist', () => {
  expect(documents.length).toBeGreaterThan(30);
  const broken = documents.flatMap((document) =>
    brokenLinks(document, readDocument(document)).map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Returns the paths in code spans that do not exist. Ignores patterns. */
function missingPaths(text: string): string[] {
  const paths = [...text.matchAll(/`((?:apps|docs|packages|scripts|tests)\/[^`\s*<>{}]+)`/g)].map(
    ([, path = '']) => path,
  );
  return paths.filter((path) => !existsSync(join(root, path)));
}

it('the documents name files and folders that exist', () => {
  const missing = documents.flatMap((document) =>
    missingPaths(readDocument(document)).map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('a path that does not exist is reported', () => {
  expect(missingPaths('`docs/gone.md` `docs/testing.md` `tests/**` `tests`')).toEqual(['docs/gone.md']);
});

it.each(['gone.md', 'README.md#gone', '#gone'])('a link to %s is reported', (link) => {
  expect(brokenLinks('README.md', `# Here\n[a](${link}) [b](#here) [c](https://acme.example/)`)).toEqual([link]);
});
