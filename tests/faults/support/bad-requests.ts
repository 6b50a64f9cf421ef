import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import { oddForm } from './bad-forms.ts';
import { withExtraKeys, withOddValues, withoutRandomValue } from './bad-bodies.ts';
import { type HttpRequest, type Input, requestOf } from './http.ts';
import { oddBodies, oddTexts, write } from './odd-values.ts';
import type { Random } from './random.ts';
import { callNamed } from './right-inputs.ts';

export interface BadRequest {
  readonly name: string;
  readonly request: HttpRequest;
}

type Defect = (random: Random, right: HttpRequest, input: Input) => HttpRequest;

const bodyDefects: Readonly<Record<string, Defect>> = {
  'odd values': (random, right, { body }) => ({ ...right, body: write(withOddValues(random, body)) }),
  'a missing value': (random, right, { body }) => ({ ...right, body: write(withoutRandomValue(random, body) ?? null) }),
  'extra keys': (random, right, { body }) => ({ ...right, body: write(withExtraKeys(random, body)) }),
  'another body': (random, right) => ({ ...right, body: random.pick(oddBodies) }),
  'half a body': (random, right) => ({ ...right, body: right.body?.slice(0, random.below(right.body.length)) ?? '' }),
};

const formDefects: Readonly<Record<string, Defect>> = {
  'an odd form': (random, right) => oddForm(random, right),
};

const framingDefects: Readonly<Record<string, Defect>> = {
  'another content type': (random, right) => ({
    ...right,
    headers: { ...right.headers, 'content-type': random.pick(oddContentTypes) },
  }),
  'another method': (random, right) => ({ ...right, method: random.pick(oddMethods) }),
  'an odd path': (random, right) => ({ ...right, path: oddPath(random, right.path) }),
  'an odd query': (random, right) => ({ ...right, path: oddQuery(random, right.path) }),
  'odd headers': (random, right) => ({ ...right, headers: { ...right.headers, ...random.pick(oddHeaders) } }),
  'an unexpected body': (random, right) => ({
    ...right,
    headers: { 'content-type': 'application/json', ...right.headers },
    body: right.body ?? random.pick(oddBodies),
  }),
};

export async function drawBadRequest(random: Random, cookies: readonly string[]): Promise<BadRequest> {
  const name = random.pick(Object.keys(wireTable));
  const { call, input } = callNamed(name);
  const right = await requestOf(call, input, random.pick([undefined, ...cookies, ...cookies, ...cookies]));
  // Defects of the input are twice as likely as defects of the framing.
  const [what, damage] = random.pick([
    ...Object.entries(inputDefects(call)),
    ...Object.entries(inputDefects(call)),
    ...framingEntries,
  ]);
  return { name: `${name} with ${what}`, request: damage(random, right, input) };
}

const framingEntries = Object.entries(framingDefects);

function inputDefects(call: Call): Readonly<Record<string, Defect>> {
  if (call.body !== undefined) return bodyDefects;
  return call.file === undefined ? framingDefects : formDefects;
}

const oddContentTypes = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'application/jsonp',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  'json',
  '/',
  ';',
  ' ',
];

/** Without HEAD, because its responses have no body to check. */
const oddMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY', 'LOCK'];

const oddSegments = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fsecret',
  '..%5c..%5csecret',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%E0%A4%A',
  '%25%32%65',
  '%252e%252e',
  '*',
  ':id',
  ';x=1',
  '%20',
  '+',
  '~',
  '%3Cscript%3E',
  '__proto__',
  'constructor',
  'x'.repeat(65),
  'x'.repeat(101),
  'x'.repeat(6000),
  encodeURIComponent('👩‍👩‍👧‍👦'),
];

function oddPath(random: Random, path: string): string {
  const [before = '', query] = path.split('?', 2);
  const segments = before.split('/');
  const at = 1 + random.below(segments.length - 1);
  const odd = random.pick(oddSegments);
  const changed = random
    .pick([
      segments.with(at, odd),
      [...segments.slice(0, -1), odd],
      [...segments, odd],
      [...segments, ''],
      segments.with(at, `/${segments[at]}`),
      segments.with(at, (segments[at] ?? '').toUpperCase()),
      segments.slice(0, at),
    ])
    .join('/');
  return (changed === '' ? '/' : changed) + (query === undefined ? '' : `?${query}`);
}

const oddQueries = ['?', '&', '=', '%', '%ff', '&&==', 'id', 'id=', '__proto__=x', 'constructor[prototype][x]=1', '#x'];

function oddQuery(random: Random, path: string): string {
  const [before = '', query = 'id=asha'] = path.split('?', 2);
  const [name = ''] = query.split('=', 1);
  const odd = encodeURIComponent(random.pick(oddTexts.filter((text) => text.length < 5000 && text.isWellFormed())));
  return `${before}?${random.pick([
    ...oddQueries,
    `${query}&${query}`,
    `${name}[]=a&${name}[]=b`,
    `${name}[a]=b`,
    `${query}&verified=true`,
    `${name}=${odd}`,
    `${name}=${odd}`,
    `${name}=${odd}`,
  ])}`;
}

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { cookie: 'session' },
  { cookie: 'session=; session=x; ;;; =; signup=%' },
  { cookie: `session=${'x'.repeat(4000)}` },
  { cookie: 'session=s%3Aasha.x; __proto__=x; constructor=x' },
  { authorization: 'Bearer null' },
  { accept: 'text/html' },
  { accept: 'image/*;q=-1' },
  { 'accept-encoding': 'x'.repeat(2000) },
  { 'content-encoding': 'gzip' },
  { expect: 'something' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '*' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-proto': 'https, javascript' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'x-forwarded-host': 'evil.example' },
  { host: 'evil.example' },
  { host: '' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'content-length': '-1' },
  { 'x-long': 'x'.repeat(20_000) },
];
