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

/** A service that saves companies without saying under which id; `details`: what it answers of each. */
function aSilentService(companies: readonly object[], details: Readonly<Record<string, object>> = {}) {
  return aService((url: string) => {
    if (url.endsWith('/save/company/details')) return {};
    return details[url.split('/').at(-1) ?? ''] ?? { companies };
  });
}
const create = ({ api }: ReturnType<typeof aService>) => new HttpCompanies(api).create(harbour, accountId('account-1'));

describe('the image of a company', () => {
  it('says when the service takes more', async () => {
    const { api } = aService({ message: 'Too many uploads.' }, 'same-origin', 429);
    const answer = await new HttpCompanies(api).uploadImage(new File(['x'], 'logo.png'));
    expect(answer).toMatchObject({ failure: { text: 'Too many uploads.', retryAt: expect.any(Date) } });
  });
});

describe('the companies to choose from', () => {
  it("include the creator's email domain if the service sends it", async () => {
    const { api } = aService({ companies: [{ ...named('c1', 'Harbour'), email_domain: 'harbour.example' }] });
    expect(await new HttpCompanies(api).list()).toEqual(
      success([{ id: companyId('c1'), name: 'Harbour', emailDomain: 'harbour.example' }]),
    );
  });

  it('have an id and a name each; what is neither is left out, and counted', async () => {
    const { api, sent } = aService({ companies: [named('c1', 'Harbour'), { _id: 'c2' }, named('c3', 'Tide')] });
    expect(await new HttpCompanies(api).list()).toEqual(
      success(
        [
          { id: companyId('c1'), name: 'Harbour' },
          { id: companyId('c3'), name: 'Tide' },
        ],
        1,
      ),
    );
    expect(sent).toMatchObject([{ url: '/api/recruiter/getCompanies', method: 'GET' }]);
  });

  it('do not come from a service that is down', async () => {
    expect(await new HttpCompanies(aService(down).api).list()).toEqual(failure('server-error'));
  });
});

describe('a company that was saved without its id', () => {
  it('is the newest of that name whose details are shown: those of somebody else are refused', async () => {
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

  it('is not known while the details do not come', async () => {
    const companies = [named('c1', 'Harbour'), named('c2', 'Harbour')];
    expect(await create(aSilentService(companies, { c1: ours, c2: down }))).toEqual(failure('server-error'));
  });

  it('is not known while the list does not come', async () => {
    const service = aService((url: string) => (url.endsWith('/save/company/details') ? {} : down));
    expect(await create(service)).toEqual(failure('server-error'));
  });
});
