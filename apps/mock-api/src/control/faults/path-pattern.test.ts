import { describe, expect, it } from 'vitest';
import { canMeet, matches } from './reachable-routes.ts';

describe('a pattern', () => {
  it.each([
    ['/a/b', '/a/b'],
    ['/a/:id', '/a/7'],
    ['/a/*/c', '/a/b/c'],
    ['/a/*', '/a/b/c'],
    ['/*', '/a'],
  ])('%s matches %s', (pattern, path) => expect(matches(pattern, path)).toBe(true));

  it.each([
    ['/a/b', '/a/b/'],
    ['/a/b', '/A/b'],
    ['/a/:id', '/a/'],
    ['/a/:id', '/a/7/c'],
    ['/a/*', '/a'],
    ['/a.b', '/axb'],
    ['/a/7', '/a/:id'],
  ])('%s does not match %s', (pattern, path) => expect(matches(pattern, path)).toBe(false));

  it.each([
    ['/a/:id', '/a/7'],
    ['/a/:id', '/:any/b'],
    ['/a/*', '/a/:x/:y'],
    ['/*', '/a/b'],
  ])('%s and %s can meet, either way round', (a, b) => expect([canMeet(a, b), canMeet(b, a)]).toEqual([true, true]));

  it.each([
    ['/a/:id', '/b/:id'],
    ['/a/:id', '/a/7/c'],
    ['/a/*', '/a'],
    ['/a/b', '/a/:x/c'],
  ])('%s and %s cannot meet', (a, b) => expect([canMeet(a, b), canMeet(b, a)]).toEqual([false, false]));
});
