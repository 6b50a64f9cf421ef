import {
  changePasswordFormRules,
  deleteAccountFormRules,
  forgotPasswordFormRules,
  loginFormRules,
  newPasswordFormRules,
  signUpFormRules,
} from '@glo/domain/account/account-forms';
import { cleanEmail } from '@glo/domain/account/credentials';
import { companyFormRules } from '@glo/domain/company/company-form';
import { filterEntries, noFilter } from '@glo/domain/filter/candidate-filter';
import { educationFormRules } from '@glo/domain/filter/education';
import { yearsFormRules } from '@glo/domain/filter/experience';
import type { Clean } from '@glo/domain/form/field';
import type { FormRules } from '@glo/domain/form/form-rules';
import { jobFormRules } from '@glo/domain/jobs/job-form';
import { detailsFormRules } from '@glo/domain/onboarding/details-form';
import { profileFormRules } from '@glo/domain/profile/profile-form';
import { emptyCriteria, searchFormRules } from '@glo/domain/search/search';
import { cleanLine, cleanTyped } from '@glo/domain/shared/clean-text';
import { cleanNumber, cleanPhone } from '@glo/domain/shared/typed-numbers';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { aCompleteCompanyForm, aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormFields } from './form-fields.ts';
import { formField } from './form-field.ts';

const sources = join(import.meta.dirname, '../..');
const domain = join(import.meta.dirname, '../../../../../packages/domain/src');

/** Invisible characters. Around a text, visible blanks are removed as well. */
const inside = ['\u200b', '\u200d', '\ufeff', '\u202a', '\u200f', '\u2069', '\u00ad', '\u0000', '\ud800'];
const aroundIt = [...inside, ' ', '\t', '\v', '\u2028', '\u2029', '\u00a0', '\u3000', '\r\n'];
const pastedLike = (text: string) => [
  ...inside.map((odd) => text.slice(0, 1) + odd + text.slice(1)),
  ...aroundIt.map((odd) => odd + text + odd),
];
const fullWidth = (text: string) => text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

/** Pasted texts and their cleaned form, by kind of field. */
const samples: Readonly<Record<string, readonly (readonly [pasted: string, clean: string])[]>> = {
  line: [
    ...pastedLike('José').map((each) => [each, 'José'] as const),
    ['Jose\u0301', 'José'],
    ['Jo\u2028\vse', 'Jo se'],
  ],
  paragraphs: [
    ...pastedLike('José').map((each) => [each, 'José'] as const),
    ['Jose\u0301', 'José'],
    ['a\u2028b\vc', 'a\nb\nc'],
  ],
  email: [...pastedLike('p@a.example'), fullWidth('p@a.example')].map((each) => [each, 'p@a.example'] as const),
  phone: [...pastedLike('9876543210'), fullWidth('9876543210'), '९८७६५४३२१०'].map(
    (each) => [each, '9876543210'] as const,
  ),
  number: [...pastedLike('25000'), fullWidth('25,000'), '٢٥٬٠٠٠'].map((each) => [each, '25000'] as const),
};
/** `cleanTyped` keeps blanks around a text, because the caret may still be in it. */
const cleans: Readonly<Record<string, readonly [Clean<string>, keyof typeof samples]>> = {
  cleanLine: [cleanLine, 'line'],
  cleanTyped: [(text) => cleanTyped(text).trim(), 'paragraphs'],
  cleanEmail: [cleanEmail, 'email'],
  cleanPhone: [cleanPhone, 'phone'],
  cleanNumber: [cleanNumber, 'number'],
};

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
const kindOf = (name: string) => {
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
    for (const [pasted, clean] of samples[kindOf(name)] ?? []) {
      for (const act of ['leave', 'reveal'] as const) {
        const fields = new FormFields<Record<string, string>>(rules as never, { ...begun, [name]: pasted });
        fields.fields[name]?.[act]();
        expect(fields.entered[name]).toBe(clean);
      }
    }
  });

  it.each(Object.entries(cleans))('is cleaned on blur and before a submission by %s', (_, [clean, kind]) => {
    for (const [pasted, expected] of samples[kind] ?? []) {
      for (const act of ['leave', 'reveal'] as const) {
        const field = formField(pasted, () => null, false, clean);
        field[act]();
        expect(field.value).toBe(expected);
      }
    }
  });

  it('is cleaned by one of these', () => {
    const found = readSources(sources).flatMap(([file, source]) =>
      fieldsIn(source).map((field) => ({ file, ...field })),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ clean }) => clean === null || !(clean in cleans))).toEqual([]);
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

/** Returns the fourth argument of each `formField(…)`, or null. */
function fieldsIn(source: string): { readonly clean: string | null }[] {
  return [...source.matchAll(/\bformField(?:<[^(]*>)?\(/g)].map(({ index, 0: start }) => {
    const [, , , clean] = argumentsAt(source, index + start.length);
    return { clean: clean ?? null };
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
