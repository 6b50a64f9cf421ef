import { failure, success } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpLookups } from './http-lookups.ts';

describe('what can be looked up', () => {
  it('places, with their parts or what is known of them', async () => {
    const { api, sent } = aService({
      locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }, { city: 'Goa' }, {}],
    });
    expect(await new HttpLookups(api).places('pu')).toMatchObject(
      success([
        { city: 'Pune', state: 'Maharashtra', country: 'India' },
        { city: 'Goa', state: '', country: '' },
      ]),
    );
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/getLocations?searchValue=pu', method: 'GET' }]);
  });

  it('skills: those that match, or all of them', async () => {
    const { api, sent } = aService({ hashtags: [{ roles_skills_tools: 'SQL' }, { roles_skills_tools: 'Python' }] });
    const lookups = new HttpLookups(api);
    expect(await lookups.skills('s')).toEqual(success(['SQL', 'Python']));
    await lookups.skills();
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/v1/mobile/getHashtags?searchValue=s',
      '/api/v1/mobile/getHashtags',
    ]);
  });

  it('roles', async () => {
    const { api, sent } = aService({ jobRoles: [{ role: 'Analyst' }, { role: 'Clerk' }] });
    expect(await new HttpLookups(api).jobRoles('a b')).toEqual(success(['Analyst', 'Clerk']));
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/getJobRoles?searchValue=a+b', method: 'GET' }]);
  });

  it('nothing while the service is down', async () => {
    const lookups = new HttpLookups(aService({ status: 500 }).api);
    const asked = await Promise.all([lookups.places('p'), lookups.skills('s'), lookups.jobRoles('r')]);
    expect(asked).toEqual([failure('server-error'), failure('server-error'), failure('server-error')]);
  });
});
