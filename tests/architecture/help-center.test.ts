import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts } from '../../apps/web/src/features/support/texts.ts';

const root = join(import.meta.dirname, '../..');

/** Buttons, tabs, statuses and screens that the answers name. */
const names = [
  'Recruit',
  'APPLICANTS',
  'RECOMMENDED',
  'Search Candidates',
  'Choose Action',
  'Shortlist for another job',
  'Filter',
  'What this job wants',
  'Best fit',
  'Shortlist',
  'Maybe',
  'Not a fit',
  'Undecided',
  'Keep as a folder',
  'Find anyone',
  'Share and export',
  'Share with a manager',
  'Save answers',
  'Import answers',
  'Under Verification',
  'Failed',
];

describe('the help center', () => {
  const answers = texts.questions.map(({ answer }) => answer).join('\n');

  it.each(names)('names %s as the application does', (name) => {
    expect(answers.toLowerCase()).toContain(name.toLowerCase());
    expect(shownTexts()).toMatch(new RegExp(`['>\`]${name}…?['<\`]`));
  });
});

let read: string | undefined;

function shownTexts(): string {
  return (read ??= ['apps/web/src', 'packages/domain/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|features.support/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'));
}
