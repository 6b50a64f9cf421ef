import { readSettings, seedRows, startMockApi } from '@glo/mock-api';
import { demoRecruiter, type Target } from './target.ts';

/** Starts the mock API in this process, in memory and over a real socket. `rateLimit` scales its limits. */
export async function startInProcessTarget(rateLimit: number | 'off' = 'off'): Promise<Target> {
  const mockApi = await startMockApi({
    rateLimit,
    rows: (now) => seedRows({ seed: 1, candidates: 300, now }),
    // These settings include the development identity provider.
    web: { ...readSettings({}).web, folder: '' },
  });
  return {
    name: 'in-process',
    recruiterBase: `${mockApi.url}/api/recruiter`,
    candidateBase: `${mockApi.url}/api/v1/mobile`,
    control: `${mockApi.url}/__mock`,
    mayWrite: true,
    recruiter: demoRecruiter,
    withLimits: () => startInProcessTarget(1 / 100),
    close: () => mockApi.close(),
  };
}
