import { readSettings, seedRows, startStandIn } from '@glo/mock-api';
import { demoRecruiter, type Target } from './target.ts';

/** The stand-in inside this process, over a real socket and in memory. Its rate limits are lifted unless a factor is given. */
export async function startInProcessTarget(rateLimit: number | 'off' = 'off'): Promise<Target> {
  const standIn = await startStandIn({
    rateLimit,
    rows: (now) => seedRows({ seed: 1, candidates: 300, now }),
    // As the program is without any environment: with the identity provider for development.
    web: { ...readSettings({}).web, folder: '' },
  });
  return {
    name: 'in-process',
    recruiterBase: `${standIn.url}/api/recruiter`,
    candidateBase: `${standIn.url}/api/v1/mobile`,
    control: `${standIn.url}/__mock`,
    mayWrite: true,
    recruiter: demoRecruiter,
    // One try a minute and account.
    withLimits: () => startInProcessTarget(1 / 100),
    close: () => standIn.close(),
  };
}
