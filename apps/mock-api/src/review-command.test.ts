import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reviewCommand } from './review-command.ts';
import { aProgram, exitOf, greetingOf } from './testing/program.ts';

const demo = 'recruiter@acme.example';
const REVIEW_TOKEN = 'review-token-for-the-tests-of-the-command';

/** A mock API in a process of its own, without its control surface. Returns the environment of the command. */
async function running(env: Readonly<Record<string, string>> = { REVIEW_TOKEN }) {
  const greeting = await greetingOf(aProgram({ MOCK_CONTROL: 'off', ...env }));
  const port = /127\.0\.0\.1:(\d+)/.exec(greeting)?.[1];
  if (port === undefined) throw new Error(`There is no port in ${greeting}`);
  return { REVIEW_TOKEN, PORT: port };
}

const reviewed = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  exitOf(aProgram(env, 'review', ...args));

/** A server that replies with `body`. Returns its port. */
async function listening(body: string): Promise<string> {
  const server = createServer((_, reply) => void reply.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

describe('npm run review', () => {
  it('decides through the running mock API', async () => {
    const env = await running();
    expect(await reviewed(env, demo, 'FAILED')).toEqual({
      stdout: `Meera Nair <${demo}>: the personal verification for Acme Works is FAILED.\n`,
      stderr: '',
      code: 0,
    });
    expect(await reviewed(env, demo, 'VERIFIED', 'another-document')).toMatchObject({
      stderr: expect.stringMatching(
        /^Please check the newest document .+, then name both: [0-9a-f]{16} [0-9a-f]{24}\.\n$/,
      ),
      code: 1,
    });
    expect(await reviewed(env, 'Nobody Inc', 'FAILED')).toEqual({
      stdout: '',
      stderr: 'No recruiter or company is called "Nobody Inc". Please check the spelling or use an id.\n',
      code: 1,
    });
    expect(await reviewed({ ...env, REVIEW_TOKEN: 'x'.repeat(32) }, demo, 'VERIFIED')).toEqual({
      stdout: '',
      stderr: 'The review token is missing or wrong. Set REVIEW_TOKEN to the token of the mock API.\n',
      code: 1,
    });
  });

  it('reaches a mock API that listens on every address', async () => {
    const env = { ...(await running({ REVIEW_TOKEN, HOST: '0.0.0.0' })), HOST: '0.0.0.0' };
    expect((await reviewed(env, demo, 'VERIFIED')).code).toBe(0);
  });

  it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    ['without a token', async () => ({}), /^Set REVIEW_TOKEN to the token that the mock API was started with\.\n$/],
    ['with a short token', async () => ({ REVIEW_TOKEN: 'short' }), /^REVIEW_TOKEN must have at least 32 .+\n$/],
    [
      'if nothing listens',
      async () => ({ REVIEW_TOKEN, PORT: '1' }),
      /^No mock API responds at http:\/\/\S+:1\. .+\n$/,
    ],
    [
      'if the mock API has no token',
      () => running({}),
      /^The mock API at http:\/\/\S+ runs without REVIEW_TOKEN\. Set REVIEW_TOKEN and restart it\.\n$/,
    ],
    [
      'if another program answers',
      async () => ({ REVIEW_TOKEN, PORT: await listening('<p>Hello') }),
      /^The server at http:\/\/\S+ is not the mock API\.\n$/,
    ],
  ])('explains in a sentence %s', async (_when, env, sentence) => {
    expect(await reviewed(await env(), demo, 'VERIFIED')).toEqual({
      stdout: '',
      stderr: expect.stringMatching(sentence),
      code: 1,
    });
  });

  it.each([
    [[]],
    [[demo]],
    [[demo, 'SUBMITTED']],
    [[demo, 'verified']],
    [['Acme', 'Works', 'VERIFIED']],
    [[demo, 'VERIFIED', 'a', 'b', 'c']],
  ])('explains its usage when it is given %j', async (args) => {
    await expect(reviewCommand(args, { REVIEW_TOKEN })).rejects.toThrow(
      /^Usage: npm run review -- <email or company> VERIFIED\|FAILED \[document\] \[company\]$/,
    );
  });
});
