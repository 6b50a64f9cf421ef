import { failure, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpCandidateDirectory } from './http-candidate-directory.ts';

const asha = studentId('asha');

describe('the directory of candidates', () => {
  it('finds them by their ids, and asks nobody for nobody', async () => {
    const { api, sent } = aService({ applicants: [{ student_id: 'asha', name: 'Asha Rao' }] });
    const directory = new HttpCandidateDirectory(api);
    expect(await directory.byIds([])).toEqual(success([]));
    expect(sent).toEqual([]);
    expect(await directory.byIds([asha])).toMatchObject(success([{ id: asha, name: 'Asha Rao' }]));
    expect(sent).toMatchObject([
      { url: '/api/v1/mobile/getAllCandidatesByIds', method: 'POST', body: { applicants_ids: ['asha'] } },
    ]);
  });

  it('has a page of each', async () => {
    const { api, sent } = aService({ name: 'Asha Rao', bio: 'Maps.' });
    expect(await new HttpCandidateDirectory(api).profile(asha)).toMatchObject(
      success({ id: asha, name: 'Asha Rao', bio: 'Maps.' }),
    );
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/getProfileData?student_id=asha', method: 'GET' }]);
  });

  it('says when it gives pages again, where it was asked for too many', async () => {
    const { api } = aService({}, 'same-origin', 429);
    expect(await new HttpCandidateDirectory(api).profile(asha)).toMatchObject({
      ok: false,
      failure: { retryAt: expect.any(Date) },
    });
  });

  it.each([
    [{ data: { data: { score: 742 } } }, 742],
    [{ data: { data: { score: 0 } } }, 0],
    [{ data: { data: { score: null } } }, null],
  ])('knows the score in %j as %j', async (reply, score) => {
    const { api, sent } = aService(reply);
    expect(await new HttpCandidateDirectory(api).gloScore(asha)).toEqual(success(score));
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/getAllGloScoreById?student_id=asha' }]);
  });

  it('has what they show of their work', async () => {
    const { api, sent } = aService({ postData: [{ post_title: 'Maps', pdf_link: 'maps.pdf' }] });
    expect(await new HttpCandidateDirectory(api).proofOfWork(asha)).toEqual(
      success([{ title: 'Maps', description: '', hashtags: [], kind: 'pdf', link: 'maps.pdf', thumbnail: '' }]),
    );
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/getPostsByUserId?post_owner_user_id=asha' }]);
  });

  it('fails with its service', async () => {
    const directory = new HttpCandidateDirectory(aService({ status: 500 }).api);
    const asked = [directory.byIds([asha]), directory.gloScore(asha), directory.proofOfWork(asha)];
    expect(await Promise.all(asked)).toEqual(asked.map(() => failure('server-error')));
  });
});
