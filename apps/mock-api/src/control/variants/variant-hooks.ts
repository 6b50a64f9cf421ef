import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import { nothing, type VariantName, vary } from '@glo/adapters/wire/variants';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { basePaths } from '../../http/route.ts';
import { bytesOf } from '../payload.ts';

const calls = new Map(
  Object.entries(wireTable).map(([name, call]) => [
    `${call.method} ${basePaths[call.service]}${call.path}`,
    { name, call },
  ]),
);

/** Sends the replies of a world in the shapes it was asked for. */
export function varyReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.world.variants.asked === null || reply.statusCode >= 300) return payload;
    const called = calls.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (called === undefined) return payload;
    const names = request.world.variants.of(request.url.split('?', 1)[0] ?? '', called.name);
    return names.length === 0 ? payload : varied(called.call, reply, await bytesOf(payload), names);
  });
}

function varied(call: Call, reply: FastifyReply, payload: Buffer, names: readonly VariantName[]): string {
  const body = vary(call, JSON.parse(payload.toString('utf8')), names);
  reply.removeHeader('content-length');
  if (body === nothing) {
    if (reply.statusCode === 200) reply.code(204);
    reply.removeHeader('content-type');
    return '';
  }
  if (body !== 'OK') return JSON.stringify(body);
  reply.type('text/plain; charset=utf-8');
  return body;
}
