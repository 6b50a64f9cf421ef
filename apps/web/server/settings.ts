import { BadSetting, type Environment, upstreamAddress, whole } from '@glo/mock-api/web/setting-values';
import type { WebConfiguration } from '@glo/mock-api/web/configuration';
import { readWebConfiguration } from '@glo/mock-api/web/read-configuration';

export interface Settings {
  readonly port: number;
  /** What the page is told. */
  readonly web: WebConfiguration;
  /** The services that this server passes requests on to; the browser finds the others without it. */
  readonly upstreams: readonly Upstream[];
  /** Added to notifications on their way to the recruiter service: the browser never hears of it. */
  readonly notificationHeader: WebConfiguration['notificationHeader'];
}

export interface Upstream {
  readonly service: 'recruiter' | 'candidate';
  /** The path under which the browser finds the service here. */
  readonly base: string;
  /** The address of the service, with its own base path and no slash at the end. */
  readonly address: string;
}

/** Paths that this server has itself, or passes on. */
const ownPaths = ['/assets', '/health', '/uploads', '/pictures', '/files'];

/** Reads the settings of the image; throws `BadSetting` with a sentence that names the variable. */
export function readSettings(env: Environment): Settings {
  const { notificationHeader, ...web } = readWebConfiguration(env);
  const recruiter = readUpstream(env, 'recruiter', web.recruiterApi);
  const candidate = readUpstream(env, 'candidate', web.candidateApi);
  if (recruiter !== null && recruiter.base === candidate?.base) {
    throw new BadSetting('RECRUITER_API_BASE and CANDIDATE_API_BASE must differ, for requests to go to two services.');
  }
  if (notificationHeader !== null && recruiter === null) {
    throw new BadSetting('NOTIFICATION_HEADER_NAME needs UPSTREAM_RECRUITER: the header is added on the way there.');
  }
  if (recruiter !== null && web.sessionEndUrl.startsWith('/')) {
    checkPath('SESSION_END_URL', web.sessionEndUrl, 'UPSTREAM_RECRUITER');
  }
  return {
    port: whole(env, 'PORT', 4000, 1, 65_535),
    web: { ...web, notificationHeader: null },
    upstreams: [recruiter, candidate].filter((each) => each !== null),
    notificationHeader,
  };
}

const variables = {
  recruiter: ['UPSTREAM_RECRUITER', 'RECRUITER_API_BASE'],
  candidate: ['UPSTREAM_CANDIDATE', 'CANDIDATE_API_BASE'],
} as const;

function readUpstream(env: Environment, service: Upstream['service'], base: string): Upstream | null {
  const [name, baseName] = variables[service];
  const address = upstreamAddress(env, name);
  if (address === '') return null;
  checkPath(baseName, base, name);
  return { service, base, address };
}

/** Only what needs no escaping, so that what the browser sends and what it is compared with are the same. */
function checkPath(name: string, path: string, upstream: string): void {
  const isTaken = ownPaths.some((own) => path === own || path.startsWith(`${own}/`));
  if (/^(?:\/[\w~-][\w.~-]*)+$/.test(path) && !isTaken) return;
  throw new BadSetting(
    `With ${upstream}, ${name} must be a path of letters, digits and -._~ outside ${ownPaths.join(', ')}, not "${path}".`,
  );
}
