import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../apps/web/index.html'), 'utf8');

it('the page says what it is, in a length that search results and previews show', () => {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
});
