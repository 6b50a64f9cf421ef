import { describe, expect, it } from 'vitest';
import { aServed } from '../../testing/served.ts';
import { differences, type Filter, nearestTo } from './filter.ts';

describe('a filter', () => {
  it.each<[string, Filter]>([
    ['GET /api/jobs', {}],
    ['GET /api/jobs', { method: 'GET', path: '/api/jobs', status: '200' }],
    ['GET /api/jobs/7?page=2', { path: '/api/jobs/:id' }],
    ['GET /api/jobs/7', { path: '/api/*' }],
    ['GET /api/jobs 404', { status: '4xx' }],
    ['GET /api/jobs none', { status: 'none' }],
    ['GET /api/jobs', { since: '2026-03-01T12:00:00Z', until: '2026-03-01T13:00:00+01:00' }],
  ])('means %s with %j', (line, filter) => {
    expect(differences(filter, aServed(line))).toEqual([]);
  });

  it.each<[string, Filter, string[]]>([
    ['GET /api/jobs', { method: 'POST' }, ['method: GET, not POST']],
    ['GET /api/jobs/7', { path: '/api/jobs' }, ['path: /api/jobs/7, not /api/jobs']],
    ['GET /api/jobs none', { status: '2xx' }, ['status: none, not 2xx']],
    ['GET /a 500', { method: 'PUT', status: '404' }, ['method: GET, not PUT', 'status: 500, not 404']],
    ['GET /a', { since: '2026-03-01T12:00:01Z' }, ['since: 2026-03-01T12:00:00.000Z, not 2026-03-01T12:00:01Z']],
    ['GET /a', { until: '2026-03-01T11:59:59Z' }, ['until: 2026-03-01T12:00:00.000Z, not 2026-03-01T11:59:59Z']],
  ])('does not mean %s with %j', (line, filter, expected) => {
    expect(differences(filter, aServed(line))).toEqual(expected);
  });
});

describe('the nearest request', () => {
  const nearest = (filter: Filter, lines: readonly string[]) =>
    nearestTo(
      filter,
      lines.map((line, n) => aServed(line, { id: n + 1 })),
    )?.id;

  it.each<[string, Filter, string[], number | undefined]>([
    ['has the same path', { method: 'POST', path: '/api/jobs' }, ['POST /api/job', 'GET /api/jobs'], 2],
    ['has the path that is most alike', { path: '/api/user/logn' }, ['GET /api/user', 'GET /api/user/login'], 2],
    [
      'differs in one thing only',
      { method: 'GET', path: '/a', status: '200' },
      ['PUT /a 500', 'GET /a 500', 'PUT /a 404'],
      2,
    ],
    ['is the newest of several', { method: 'POST', path: '/a' }, ['GET /a', 'PUT /a', 'DELETE /b'], 2],
    ['is none that is meant', { method: 'POST', path: '/a' }, ['POST /a'], undefined],
    ['has something of the path', { method: 'GET', path: '/a/b' }, ['GET /c/d'], undefined],
    ['is there without a path', { status: '500' }, ['GET /c'], 1],
  ])('%s', (_, filter, lines, expected) => {
    expect(nearest(filter, lines)).toBe(expected);
  });
});
