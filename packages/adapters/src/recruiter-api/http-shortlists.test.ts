import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpShortlists } from './http-shortlists.ts';

const job = jobId('job-1');
const asha = { student_id: 'asha', name: 'Asha Rao' };
const people = [{ id: studentId('asha'), name: 'Asha Rao' }];

describe('the shortlist of a job', () => {
  it('is read from its entries, the recommended from the list of applicants', async () => {
    const listed = aService([{ student_id: 'asha', student: asha }]);
    expect(await new HttpShortlists(listed.api).candidates(job)).toMatchObject(success(people));
    expect(listed.sent).toMatchObject([{ url: '/api/recruiter/opportunity/get/shortlist/candidate/job-1' }]);
    const recommended = aService({ applicants: [asha] });
    expect(await new HttpShortlists(recommended.api).recommended(job)).toMatchObject(success(people));
    expect(recommended.sent).toMatchObject([
      { url: '/api/recruiter/opportunity/getRecommendedAppliedApplicants/job-1' },
    ]);
  });

  it('says nothing more of a candidate who is added or removed than that it was done, or why not', async () => {
    const shortlists = new HttpShortlists(aService({}).api);
    expect(await shortlists.add(job, aCandidate())).toEqual(success(undefined));
    expect(await shortlists.remove(job, studentId('asha'))).toEqual(success(undefined));
    const down = new HttpShortlists(aService({ status: 500 }).api);
    expect(await down.add(job, aCandidate())).toEqual(failure('server-error'));
    expect(await down.remove(job, studentId('asha'))).toEqual(failure('server-error'));
  });
});
