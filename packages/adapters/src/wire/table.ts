import { isObject } from '@glo/domain/shared/json';
import * as account from './account.ts';
import * as accountCodes from './account-codes.ts';
import type { Call } from './call.ts';
import * as candidates from './candidates.ts';
import * as company from './company.ts';
import * as companyPage from './company-page.ts';
import * as email from './email.ts';
import * as filter from './filter.ts';
import * as folders from './folders.ts';
import * as jobs from './jobs.ts';
import * as lookups from './lookups.ts';
import * as onboarding from './onboarding.ts';
import * as profile from './profile.ts';
import * as search from './search.ts';
import * as shortlist from './shortlist.ts';
import * as verification from './verification.ts';

/** Every call by name, for the mock API and tests only, so that the browser loads only the calls of a screen. */
export const wireTable: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    account,
    accountCodes,
    onboarding,
    company,
    verification,
    profile,
    companyPage,
    jobs,
    shortlist,
    folders,
    email,
    search,
    candidates,
    filter,
    lookups,
  ]
    .flatMap((feature) => Object.entries<unknown>(feature))
    .filter((entry): entry is [string, Call] => isCall(entry[1])),
);

function isCall(value: unknown): value is Call {
  return isObject(value) && ['service', 'method', 'reply'].every((part) => part in value);
}
