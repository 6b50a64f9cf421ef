import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { Program } from './support/program.ts';

async function logOf(
  env: Readonly<Record<string, string>>,
  done: (url: string) => Promise<unknown>,
): Promise<string[]> {
  const program = new Program(tempFolder(), env);
  const { stdout } = program.child;
  if (stdout === null) throw new Error('The program has no output');
  const written = text(stdout);
  await program.waitUntilListening();
  await done(program.url);
  program.child.kill('SIGTERM');
  return (await written).split('\n');
}

const greeting = /^(?:Application|Sign in|Mailbox) |^$/;

it('the log has a line of JSON per request with method, URL, status and time, and without its secrets', async () => {
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
  const lines = await logOf({ LOG_LEVEL: 'trace' }, async (url) => {
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
    // Encoded line breaks must not start a log line.
    await fetch(`${url}/api/recruiter/nothing%0a%7B%22level%22%3A60%7D?x=%0d%0a`);
  });
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
    expect(Math.abs(time - Date.now())).toBeLessThan(3_600_000);
  }
  expect(entries.flatMap(({ res }) => res?.statusCode ?? [])).toEqual([200, 200, 200, 200, 400, 404]);
  expect(secrets.filter((secret) => logged.join('\n').includes(secret))).toEqual([]);
}, 60_000);

async function busyVisitor(url: string): Promise<string> {
  const email = 'recruiter@acme.example';
  const send = async (
    path: string,
    { body, ...init }: { body?: unknown; headers?: Record<string, string>; method?: string },
  ) => {
    const form = body instanceof FormData;
    const response = await fetch(url + path, {
      method: 'POST',
      ...init,
      headers: { ...(!form && { 'content-type': 'application/json' }), ...init.headers },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    return { headers: response.headers, body: (await response.json().catch(() => ({}))) as { _id?: string } };
  };
  const { headers, body } = await send('/api/recruiter/user/login', { body: { email, password: 'Welcome1!' } });
  const { _id: account = '' } = body;
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const asDemo = { headers: { cookie } };
  await send('/api/recruiter/verifyotplogin', { body: { email, otp: 918_273 } });
  await send('/api/recruiter/getRecruiterDetailsByID?id=somebody', { ...asDemo, body: {} });
  const form = new FormData();
  form.append('recruiter_documents', new File(['<script>'], 'certificate.pdf'));
  await send('/api/recruiter/upload/document', { ...asDemo, body: form });
  const change = { currentPassword: 'not-the-password-1', newPassword: 'Another-one-22' };
  await send(`/api/recruiter/profile/change/password/${account}`, { ...asDemo, body: change });
  await send('/session/end', asDemo);
  await send('/api/recruiter/getRecruiterDetailsByID?id=somebody', { ...asDemo, body: {} });
  for (let codes = 0; codes < 2; codes++) await send('/api/recruiter/forgotpassword', { body: { email } });
  return account;
}

it('the log records sign-ins, sessions and refused access with the account and without its secrets', async () => {
  let account = '';
  // A tenth of the codes to a mailbox is one. That limit lasts an hour, so that it does not end on a busy machine.
  const lines = await logOf({ LOG_LEVEL: 'info', RATE_LIMIT: '0.1' }, async (url) => {
    account = await busyVisitor(url);
  });
  const logged = lines.filter((line) => !greeting.test(line));
  const entries = logged.map((line) => JSON.parse(line) as Entry).filter(({ event }) => event !== undefined);
  expect(entries.map(({ event, account: whose }) => [event, whose === account ? 'demo' : whose])).toEqual([
    ['signed in', 'demo'],
    ['code wrong', 'demo'],
    ['access refused', 'demo'],
    ['upload refused', 'demo'],
    ['password wrong', 'demo'],
    ['access refused', 'demo'],
    ['session ended', 'demo'],
    ['not signed in', null],
    ['limit reached', null],
  ]);
  for (const { address, call } of entries)
    expect([address, call]).toEqual(['127.0.0.1', expect.stringMatching(/^POST \//)]);
  const secrets = ['recruiter@acme.example', 'Welcome1!', 'not-the-password-1', 'Another-one-22', '918273', 'session='];
  expect(secrets.filter((secret) => logged.join('\n').includes(secret))).toEqual([]);
}, 60_000);

interface Entry {
  readonly time: number;
  readonly event?: string;
  readonly account?: string | null;
  readonly address?: string;
  readonly call?: string;
  readonly req?: { readonly method: string; readonly url: string; readonly remoteAddress: string };
  readonly res?: { readonly statusCode: number };
}
