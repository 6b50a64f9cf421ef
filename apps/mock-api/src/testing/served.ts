import type { Served } from '../control/journal/served.ts';

/** A request as the journal keeps it, from a line such as 'GET /path 404'; 200 unless told. */
export function aServed(line: string, change: Partial<Served> = {}): Served {
  const [method = '', url = '', status = '200'] = line.split(' ');
  return {
    id: 1,
    at: Date.parse('2026-03-01T12:00:00Z'),
    start: 0,
    waitMs: 0,
    ms: 0,
    method,
    url,
    status: status === 'none' ? null : Number(status),
    requestHeaders: {},
    replyHeaders: {},
    requestBytes: '0',
    body: undefined,
    reply: '',
    fault: undefined,
    ...change,
  };
}
