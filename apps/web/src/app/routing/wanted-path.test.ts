import { describe, expect, it } from 'vitest';
import { wantedPath } from './wanted-path.ts';

describe('wantedPath', () => {
  it.each(['/dashboard', '/recruit?job_state=ACTIVE', '/glofolio/s1?job=j1&tab=RECOMMENDED', '/hirepage'])(
    'keeps a path of the application: %s',
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
  ])('drops a path that leaves the application or breaks the router: %s', (path) =>
    expect(wantedPath(path)).toBeNull(),
  );

  it.each(['/nope', '/dashboard/nope', '/%'])('drops a path without a screen: %s', (path) =>
    expect(wantedPath(path)).toBeNull(),
  );
});
