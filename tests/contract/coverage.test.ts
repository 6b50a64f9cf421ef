import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { suite } from './cases/suite.ts';
import { effectiveFields, optionalFields } from './frame/optional-fields.ts';
import { missingCases, missingProof } from './frame/proof.ts';

const { login, saveCompany, getCompanies, getHashtags, filterCandidates } = wireTable;
if (!login || !saveCompany || !getCompanies || !getHashtags || !filterCandidates)
  throw new Error('The wire table no longer has these names.');
const show = async () => undefined;

describe('the contract suite', () => {
  it('has cases for every outcome of every call', () => {
    expect(missingCases(wireTable, suite)).toEqual([]);
  });

  it('has no cases of a removed call', () => {
    const calls = new Set(Object.values(wireTable));
    expect(suite.filter(({ call }) => !calls.has(call))).toEqual([]);
  });

  it('reports missing cases', () => {
    const calls = { login, saveCompany, getCompanies };
    expect(missingCases(calls, [])).toEqual([
      'login has no cases.',
      'saveCompany has no cases.',
      'getCompanies has no cases.',
    ]);
    const bare = Object.values(calls).map((call) => ({ call, answers: {} }));
    expect(missingCases(calls, bare)).toEqual([
      'login has no case for a documented answer.',
      'login has no case for wrong input.',
      'saveCompany has no case for a documented answer.',
      'saveCompany has no case for wrong input.',
      'getCompanies has no case for a documented answer.',
    ]);
    const whole = { answers: { show }, wrongInput: { show } };
    const twice = [
      { call: login, ...whole },
      { call: login, ...whole },
    ];
    expect(missingCases({ login }, twice)).toEqual(['login has cases in two lists.']);
    expect(missingCases({ getCompanies }, [{ call: getCompanies, answers: { show } }])).toEqual([]);
  });

  it('reports a case that never reached its call', () => {
    const answered = [{ call: login, status: 200 }];
    expect(missingProof('answers', login, answered)).toBe('');
    expect(missingProof('answers', saveCompany, answered)).toContain('saw no response');
    expect(missingProof('wrongInput', login, answered)).toContain('without 400, 413 or 415');
    expect(missingProof('refusals', login, [...answered, { call: login, status: 404 }])).toBe('');
    expect(missingProof('missingSession', login, [{ call: login, status: 403 }])).toContain('without 401');
  });

  it('finds the fields that a reading call may leave empty, and those that change its reply', () => {
    const call = filterCandidates;
    const fields = optionalFields(call);
    expect(fields).toEqual(expect.arrayContaining(['gender', 'location[].city', 'tenthDetails.endDate']));
    expect([optionalFields(getHashtags), optionalFields(saveCompany)]).toEqual([['searchValue'], []]);

    const input = { gender: '', location: [{ city: 'Pune' }] };
    const answer = (change: object, reply: string[]) => ({ call, status: 200, input: { ...input, ...change }, reply });
    const [goa, all] = [[{ city: 'Goa' }], answer({}, ['a', 'b'])];
    const alike = [all, answer({ gender: 'Male' }, ['a', 'b']), answer({ location: goa, gender: 'Female' }, ['b'])];
    expect(effectiveFields(call, alike)).toEqual([]);
    const different = [all, answer({ gender: 'Male' }, ['a']), answer({ location: goa }, ['b'])];
    expect(effectiveFields(call, different)).toEqual(['gender', 'location[].city']);
  });
});
