import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { Program } from './support/program.ts';

/** What a program that logs all it can has written, line by line, after what was `done` with it. */
async function logOf(done: (url: string) => Promise<unknown>): Promise<string[]> {
  vi.stubEnv('LOG_LEVEL', 'trace');
  onTestFinished(() => void vi.unstubAllEnvs());
  const program = new Program(tempFolder());
  const { stdout } = program.child;
  if (stdout === null) throw new Error('It has no output');
  const written = text(stdout);
  await program.listens();
  await done(program.url);
  program.child.kill('SIGTERM');
  return (await written).split('\n');
}

it('the log tells method, address, status and moment (UTC) of each request in a line of JSON, and nothing that was secret in it', async () => {
  const email = 'recruiter@acme.example';
  const secrets = [
    'Welcome1!',
    'not-the-password-1',
    '918273',
    'a.very.secret.credential',
    'a-stolen-cookie',
    'sesame',
  ];
  const [password = '', wrong = '', otp, credential, cookie, token] = secrets;
  const lines = await logOf(async (url) => {
    const post = (path: string, body: unknown, headers = {}) =>
      fetch(`${url}/api/recruiter${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const { headers } = await post('/user/login', { email, password }, { cookie: `session=${cookie}` });
    secrets.push(/session=([^;]+)/.exec(headers.getSetCookie().join())?.[1] ?? 'no session');
    await post('/user/login', { email, password: wrong }, { authorization: `Bearer ${token}` });
    await post('/verifyotplogin', { email, otp: Number(otp) });
    await post('/user/login', { email, password: '', credential });
    await post('/user/login', `{"email":"${email}","password":"${password}`);
    // Encoded as it came: no line of its own.
    await fetch(`${url}/api/recruiter/nothing%0a%7B%22level%22%3A60%7D?x=%0d%0a`);
  });
  const greeting = /^(?:Application|Sign in|Mailbox) |^$/;
  const logged = lines.filter((line) => !greeting.test(line));
  const entries = logged.map((line) => JSON.parse(line) as Entry);
  const asked = entries.flatMap(({ req, time }) => (req === undefined ? [] : [{ ...req, time }]));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/recruiter/user/login',
    'POST /api/recruiter/user/login',
    'POST /api/recruiter/verifyotplogin',
    'POST /api/recruiter/user/login',
    'POST /api/recruiter/user/login',
    'GET /api/recruiter/nothing%0a%7B%22level%22%3A60%7D?x=%0d%0a',
  ]);
  for (const { remoteAddress, time } of asked) {
    expect(remoteAddress).toBe('127.0.0.1');
    // Milliseconds since 1970, which have no time zone.
    expect(Math.abs(time - Date.now())).toBeLessThan(3_600_000);
  }
  expect(entries.flatMap(({ res }) => res?.statusCode ?? [])).toEqual([200, 200, 200, 200, 400, 404]);
  expect(secrets.filter((secret) => logged.join('\n').includes(secret))).toEqual([]);
}, 60_000);

interface Entry {
  readonly time: number;
  readonly req?: { readonly method: string; readonly url: string; readonly remoteAddress: string };
  readonly res?: { readonly statusCode: number };
}
