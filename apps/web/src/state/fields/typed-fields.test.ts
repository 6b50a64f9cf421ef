import {
  changePasswordFormRules,
  deleteAccountFormRules,
  forgotPasswordFormRules,
  loginFormRules,
  newPasswordFormRules,
  signUpFormRules,
} from '@glo/domain/account/account-forms';
import { companyFormRules } from '@glo/domain/company/company-form';
import { filterEntries, noFilter } from '@glo/domain/filter/candidate-filter';
import { educationFormRules } from '@glo/domain/filter/education';
import { yearsFormRules } from '@glo/domain/filter/experience';
import type { FormRules } from '@glo/domain/form/form-rules';
import { jobFormRules } from '@glo/domain/jobs/job-draft';
import { detailsFormRules } from '@glo/domain/onboarding/details-form';
import { profileFormRules } from '@glo/domain/profile/profile-form';
import { emptyCriteria, searchFormRules } from '@glo/domain/search/search';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { aCompleteCompanyForm, aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormFields } from './form-fields.ts';

const sources = join(import.meta.dirname, '../..');
const domain = join(import.meta.dirname, '../../../../../packages/domain/src');

/** A pasted text and its cleaned form, by kind of field. The domain proves each rule of the cleaning. */
const samples = {
  line: ['\u200b Jose\u0301\u2028Rao ', 'José Rao'],
  paragraphs: ['\u200b Jose\u0301\u2028Rao ', 'José\nRao'],
  email: ['\u202a p@a.example\u00ad ', 'p@a.example'],
  phone: ['\ufeff+91 98765-43210 ', '9876543210'],
  number: ['\u200b25,000\u00a0', '25000'],
} as const;
const cleans = ['cleanLine', 'cleanLink', 'cleanTyped', 'cleanEmail', 'cleanPhone', 'cleanNumber'];

/** Chosen from a list. */
const chosen = [
  'type',
  'workplaceType',
  'experienceUnit',
  'experienceMode',
  'salaryPeriod',
  'salaryMode',
  'size',
  'percentage',
  'jobType',
  'qualification',
  'institute',
  'searchFormRules.location',
];
const chosenOnScreens = ['imageUrl', 'technologies', 'company', 'hireIn', 'least'];
/** Passwords are sent as typed. */
const passwords = ['password', 'confirmation', 'repeated', 'current', 'next'];
const numbers = ['vacancies', 'minExperience', 'maxExperience', 'minSalary', 'maxSalary', 'min', 'max'];
const forms: Readonly<Record<string, readonly [rules: FormRules<never>, begun: object]>> = {
  loginFormRules: [loginFormRules as never, { email: '', password: '' }],
  signUpFormRules: [signUpFormRules as never, { email: '', password: '', confirmation: '', agreement: false }],
  forgotPasswordFormRules: [forgotPasswordFormRules as never, { email: '' }],
  newPasswordFormRules: [newPasswordFormRules as never, { password: '', repeated: '' }],
  changePasswordFormRules: [changePasswordFormRules as never, { current: '', next: '' }],
  deleteAccountFormRules: [deleteAccountFormRules as never, { password: '' }],
  jobFormRules: [jobFormRules as never, aCompleteDraft()],
  companyFormRules: [companyFormRules as never, aCompleteCompanyForm()],
  detailsFormRules: [detailsFormRules as never, aFinishedOnboardingDraft()],
  profileFormRules: [profileFormRules as never, aFinishedOnboardingDraft()],
  educationFormRules: [educationFormRules as never, filterEntries.tenth.toForm(noFilter.tenth)],
  searchFormRules: [searchFormRules as never, emptyCriteria],
  yearsFormRules: [yearsFormRules as never, filterEntries.internship.toForm(noFilter.internship)],
};
const kindOf = (name: string): keyof typeof samples => {
  if (name === 'about') return 'paragraphs';
  if (name === 'phoneNumber') return 'phone';
  if (name === 'email') return 'email';
  return numbers.includes(name) ? 'number' : 'line';
};
const textsOfForms = Object.entries(forms).flatMap(([form, [rules, begun]]) =>
  Object.keys(rules)
    .filter(
      (name) =>
        typeof begun[name as never] === 'string' &&
        ![...chosen, ...passwords].some((each) => each === name || each === `${form}.${name}`),
    )
    .map((name) => [form, name] as const),
);

describe('a field of a form', () => {
  it.each(textsOfForms)('is cleaned on blur and before a submission in %s: %s', (form, name) => {
    const [rules, begun] = forms[form] ?? [];
    const [pasted, clean] = samples[kindOf(name)];
    for (const act of ['leave', 'reveal'] as const) {
      const fields = new FormFields<Record<string, string>>(rules as never, { ...begun, [name]: pasted });
      fields.fields[name]?.[act]();
      expect(fields.entered[name]).toBe(clean);
    }
  });

  it('is cleaned by one of these', () => {
    const found = readSources(sources).flatMap(([file, source]) =>
      fieldsIn(source).map((field) => ({ file, ...field })),
    );
    const typed = found.filter(({ name }) => !chosenOnScreens.includes(name));
    expect(typed.length).toBeGreaterThan(5);
    expect(typed.filter(({ clean }) => clean === null || !cleans.includes(clean))).toEqual([]);
  });

  it('belongs to a form that is tested here', () => {
    const names = readSources(domain).flatMap(([, source]) =>
      [...source.matchAll(/const (\w+): FormRules</g)].map(([, name]) => name),
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(forms)));
  });
});

function readSources(folder: string): (readonly [file: string, source: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|state\/fields\//.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
}

/** Returns the last argument of each `formField(…)`, `mandatory(…)` and `optional(…)`, or null. */
function fieldsIn(source: string): { readonly name: string; readonly clean: string | null }[] {
  const fields = source.matchAll(/(\w+)(?:: | = )(formField|mandatory|optional)(?:<[^(]*>)?\(/g);
  return [...fields].map(({ index, 0: start, 1: name = '', 2: maker }) => {
    const given = argumentsAt(source, index + start.length);
    return { name, clean: given[maker === 'formField' ? 3 : 1] ?? null };
  });
}

function argumentsAt(source: string, from: number): string[] {
  const found = [''];
  let depth = 0;
  for (const character of source.slice(from)) {
    if (depth === 0 && character === ')') break;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && character === ',') found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((each) => each.trim()).filter((each) => each !== '');
}
