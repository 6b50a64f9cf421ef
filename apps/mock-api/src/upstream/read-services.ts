import { BadSetting, type Environment, upstreamAddress } from '../web/setting-values.ts';
import type { RealServices } from './real-services.ts';

export interface ThisServer {
  readonly port: number;
  /** Under which names it is reached. */
  readonly hosts: readonly string[];
  readonly sessionEnd: string;
}

/** Where requests to the services are answered; null: here. Throws `BadSetting` with a sentence that names the variable. */
export function readServices(env: Environment, self: ThisServer): RealServices | null {
  const recruiter = upstreamAddress(env, 'UPSTREAM_RECRUITER');
  const candidate = upstreamAddress(env, 'UPSTREAM_CANDIDATE');
  const record = env.RECORD || null;
  const replay = env.REPLAY || null;
  if ((recruiter === '') !== (candidate === '')) {
    throw new BadSetting(
      'UPSTREAM_RECRUITER and UPSTREAM_CANDIDATE go together: who signs in at one service is a stranger at the stand-in of the other.',
    );
  }
  const hasUpstream = recruiter !== '';
  if (record !== null && !hasUpstream) {
    throw new BadSetting('RECORD needs UPSTREAM_RECRUITER and UPSTREAM_CANDIDATE, whose replies are recorded.');
  }
  if (replay !== null && hasUpstream) {
    throw new BadSetting(
      'REPLAY answers instead of the services: leave out UPSTREAM_RECRUITER and UPSTREAM_CANDIDATE, or REPLAY.',
    );
  }
  if (replay !== null) return { replay, sessionEnd: self.sessionEnd };
  if (!hasUpstream) return null;
  refuseSelf('UPSTREAM_RECRUITER', recruiter, self);
  refuseSelf('UPSTREAM_CANDIDATE', candidate, self);
  return { upstreams: { recruiter, candidate, sessionEnd: self.sessionEnd }, record };
}

const usualHosts = ['localhost', '127.0.0.1', '::1', '0.0.0.0'];

function refuseSelf(name: string, address: string, { port, hosts }: ThisServer): void {
  const { hostname, port: given, protocol } = new URL(address);
  const portThere = Number(given || (protocol === 'https:' ? 443 : 80));
  const host = hostname.replace(/^\[|\]$/g, '');
  if (portThere !== port || ![...usualHosts, ...hosts].includes(host)) return;
  throw new BadSetting(
    `${name} is this server itself: ${address}. Give the address of the real service, or choose another PORT.`,
  );
}
