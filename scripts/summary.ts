import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestRun } from './reports.ts';

export interface Part {
  readonly name: string;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
  /** Output of a step that writes no report. */
  readonly output: string;
}

const file = 'parts.json';

export function writeParts(folder: string, parts: readonly Part[]): void {
  writeFileSync(join(folder, file), JSON.stringify(parts));
}

export function readParts(folder: string): readonly Part[] {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Part[]) : [];
}

/**
 * Lists the details of failures, the duration of each part, the slowest tests and the names of failures. Printed last,
 * because CI shows the end of a log. The names are in its last 20 lines.
 */
export function summary(parts: readonly Part[], tests: readonly TestRun[]): string {
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  const failures = [
    ...parts
      .filter(({ hasFailed, output }) => hasFailed && output !== '')
      .map(({ name, output }) => ({ name, text: output })),
    ...tests.flatMap((test) => (test.error === null ? [] : [{ name: nameOf(test), text: test.error }])),
  ];
  const names = failures.map(({ name }) => name);
  return [
    ...section('Details', failures.map(failure)),
    ...section('Parts', parts.map(partLine)),
    ...section(
      'Slowest tests',
      slowest.map(({ milliseconds, ...test }) => `${seconds(milliseconds)}  ${nameOf(test)}`),
    ),
    ...section(
      'Failed',
      names.length > maxNames ? [...names.slice(0, maxNames), `and ${names.length - maxNames} more`] : names,
    ),
  ].join('\n');
}

const maxNames = 12;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function partLine({ name, milliseconds, hasFailed }: Part): string {
  return `${seconds(milliseconds)}  ${name}${hasFailed ? ' (FAIL)' : ''}`;
}

function nameOf({ file: path, name }: Pick<TestRun, 'file' | 'name'>): string {
  return `${path} › ${name}`;
}

/** Shortens a failure to 15 lines, without colors, blank lines and stack frames of libraries. */
function failure({ name, text }: { readonly name: string; readonly text: string }): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'));
  return [name, ...lines.slice(0, 15).map((line) => `    ${line}`)].join('\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);
}
