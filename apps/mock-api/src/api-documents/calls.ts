import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import account from './calls/account.json' with { type: 'json' };
import candidates from './calls/candidates.json' with { type: 'json' };
import company from './calls/company.json' with { type: 'json' };
import folders from './calls/folders.json' with { type: 'json' };
import jobs from './calls/jobs.json' with { type: 'json' };
import lookups from './calls/lookups.json' with { type: 'json' };
import onboarding from './calls/onboarding.json' with { type: 'json' };
import search from './calls/search.json' with { type: 'json' };
import shortlist from './calls/shortlist.json' with { type: 'json' };
import verification from './calls/verification.json' with { type: 'json' };

interface CallText {
  readonly summary: string;
  readonly description: string;
  readonly section: string;
  /** Why the call answers 403, 404, 409 or 429. `documents.ts` adds the refusals that all calls share. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly responses?: Readonly<Record<string, string>>;
  readonly example: Example;
}

export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

interface Feature {
  readonly description: string;
  readonly calls: Readonly<Record<string, CallText>>;
}

export const features: Readonly<Record<string, Feature>> = {
  account,
  onboarding,
  company,
  verification,
  jobs,
  shortlist,
  folders,
  search,
  candidates,
  lookups,
};

export interface DescribedCall extends CallText {
  readonly name: string;
  readonly tag: string;
  readonly call: Call;
}

export const describedCalls: readonly DescribedCall[] = Object.entries(features).flatMap(([tag, { calls }]) =>
  Object.entries(calls).map(([name, text]) => ({ ...text, name, tag, call: requireCall(name) })),
);

function requireCall(name: string): Call {
  const call = wireTable[name];
  if (call === undefined) throw new Error(`The wire contract has no call ${name}.`);
  return call;
}
