import * as z from 'zod/mini';
import { Refusal, refuse } from './http/refusal.ts';
import { reviewPath, reviewShape } from './review/review.ts';
import { readSettings } from './settings.ts';
import { BadSetting, type Environment } from './web/setting-values.ts';

const usage = 'Usage: npm run review -- <email or company> VERIFIED|FAILED [document] [company]';
const replyShape = z.object({ message: z.string() });
const timeout = 30_000;

/** Throws a `Refusal` or `BadSetting` with a sentence. */
export async function reviewCommand(args: readonly string[], env: Environment): Promise<string> {
  const [subject, status, document, company, ...more] = args;
  const body = reviewShape.safeParse({ who: subject, status, document, company });
  if (!body.success || more.length > 0) throw refuse.badRequest(usage);
  const { reviewToken, host, port } = readSettings(env);
  if (reviewToken === null) throw new BadSetting('Set REVIEW_TOKEN to the token that the mock API was started with.');
  const origin = `http://${reachable(host)}:${port}`;
  const response = await fetch(`${origin}${reviewPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${reviewToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body.data),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  if (response === null) {
    throw new Refusal(503, `No mock API responds at ${origin}. Start it, or set HOST and PORT to its address.`);
  }
  const reply = replyShape.safeParse(await response.json().catch(() => null));
  if (!reply.success) throw new Refusal(502, `The server at ${origin} is not the mock API.`);
  if (reply.data.message === `There is nothing at ${reviewPath}.`)
    throw new Refusal(404, `The mock API at ${origin} runs without REVIEW_TOKEN. Set REVIEW_TOKEN and restart it.`);
  if (!response.ok) throw new Refusal(response.status, reply.data.message);
  return reply.data.message;
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
