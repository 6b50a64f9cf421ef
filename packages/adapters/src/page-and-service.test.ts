import { cleanEmail, emailRule, enteredPasswordRule, passwordRule } from '@glo/domain/account/credentials';
import { companyFormRules } from '@glo/domain/company/company-form';
import { asSent, contentRule, meetingLinkRule, writtenRule } from '@glo/domain/contact/email-form';
import type { Fillings } from '@glo/domain/contact/placeholders';
import {
  filterEntries,
  type FilterForms,
  type FilterKey,
  filterKeys,
  noFilter,
} from '@glo/domain/filter/candidate-filter';
import { passingYears, percentageOptions } from '@glo/domain/filter/education';
import { genders } from '@glo/domain/filter/filter-table';
import { listMaximum, listOfAtMost, required } from '@glo/domain/form/rules';
import { jobFormRules, jobFromDraft } from '@glo/domain/jobs/job-draft';
import { descriptionRule } from '@glo/domain/jobs/description';
import { experienceUnits, type JobOwner, jobTypes, salaryPeriods, workplaceTypes } from '@glo/domain/jobs/job';
import { cleaned } from '@glo/domain/onboarding/onboarding-draft';
import { detailsFormRules } from '@glo/domain/onboarding/details-form';
import { profileFormRules } from '@glo/domain/profile/profile-form';
import { searchJobTypes } from '@glo/domain/search/criteria-table';
import { emptyCriteria, searchFormRules } from '@glo/domain/search/search';
import { cleanLine } from '@glo/domain/shared/clean-text';
import { accountId, aCompleteDraft, studentId } from '@glo/domain/testing/builders';
import { aCompleteCompanyForm, aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { someEvidence } from '@glo/domain/testing/verification';
import { cinRule, documentLinkRule, proofOf } from '@glo/domain/verification/proof';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { HttpCandidateFilters } from './candidate-service/http-candidate-filters.ts';
import type { Api } from './http/api.ts';
import { HttpAccountCodes } from './recruiter-api/http-account-codes.ts';
import { HttpAccounts } from './recruiter-api/http-accounts.ts';
import { HttpCandidateSearch } from './recruiter-api/http-candidate-search.ts';
import { HttpCompanies } from './recruiter-api/http-companies.ts';
import { HttpEmails } from './recruiter-api/http-emails.ts';
import { HttpFolders } from './recruiter-api/http-folders.ts';
import { HttpJobBoard } from './recruiter-api/http-job-board.ts';
import { HttpOnboardingGateway } from './recruiter-api/http-onboarding-gateway.ts';
import { HttpProfileGateway } from './recruiter-api/http-profile-gateway.ts';
import { HttpVerificationGateway } from './recruiter-api/http-verification-gateway.ts';
import { aService } from './testing/a-service.ts';
import {
  addresses,
  anyText,
  around,
  field,
  type FieldCase,
  fieldsOf,
  links,
  listOf,
  numbers,
  passwords,
  phones,
  placesOf,
} from './testing/typed-fields.ts';
import { wireTable } from './wire/table.ts';

const account = accountId('account-1');
const owner = { accountId: account, detailsId: 'd', companyId: 'c' } as unknown as JobOwner;
const fillings: Fillings = {
  '{first name}': 'A'.repeat(40),
  '{job title}': 'Analyst',
  '{company}': '',
  '{my name}': 'Ö',
};
const anEmail = { subject: 'Hello', content: 'Hello', meetingLink: 'm.example' };
const signature = 'Meera';

const { companySent: _, ...introduction } = aFinishedOnboardingDraft();
const job = aCompleteDraft();
const { description, ...written } = job;
/** The widest ranges, so that each number is checked alone. */
const details = {
  ...written,
  experienceMode: 'range' as const,
  minExperience: '0',
  maxExperience: '99999999',
  salaryMode: 'range' as const,
  minSalary: '0',
  maxSalary: '9999999999999',
};
const mode = fc.constantFrom('fixed' as const, 'range' as const);

const experience = { min: numbers, max: numbers };
const education = {
  degree: anyText,
  specialisation: anyText,
  institute: anyText,
  percentage: fc.constantFrom('', ...percentageOptions.map(String)),
  years: fc.subarray(passingYears.map(String)),
};

const forms: Readonly<Record<string, Readonly<Record<string, FieldCase<unknown>>>>> = {
  'the job': {
    ...fieldsOf(
      details,
      jobFormRules,
      {
        type: fc.constantFrom(...jobTypes, '', 'Other'),
        workplaceType: fc.constantFrom(...workplaceTypes, 'Other'),
        locations: placesOf,
        skills: listOf(listMaximum),
        vacancies: numbers,
        link: links,
        experienceMode: mode,
        minExperience: numbers,
        maxExperience: numbers,
        experienceUnit: fc.constantFrom(...experienceUnits),
        salaryMode: mode,
        minSalary: numbers,
        maxSalary: numbers,
        salaryPeriod: fc.constantFrom(...salaryPeriods),
      },
      (api, form) => new HttpJobBoard(api).post(jobFromDraft({ ...form, description }), owner),
    ),
    description: field(anyText, descriptionRule, (api, text) =>
      new HttpJobBoard(api).update('job-1' as never, jobFromDraft({ ...job, description: text })),
    ),
  },
  'the introduction': fieldsOf(
    { name: 'A', position: 'B', phoneNumber: '9876543210', location: 'Pune' },
    detailsFormRules,
    { phoneNumber: phones },
    (api, form) => new HttpOnboardingGateway(api).save(account, cleaned({ ...introduction, companySent: '', ...form })),
  ),
  'the profile': fieldsOf(
    { name: 'A', position: 'B', phoneNumber: '9876543210', location: 'Pune' },
    profileFormRules,
    { phoneNumber: phones },
    (api, form) => new HttpProfileGateway(api).edit(account, form),
  ),
  'the company': {
    ...fieldsOf(
      aCompleteCompanyForm(),
      companyFormRules,
      {
        name: anyText,
        url: links,
        about: anyText,
        size: fc.constantFrom('1-25', ''),
        types: listOf(50),
        authorised: fc.boolean(),
      },
      (api, form) => new HttpCompanies(api).create({ ...aCompleteCompanyForm(), ...form }, account),
    ),
    technologies: field(listOf(listMaximum), listOfAtMost(), (api, technologies) =>
      new HttpCompanies(api).create(aCompleteCompanyForm({ technologies }), account),
    ),
  },
  'the documents': {
    cin: field(
      anyText,
      (cin) => (cleanLine(cin) === '' ? 'Missing' : cinRule(cin)),
      (api, cin) =>
        new HttpVerificationGateway(api).submitCompany({
          accountId: account,
          companyId: companyId('c'),
          ...sentProof({ cin }),
        }),
    ),
    link: field(links, documentLinkRule, (api, link) =>
      new HttpVerificationGateway(api).submitPersonal({
        accountId: account,
        name: 'A',
        companyId: null,
        ...sentProof({ link }),
      }),
    ),
  },
  'the email': {
    subject: field(
      around('Hello {first name}', 'a'.repeat(2980) + '{first name}'),
      writtenRule('Missing', () => fillings),
      (api, subject) => sendEmail(api, { subject }),
    ),
    content: field(
      fc.oneof(anyText, around('a'.repeat(2970) + '{first name}', 'Hello\n\n{my name}')),
      contentRule(
        'Missing',
        () => fillings,
        () => signature,
      ),
      (api, content) => sendEmail(api, { content }),
    ),
    meetingLink: field(fc.oneof(links, anyText), meetingLinkRule, (api, meetingLink) =>
      sendEmail(api, { meetingLink }),
    ),
  },
  'the folder': {
    name: field(anyText, required('Missing'), (api, name) =>
      new HttpFolders(api).create({ name: cleanLine(name), recruiter: account, company: null, candidates: [] }),
    ),
  },
  'the search': fieldsOf(
    { ...emptyCriteria, skills: ['SQL'] },
    searchFormRules,
    {
      jobType: fc.constantFrom(...searchJobTypes),
      skills: listOf(listMaximum),
      location: anyText,
      qualification: anyText,
    },
    (api, criteria) => new HttpCandidateSearch(api).find(criteria),
  ),
  ...Object.fromEntries(filterKeys.map((key) => [`the filter by ${key}`, filterCases(key)])),
  'the account': {
    email: field(addresses, emailRule, (api, email) =>
      new HttpAccountCodes(api).signUp(cleanEmail(email), 'Welcome1!'),
    ),
    'forgotten email': field(addresses, emailRule, (api, email) =>
      new HttpAccountCodes(api).requestPasswordCode(cleanEmail(email)),
    ),
    password: field(passwords, passwordRule, (api, password) =>
      new HttpAccountCodes(api).signUp('a@b.example', password),
    ),
    'new password': field(passwords, passwordRule, (api, password) =>
      new HttpAccountCodes(api).setPassword('a@b.example', password),
    ),
    'changed password': field(passwords, passwordRule, (api, next) =>
      new HttpProfileGateway(api).changePassword(account, 'Welcome1!', next),
    ),
    'entered password': field(passwords, enteredPasswordRule, (api, password) =>
      new HttpAccounts(api).signIn('a@b.example', password),
    ),
    'current password': field(passwords, enteredPasswordRule, (api, current) =>
      new HttpProfileGateway(api).changePassword(account, current, 'Welcome1!'),
    ),
  },
};

describe.each(Object.entries(forms))('the fields of %s', (_form, fields) => {
  it.each(Object.entries(fields))(
    'the service accepts what the page accepts: %s',
    async (_name, { values, error, send }) => {
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          if (error(value) !== null) return;
          accepted += 1;
          const { api, sent } = aService({});
          await send(api, value);
          const [request] = sent;
          expect(request && refusalOf(request)).toBeNull();
        }),
        { numRuns: 200 },
      );
      expect(accepted).toBeGreaterThan(0);
    },
  );
});

/** The contract’s problem with a request body; null if it accepts it. */
function refusalOf({ url, method, body }: { url: string; method: string | undefined; body: unknown }) {
  const call = Object.values(wireTable).find(
    (each) =>
      each.method === method && new RegExp(`/(recruiter|mobile)${each.path.replace(/:\w+/g, '[^/]+')}$`).test(url),
  );
  if (call?.body === undefined) return `${method} ${url} takes no body`;
  return z.safeParse(call.body, body).error?.issues ?? null;
}

function sentProof(given: Partial<Parameters<typeof proofOf>[0]>) {
  return proofOf(someEvidence(given)) ?? { cin: '', link: '' };
}

function sendEmail(api: Api, change: Partial<typeof anEmail>) {
  return new HttpEmails(api).send({ to: 'a@b.example', ...asSent({ ...anEmail, ...change }, fillings, signature) });
}

function filterCases<K extends FilterKey>(key: K) {
  const values: {
    readonly [E in FilterKey]: { readonly [F in keyof FilterForms[E]]: fc.Arbitrary<FilterForms[E][F]> };
  } = {
    skills: { chosen: listOf(listMaximum) },
    gender: { chosen: fc.constantFrom('' as const, ...genders) },
    places: { chosen: placesOf },
    internship: experience,
    fullTime: experience,
    master: education,
    bachelor: education,
    diploma: education,
    twelfth: education,
    tenth: education,
  };
  const { none, rules, toForm, fromForm } = filterEntries[key];
  return fieldsOf<FilterForms[K]>(toForm(none), rules, values[key], (api, form) =>
    new HttpCandidateFilters(api).passing({ ...noFilter, [key]: fromForm(form) }, [studentId('s1')]),
  );
}
