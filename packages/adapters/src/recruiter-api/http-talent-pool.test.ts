import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpTalentPool } from './http-talent-pool.ts';

describe('the talent pool', () => {
  it('sends the technologies and nothing else, and reads who is suggested', async () => {
    const asha = { student_id: 'asha', name: 'Asha Rao', hashtags: ['Python'], gloscore: 420, search_score: 88 };
    const { api, sent } = aService({ results: [asha] });
    expect(await new HttpTalentPool(api).suggestedFor(['Python', 'SQL'])).toMatchObject({
      ok: true,
      value: [
        {
          id: studentId('asha'),
          name: 'Asha Rao',
          skills: ['Python'],
          profilePicture: '',
          score: 88,
          scoreKind: 'match',
        },
      ],
    });
    expect(sent).toMatchObject([{ url: '/api/recruiter/company/talent/pool', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({ top_technologies_used: ['Python', 'SQL'] });
  });

  it.each([
    ['a failing service', {}, 500, 'server-error'],
    ['a reply of another kind', { results: 'none' }, 200, 'unexpected-reply'],
  ])('does not come from %s', async (_, body, status, kind) => {
    const { api } = aService(body, 'same-origin', status);
    expect(await new HttpTalentPool(api).suggestedFor(['SQL'])).toMatchObject({ ok: false, failure: { kind } });
  });
});
