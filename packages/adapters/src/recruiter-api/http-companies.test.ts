import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { companyId } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpCompanies } from './http-companies.ts';

const harbour = {
  name: 'Harbour',
  url: 'harbour.example',
  about: 'Robots.',
  size: '1-25',
  types: ['R&D'],
  imageUrl: '/uploads/1.png',
  technologies: ['ROS'],
};
const named = (_id: string, name: string) => ({ _id, name });
const ours = { name: 'Harbour' };
const refused = { status: 403 };
const down = { status: 500 };

/** A service that saves companies without returning an id; `details` are its replies for each. */
function aSilentService(companies: readonly object[], details: Readonly<Record<string, object>> = {}) {
  return aService((url: string) => {
    if (url.endsWith('/save/company/details')) return {};
    return details[url.split('/').at(-1) ?? ''] ?? { companies };
  });
}
const create = ({ api }: ReturnType<typeof aService>) => new HttpCompanies(api).create(harbour, accountId('account-1'));

describe('the list of companies', () => {
  it('has the email domain of each creator, if the service sends it', async () => {
    const { api } = aService({ companies: [{ ...named('c1', 'Harbour'), email_domain: 'harbour.example' }] });
    expect(await new HttpCompanies(api).list()).toEqual(
      success([{ id: companyId('c1'), name: 'Harbour', emailDomain: 'harbour.example' }]),
    );
  });

  it('leaves out and counts entries without an id or a name', async () => {
    const { api } = aService({ companies: [named('c1', 'Harbour'), { _id: 'c2' }, named('c3', 'Tide')] });
    expect(await new HttpCompanies(api).list()).toEqual(
      success(
        [
          { id: companyId('c1'), name: 'Harbour' },
          { id: companyId('c3'), name: 'Tide' },
        ],
        1,
      ),
    );
  });
});

describe('a company that was saved without its id', () => {
  it('is the newest of that name whose details are readable: other accounts’ details are refused', async () => {
    const companies = ['c1', 'c2', 'c3'].map((id) => named(id, 'Harbour'));
    const service = aSilentService([...companies, named('c4', 'Tide')], { c1: ours, c2: ours, c3: refused, c4: ours });
    expect(await create(service)).toEqual(success(companyId('c2')));
    expect(service.sent.slice(2).map(({ url }) => url)).toEqual([
      '/api/recruiter/company/details/c3',
      '/api/recruiter/company/details/c2',
    ]);
  });

  it.each([
    ['there is none of that name', [named('c1', 'Tide')]],
    ['all of that name are those of others', [named('c2', 'Harbour')]],
  ])('is told as a reply that lacks the id where %s', async (_, companies) => {
    expect(await create(aSilentService(companies, { c1: ours, c2: refused }))).toEqual(
      failure('unexpected-reply', 'POST /save/company/details: _id'),
    );
  });

  it('is unknown while the details fail', async () => {
    const companies = [named('c1', 'Harbour'), named('c2', 'Harbour')];
    expect(await create(aSilentService(companies, { c1: ours, c2: down }))).toEqual(failure('server-error'));
  });

  it('is unknown while the list fails', async () => {
    const service = aService((url: string) => (url.endsWith('/save/company/details') ? {} : down));
    expect(await create(service)).toEqual(failure('server-error'));
  });
});
