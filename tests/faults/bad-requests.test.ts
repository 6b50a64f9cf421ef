import { expect, it } from 'vitest';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { defaultConfiguration } from '../../apps/mock-api/src/web/configuration.ts';
import { type BadRequest, drawBadRequest } from './support/bad-requests.ts';
import { stowaway } from './support/bad-bodies.ts';
import { responseDefect } from './support/response-defect.ts';
import { Random } from './support/random.ts';
import { aServer, type Server } from './support/server.ts';
import { seed, sizeOf } from './support/sizes.ts';
import { twoCompanies } from './support/two-companies.ts';

const requests = sizeOf(1500, 12_000);

it(`none of ${requests} bad requests causes a 5xx, changes data if refused, or stores unknown keys (SEED=${seed})`, async () => {
  const random = new Random(seed);
  const server = await aServer({ web: { folder: aWebBuild().folder, configuration: defaultConfiguration } });
  const cookies = ['asha', 'ben', 'gita', 'nadia', 'asha-expired', 'asha-by-code'].map(server.cookieOf);
  const defects: string[] = [];
  for (let count = 0; count < requests; count += 1) {
    const bad = await drawBadRequest(random, cookies);
    const defect = await tryRequest(server, bad).catch((error: unknown) => `no answer: ${String(error)}`);
    if (defect !== '') defects.push(`#${count} ${bad.name}: ${defect}\n  ${show(bad)}`);
  }
  expect(defects).toEqual([]);
}, 300_000);

async function tryRequest(server: Server, { request }: BadRequest): Promise<string> {
  const before = server.digest();
  const answer = await server.send(request);
  const after = server.digest();
  if (after !== before) await server.world.store.replace(twoCompanies());
  if (after.includes(stowaway))
    return `stored what nobody asked for: ${after.slice(after.indexOf(stowaway) - 60, 200)}`;
  if (answer.status >= 400 && after !== before) return `changed something, and answered ${answer.status}`;
  return responseDefect(answer);
}

const show = ({ request: { method, path, headers, body } }: BadRequest) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(String(body)).slice(0, 300)}`;
