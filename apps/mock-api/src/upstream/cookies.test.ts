import { expect, it } from 'vitest';
import { cookiesThere, setCookieHere } from './cookies.ts';
import { destinationsOf } from './destinations.ts';

const destinations = destinationsOf({
  recruiter: 'https://api.acme.example/recruiter',
  candidate: 'https://students.acme.example',
  sessionEnd: '',
});
const [recruiter, candidate] = destinations;

function translated(
  cookie: string,
  { from = recruiter, path = '/recruiter/user/login', isSecure = false } = {},
): string {
  if (from === undefined) throw new Error('There are two services');
  return setCookieHere(cookie, { from, destinations, path, isSecure });
}

it.each([
  ['s=1', 's=1; Path=/api/recruiter/user'],
  ['s=1; Path=/recruiter', 's=1; Path=/api/recruiter'],
  ['s=1; path=/recruiter/user', 's=1; Path=/api/recruiter/user'],
  // Uploads lie at the host of the recruiter service, beside its base path.
  ['s=1; Path=/', 's=1; Path=/'],
  ['s=1; Path=/; Domain=.ACME.example', 's=1; Path=/'],
  ['s=1; Path=/admin', 's=1; Path=/admin'],
  ['s=a=b; Path=/; HttpOnly; Max-Age=60', 's=a=b; HttpOnly; Max-Age=60; Path=/'],
])('%s of the recruiter service goes where it would have gone: %s', (given, expected) => {
  expect(translated(given)).toBe(expected);
});

it.each([
  ['s=1; Path=/', 's=1; Path=/api/v1/mobile'],
  ['s=1; Path=/; Domain=acme.example', 's=1; Path=/'],
  ['s=1', 's=1; Path=/api/v1/mobile/getProfileData'],
])('%s of the candidate service, at another host, too: %s', (given, expected) => {
  expect(translated(given, { from: candidate, path: '/getProfileData/x' })).toBe(expected);
});

it.each([
  ['s=1; Secure; SameSite=None; Partitioned; Path=/', 's=1; SameSite=Lax; Path=/'],
  ['s=1; SameSite=Strict; Path=/', 's=1; SameSite=Strict; Path=/'],
  ['__Host-s=1; Secure; Path=/', 'upstream.__Host-s=1; Path=/'],
  ['__Secure-s=1; Secure; Path=/recruiter', 'upstream.__Secure-s=1; Path=/api/recruiter'],
])('%s is kept over plain HTTP, too: %s', (given, expected) => {
  expect(translated(given)).toBe(expected);
});

it('over TLS it stays as safe as it was', () => {
  expect(translated('s=1; Secure; SameSite=None; Partitioned; Path=/', { isSecure: true })).toBe(
    's=1; Secure; SameSite=None; Partitioned; Path=/',
  );
});

it.each([
  ['s=1; upstream.__Host-t=2', 's=1; __Host-t=2'],
  ['x-mock-world=one; s=1', 's=1'],
  ['x-mock-world=one', undefined],
  ['upstream.s=1', 'upstream.s=1'],
])('%s reaches the service as %s', (given, expected) => {
  expect(cookiesThere(given)).toBe(expected);
});
