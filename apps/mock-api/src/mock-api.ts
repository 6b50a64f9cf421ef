import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { DataSets } from './control/data-sets.ts';
import { ControlledWorld } from './control/worlds/controlled-world.ts';
import { Worlds } from './control/worlds/worlds.ts';
import { indexes, type Rows } from './data/rows.ts';
import { timeLimits } from './http/time-limits.ts';
import { loopback } from './http/trusted-proxies.ts';
import { type Clock, systemClock, type World } from './http/world.ts';
import { type MailSettings, smtpMailer } from './mail/mailer.ts';
import { MailingStore } from './mail/mailing-store.ts';
import { type DataPlaces, openData } from './open-data.ts';
import { builtPages } from './web/mock-api-pages.ts';
import type { KnownDataSet } from './seed/scenarios.ts';
import { MemoryCounts } from './store/counts/counts.ts';
import { openMemoryStore } from './store/low-store.ts';
import type { DataSet } from './store/store.ts';
import { memoryShelf } from './store/file-shelf.ts';
import { sweepFiles } from './uploads/upload-address.ts';
import { defaultConfiguration, type WebConfiguration } from './web/configuration.ts';
import { developmentGoogle, DevelopmentProvider } from './identity/development-provider.ts';
import { googleProvider } from './identity/google-provider.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';

export interface MockApiOptions
  extends DataPlaces,
    Partial<Omit<AppOptions, 'worlds' | 'dataSets' | 'secret' | 'shared'>> {
  readonly port?: number;
  readonly host?: string;
  readonly rows?: (now: Date) => DataSet<Rows>;
  readonly dataSet?: Partial<KnownDataSet>;
  readonly clock?: Clock;
  readonly mail?: MailSettings | null;
}

export interface MockApi {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly world: World;
  close(): Promise<void>;
}

/** Throws `UnusableFolder`, `ForeignData`, `StoreLocked`, `StoreDamaged`, or EADDRINUSE of Node. */
export async function startMockApi(options: MockApiOptions = {}): Promise<MockApi> {
  const { clock = systemClock, port = 0, host = '127.0.0.1' } = options;
  await tryListening(port, host);
  const { dataSet } = options;
  const usual = dataSet === undefined ? () => ({}) : undefined;
  const dataSets = new DataSets(clock, dataSet, options.rows ?? usual);
  const seed = () => dataSets.rows();
  const data = await openData(options, seed);
  const { store, files } = data;
  try {
    await sweepFiles(data.settledFiles, store);
    const mailer = options.mail ? await smtpMailer(options.mail) : null;
    const mailed = mailer === null ? store : new MailingStore(store, mailer, (words) => app.log.error(words));
    const world = new ControlledWorld({
      name: '',
      store: mailed,
      files,
      counts: data.counts,
      makeCell: data.makeCell,
      clock,
    });
    const worlds = new Worlds(
      world,
      (name) =>
        new ControlledWorld({
          name,
          store: openMemoryStore(indexes, seed()),
          files: memoryShelf(),
          counts: new MemoryCounts(),
          clock,
        }),
    );
    const web = options.web ?? { folder: '', configuration: defaultConfiguration };
    const secret = await data.secret();
    const app = await buildApp({
      identity: chooseProvider(web.configuration, secret),
      pages: builtPages,
      control: true,
      reviewToken: null,
      allowedHosts: options.host === undefined ? [] : [options.host],
      allowedOrigins: [],
      trustProxy: [loopback],
      timeLimits,
      rateLimit: 1,
      limits: {},
      checkReplies: true,
      logger: false,
      ...options,
      web,
      worlds,
      dataSets,
      secret,
      shared: data.shared,
    });
    app.addHook('onClose', async () => {
      mailer?.close();
      await data.close();
    });
    const url = await app.listen({ port, host });
    return { url, app, world, close: () => app.close() };
  } catch (error) {
    await data.close();
    throw error;
  }
}

async function tryListening(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

function chooseProvider({ googleClientId, googleScript }: WebConfiguration, secret: string): IdentityProvider | null {
  if (googleClientId === '') return null;
  return googleScript === developmentGoogle.googleScript
    ? new DevelopmentProvider(secret)
    : googleProvider(googleClientId);
}
