import { expect, it } from 'vitest';
import type { Environment } from '../web/setting-values.ts';
import { readServices } from './read-services.ts';

const self = { port: 4000, hosts: ['192.168.1.5'], sessionEnd: '/session/end' };
const [recruiter, candidate] = ['https://api.acme.example/recruiter', 'http://127.0.0.1:8080'];
const both: Environment = { UPSTREAM_RECRUITER: `${recruiter}/`, UPSTREAM_CANDIDATE: candidate };
const pair = 'UPSTREAM_RECRUITER and UPSTREAM_CANDIDATE';

it('requests are answered here, by the services, or from a recording', () => {
  const upstreams = { recruiter, candidate, sessionEnd: '/session/end' };
  expect(readServices({}, self)).toBeNull();
  expect(readServices(both, self)).toEqual({ upstreams, record: null });
  expect(readServices({ ...both, RECORD: 'kept' }, self)).toEqual({ upstreams, record: 'kept' });
  expect(readServices({ REPLAY: 'kept' }, self)).toEqual({ replay: 'kept', sessionEnd: '/session/end' });
});

const wrong = (value: string) => ({ ...both, UPSTREAM_RECRUITER: value });
const notAnAddress = 'UPSTREAM_RECRUITER must be an';
const itself = 'UPSTREAM_RECRUITER is this server itself:';

it.each<[Environment, string]>([
  [wrong('api.acme.example'), notAnAddress],
  [wrong('ftp://api.acme.example'), notAnAddress],
  [wrong('https://user:secret@api.acme.example'), notAnAddress],
  [wrong('https://api.acme.example/a?b=1'), notAnAddress],
  [wrong('http://localhost:4000'), itself],
  [wrong('http://127.0.0.1:4000/api/recruiter'), itself],
  [wrong('http://[::1]:4000'), itself],
  [wrong('http://192.168.1.5:4000'), itself],
  [{ ...both, UPSTREAM_CANDIDATE: 'http://localhost:4000' }, 'UPSTREAM_CANDIDATE is this server itself:'],
  [{ UPSTREAM_RECRUITER: recruiter }, `${pair} go together:`],
  [{ UPSTREAM_CANDIDATE: candidate }, `${pair} go together:`],
  [{ RECORD: 'kept' }, `RECORD needs ${pair},`],
  [{ ...both, REPLAY: 'kept' }, `REPLAY answers instead of the services: leave out ${pair}, or REPLAY.`],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readServices(env, self)).toThrow(sentence);
});
