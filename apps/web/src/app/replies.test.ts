import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { jobId, studentId } from '@glo/domain/testing/builders';
import type { LoginPresenter } from '../features/account/login/login-presenter.ts';
import type { EditJobPresenter } from '../features/jobs/form/editing/edit-job-presenter.ts';
import type { JobFormPresenter } from '../features/jobs/form/posting/job-form-presenter.ts';
import type { RecruitPresenter } from '../features/jobs/list/recruit-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { composed, Refusal, stubBrowser } from './testing/composed.ts';

const createdAt = '2026-11-03T12:00:00.000Z';
const patience = { timeout: 30_000 };
const job = { _id: 'job-1', job_title: 'Data Analyst', job_status: 'ACTIVE', createdAt, applicants: [] };

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the replies of a service', () => {
  it('may have objects, texts and short forms as locations', async () => {
    const location = [{ lable: 'Pune, Maharashtra, India' }, { city: 'Goa', state: '', country: 'India' }, 'Delhi'];
    const { open } = composed({ getJob: { job: { ...job, location } } });
    const { shown } = await open(paths.jobDetails.replace(':id', 'job-1'), { params: { id: 'job-1' } });
    await vi.waitFor(() => expect(shown()).toContain('Pune, Maharashtra, India'), patience);
    expect(shown()).toContain('Goa, India');
    expect(shown()).toContain('Delhi');
  });

  it.each([
    ['other spellings and numeric strings', { vacancy: '3', minSal: '650000', maxSal: '900000' }, '3'],
    ['a missing vacancy', { minSal: 650_000, maxSal: 900_000 }, ''],
  ])('may have %s', async (_, given, vacancies) => {
    const written = { ...job, ...given, salaryType: 'Month', job_description: 'Clean data.' };
    const { open } = composed({ getJob: { job: written } });
    const { presenter } = await open<EditJobPresenter>(paths.editJob.replace(':id', 'job-1'), {
      params: { id: 'job-1' },
    });
    await vi.waitFor(() => expect(presenter.form?.entered.title).toBe('Data Analyst'), patience);
    expect(presenter.form?.entered).toMatchObject({
      vacancies,
      minSalary: '650000',
      maxSalary: '900000',
      salaryPeriod: 'Month',
    });
  });

  it.each([
    ['a status of 500 in the body fails', { status: 500, activeJobs: [job] }, false],
    ['a status of 201 in the body succeeds', { status: 201, activeJobs: [job] }, true],
    ['any 2xx without one succeeds', new Refusal(202, { activeJobs: [job] }), true],
    ['null is no empty list', null, false],
  ])('%s', async (_, getActiveJobs, succeeds) => {
    const { open, noticed } = composed({ getActiveJobs });
    const { presenter } = await open<RecruitPresenter>(paths.recruit, { query: 'job_state=ACTIVE' });
    await vi.waitFor(() => expect(presenter.jobs.state).toBe(succeeds ? 'ready' : 'failed'), patience);
    expect(noticed().length > 0).toBe(!succeeds);
  });

  it.each([200, 400])('may refuse with %d and the documented fields', async (status) => {
    const refusal = new Refusal(status, { error: true, type: 'email', message: 'No such account.' });
    const { open } = composed({ login: refusal }, { session: null });
    const { presenter } = await open<LoginPresenter>(paths.login);
    presenter.form.change({ email: 'meera.nair@tidewater.example', password: 'Welcome1!' });
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('No such account.');
  });
});

describe('the requests', () => {
  it('leave out the search text of a preload, and send credentials to the same origin', async () => {
    const { open, sent } = composed({});
    await open<JobFormPresenter>(paths.jobForm);
    const preload = sent.find(({ name }) => name === 'getHashtags');
    expect(preload).toMatchObject({ url: '/api/v1/mobile/getHashtags', credentials: 'same-origin' });
  });

  it('return a candidate unchanged, unknown fields included', async () => {
    const student = { student_id: 'asha', name: 'Asha Rao', hostel: { room: 12 }, skills: [] };
    const { open, container, bodiesOf } = composed({
      getActiveJobs: { status: 201, activeJobs: [] },
      getCandidatesByIds: { status: 201, data: [student] },
      saveShortlisted: {},
    });
    await open(paths.recruit);
    const found = await container.get(CandidateDirectory).byIds([studentId('asha')]);
    const [asha] = found.ok ? found.value : [];
    expect(asha).toBeDefined();
    if (asha) await container.get(Shortlisting).add(jobId('job-1'), asha, Date.now(), 'undo');
    expect(bodiesOf('saveShortlisted')).toEqual([{ job_id: 'job-1', student, student_id: 'asha' }]);
  });
});

describe('the search of a list', () => {
  it('ignores case, accents and the shape of apostrophes, and keeps vowel signs', async () => {
    const titles = ['Café Lead', 'O’Neill Fellow', 'किताब', 'कतब'];
    const activeJobs = titles.map((job_title, index) => ({ ...job, _id: `job-${index}`, job_title }));
    const { open } = composed({ getActiveJobs: { status: 201, activeJobs } });
    const { presenter, leave } = await open<RecruitPresenter>(paths.recruit, { query: 'job_state=ACTIVE' });
    await vi.waitFor(() => expect(presenter.shown).toHaveLength(4), patience);
    const found = (text: string) => {
      presenter.find(text);
      return presenter.shown?.map(({ title }) => title);
    };
    expect([found('CAFE'), found("o'neill"), found('किताब')]).toEqual([['Café Lead'], ['O’Neill Fellow'], ['किताब']]);
    leave();
  });
});
