import { describe, expect, it } from 'vitest';
import { wantedPath } from './wanted-path.ts';

describe('where one wanted to go before signing in', () => {
  it.each(['/dashboard', '/recruit?job_state=ACTIVE', '/glofolio/s1?job=j1&tab=RECOMMENDED', '/hirepage'])(
    'is kept when it is a screen of ours: %s',
    (path) => expect(wantedPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'dashboard',
    '//dashboard',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/.//dashboard',
    '/dashboard/..//dashboard',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
  ])('is dropped when it leads elsewhere, or the router cannot go there: %s', (path) =>
    expect(wantedPath(path)).toBeNull(),
  );

  it.each(['/nope', '/dashboard/nope', '/%'])('is dropped when no screen is there: %s', (path) =>
    expect(wantedPath(path)).toBeNull(),
  );
});
