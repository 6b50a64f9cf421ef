import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocuments } from '@glo/mock-api/api-documents';
import {
  type ApiDocument,
  type BreakingChange,
  breakingChanges,
  isBreakingStep,
  unnoted,
} from '@glo/mock-api/breaking-changes';

const root = join(import.meta.dirname, '..');
const files = ['recruiter-api.json', 'candidate-service.json'] as const;

/** The documents of the version that went out last, without examples and descriptions. */
export const releasedFolder = join(root, 'docs/api/released');

/** The documents in a folder, one in a file, or those of a tag (or any other revision). Throws a sentence where there are none. */
export function documentsOf(name: string): ApiDocument[] {
  if (!existsSync(name)) return files.map((file) => parse(atRevision(name, file), `${file} of ${name}`));
  const paths = statSync(name).isDirectory() ? files.map((file) => join(name, file)) : [name];
  return paths.map((path) => parse(readFileSync(path, 'utf8'), path));
}

/**
 * What breaks clients of `before`, and the sentences that say what is missing for it: a note in the changelog, a version that tells of
 * a break.
 */
export function breaksSince(before: readonly ApiDocument[], changelog: string, after = today()) {
  const changes = before.flatMap((old): BreakingChange[] => {
    const now = after.find(({ info }) => info.title === old.info.title);
    return now === undefined ? [{ call: old.info.title, change: 'is gone' }] : breakingChanges(old, now);
  });
  const released = before[0]?.info.version ?? '';
  const next = after[0]?.info.version ?? '';
  const missing = unnoted(changes, changelog, released).map(
    ({ call, change }) => `CHANGELOG.md does not name \`${call}\` under "### Breaking" since ${released}: ${change}.`,
  );
  if (changes.length > 0 && !isBreakingStep(released, next)) {
    missing.push(`Clients of ${released} break: the version ${next} has to say so.`);
  }
  return { changes, missing };
}

/** What a comparison needs: texts for people and examples are most of a document. */
export function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !forPeople.has(name) || (name === 'description' && typeof part === 'object'))
      .map(([name, part]) => [name, withoutExamples(part)]),
  );
}

// A field of the wire is called `description`, and there its schema is what stands below the name.
const forPeople = new Set(['summary', 'description', 'example', 'examples', 'tags']);

const today = () => Object.values(apiDocuments()).map((text) => JSON.parse(text) as ApiDocument);

function atRevision(name: string, file: string): string {
  const { status, stdout } = spawnSync('git', ['show', `${name}:docs/api/${file}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0 || name.startsWith('-'))
    throw new Error(`There is no file, no folder and no tag "${name}" with ${file}.`);
  return stdout;
}

function parse(text: string, where: string): ApiDocument {
  try {
    const document = JSON.parse(text) as Partial<ApiDocument> | null;
    if (document?.paths !== undefined && document.components !== undefined && document.info !== undefined) {
      return document as ApiDocument;
    }
  } catch {
    // Told below, as any other text that is no document.
  }
  throw new Error(`${where} is no OpenAPI document.`);
}
