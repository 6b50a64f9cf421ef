import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../apps/web/index.html'), 'utf8');

it('the page has a description that fits into search results and previews', () => {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

it('the page has one icon, an ICO file at /favicon.ico', () => {
  expect(page.match(/<link rel="icon" href="[^"]*"/g)).toEqual(['<link rel="icon" href="/favicon.ico"']);
  const icon = readFileSync(join(import.meta.dirname, '../../apps/web/public/favicon.ico'));
  // An ICO file with one PNG image at byte 22.
  expect([...icon.subarray(0, 6), icon.readUInt32LE(18)]).toEqual([0, 0, 1, 0, 1, 0, 22]);
  expect(icon.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
});
