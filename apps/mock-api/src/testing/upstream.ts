import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Rows } from '../data/rows.ts';
import type { StandInOptions } from '../stand-in.ts';
import type { DataSet } from '../store/store.ts';
import type { ShownExchange } from '../upstream/exchange-list.ts';
import type { RealServices } from '../upstream/real-services.ts';
import { aCompany, anAccount } from './people.ts';
import { aRunningStandIn, type Running } from './running.ts';
import type { Visitor } from './visitor.ts';

/** A service made by hand, until the running test has finished; its address. */
export async function aService(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What a second stand-in, or a service by hand, is to a stand-in in front of it. */
export const servicesAt = (url: string, more: { record?: string; patience?: number } = {}): RealServices => ({
  upstreams: { recruiter: `${url}/api/recruiter`, candidate: `${url}/api/v1/mobile`, sessionEnd: '/session/end' },
  record: null,
  ...more,
});

/** A stand-in that passes requests on, with `rows` of its own. */
export const aRelay = (
  services: RealServices,
  rows: DataSet<Rows> = {},
  options: StandInOptions = {},
): Promise<Running> => aRunningStandIn(rows, { ...options, services });

export async function exchangesOf(visitor: Visitor): Promise<readonly ShownExchange[]> {
  const { body } = await visitor.fetch('/__mock/exchanges');
  return (body as { exchanges: readonly ShownExchange[] }).exchanges;
}

/** A second stand-in as the real services, one in front of it with other rows, and Asha, who signed in at the services. */
export async function twoStandIns(options: StandInOptions = {}) {
  const upstream = await aRunningStandIn({ accounts: [anAccount('asha')], companies: [aCompany('saltmarsh')] });
  const rows = { accounts: [anAccount('bela')], companies: [aCompany('heron')] };
  const relay = await aRelay(servicesAt(upstream.url), rows, options);
  return { upstream, relay, asha: await relay.signedIn('asha@acme.example') };
}
