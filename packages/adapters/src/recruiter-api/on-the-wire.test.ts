import { success } from '@glo/domain/shared/outcome';
import { viewedMessage } from '@glo/domain/candidates/notifications';
import { emptyCriteria } from '@glo/domain/search/search';
import { aCandidate, accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpAccountCodes } from './http-account-codes.ts';
import { HttpAccounts } from './http-accounts.ts';
import { HttpCandidateSearch } from './http-candidate-search.ts';
import { HttpCompanies } from './http-companies.ts';
import { HttpJobBoard } from './http-job-board.ts';
import { HttpNotifications } from './http-notifications.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';
import { HttpShortlists } from './http-shortlists.ts';
import { HttpVerificationGateway } from './http-verification-gateway.ts';

const account = accountId('account-1');
const job = jobId('job-1');

describe('accounts send', () => {
  const reply = { verified: false, _id: 'account-1', error: true, message: 'No', recruiter: [] };

  type Service = { readonly accounts: HttpAccounts; readonly codes: HttpAccountCodes };
  type Case = [path: string, ask: (service: Service) => Promise<unknown>, body: unknown];
  const cases: Case[] = [
    [
      '/user/signup',
      ({ codes }) => codes.signUp('a@b.example', 'Welcome1!'),
      { email: 'a@b.example', password: 'Welcome1!', is_google_signedIn: false },
    ],
    ['/user/login', ({ accounts }) => accounts.signIn('a@b.example', 'x'), { email: 'a@b.example', password: 'x' }],
    ['/forgotpassword', ({ codes }) => codes.requestPasswordCode('a@b.example'), { email: 'a@b.example' }],
    ['/verifyotp', ({ codes }) => codes.confirmSignUp(account, 407_192), { userId: 'account-1', otp: 407_192 }],
    [
      '/verifyotplogin',
      ({ codes }) => codes.confirmPasswordReset('a@b.example', 407_192),
      { email: 'a@b.example', otp: 407_192 },
    ],
    ['/resendotp', ({ codes }) => codes.resendCode('a@b.example'), { email: 'a@b.example' }],
    [
      '/createnewpassword',
      ({ codes }) => codes.setPassword('a@b.example', 'Welcome2!'),
      { email: 'a@b.example', password: 'Welcome2!' },
    ],
    ['/getRecruiterDetailsByID?id=account-1', ({ accounts }) => accounts.loadRecruiter(account), undefined],
  ];
  it.each(cases)('%s as documented', async (path, ask, body) => {
    const { api, sent } = aService(reply);
    await ask({ accounts: new HttpAccounts(api), codes: new HttpAccountCodes(api) });
    expect(sent).toMatchObject([{ url: `/api/recruiter${path}`, method: 'POST', body }]);
  });
});

describe('the details of a recruiter', () => {
  const of = (id: string) => ({ _id: `${id}-details`, name: id, recruiter_id: { _id: id, email: `${id}@b.example` } });

  it('are the first of the list, or none', async () => {
    const { api } = aService({ recruiter: [of('asha'), of('bela')] });
    expect(await new HttpAccounts(api).loadRecruiter(account)).toMatchObject({ value: { name: 'asha' } });
    const none = aService({ recruiter: [] });
    expect(await new HttpAccounts(none.api).loadRecruiter(account)).toEqual({ ok: true, value: null });
  });
});

describe('onboarding sends', () => {
  it('the payload of the specification, with an empty picture', async () => {
    const { api, sent } = aService({ status: 200, recruiter_id: 'account-1' });
    await new HttpOnboardingGateway(api).save(account, aFinishedOnboardingDraft());
    expect(sent).toMatchObject([{ url: '/api/recruiter/saveRecruiterOnboardingDetails', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({
      recruiter_id: 'account-1',
      name: 'Meera Nair',
      position: 'Campus Hiring Lead',
      company: 'Tidewater Analytics',
      phone_number: '9820114467',
      location: 'Pune, Maharashtra, India',
      hire_in_fields: ['Finance'],
      profile_picture: '',
      company_id: 'company-1',
    });
  });

  it('a new company under the names of the specification', async () => {
    const { api, sent } = aService({ status: 200, _id: 'company-2' });
    const saved = await new HttpCompanies(api).create(
      {
        name: 'Harbour',
        url: 'harbour.example',
        about: 'Robots.',
        size: '1-25',
        types: ['R&D'],
        imageUrl: '/uploads/1.png',
        technologies: ['ROS'],
      },
      account,
    );
    expect(saved).toEqual({ ok: true, value: companyId('company-2') });
    expect(sent).toMatchObject([{ url: '/api/recruiter/save/company/details', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({
      company_name: 'Harbour',
      company_url: 'harbour.example',
      company_image_url: '/uploads/1.png',
      company_aboutus: 'Robots.',
      company_type: ['R&D'],
      company_size: '1-25',
      top_technologies_used_in_company: ['ROS'],
      userId: 'account-1',
    });
  });

  it('the image in the field image_url', async () => {
    const { api, sent } = aService({ companyImageUrl: '/uploads/1.png' });
    const uploaded = await new HttpCompanies(api).uploadImage(new File(['x'], 'logo.png'));
    expect(uploaded).toEqual({ ok: true, value: '/uploads/1.png' });
    expect(sent[0]?.url).toBe('/api/recruiter/upload/company/image');
    expect([...((sent[0]?.init?.body ?? new FormData()) as FormData).keys()]).toEqual(['image_url']);
  });
});

describe('verification sends', () => {
  const watch = { onProgress: () => {}, stop: new AbortController().signal };
  const card = new File(['%PDF'], 'card.pdf');

  it.each([
    ['company', 'company_documents', '/company/upload/document', { companyDocumentUrl: '/uploads/1.pdf' }],
    ['person', 'recruiter_documents', '/upload/document', { recruiterDocumentUrl: '/uploads/1.pdf' }],
  ] as const)('a document of a %s in the field %s', async (whose, field, path, reply) => {
    const { api, sent } = aService(reply);
    const uploaded = await new HttpVerificationGateway(api).upload(whose, card, watch);
    expect(uploaded).toEqual({ ok: true, value: '/uploads/1.pdf' });
    expect(sent).toMatchObject([{ url: `/api/recruiter${path}`, method: 'POST' }]);
    expect([...((sent[0]?.init?.body ?? new FormData()) as FormData).keys()]).toEqual([field]);
  });

  it('a personal document with the id of the company, or without one', async () => {
    const { api, sent } = aService({});
    const document = {
      accountId: account,
      name: 'Meera Nair',
      companyId: companyId('company-1'),
      link: '/uploads/1.pdf',
    };
    await new HttpVerificationGateway(api).submitPersonal(document);
    await new HttpVerificationGateway(api).submitPersonal({ ...document, companyId: null });
    const body = {
      recruiter_id: 'account-1',
      name: 'Meera Nair',
      company: 'company-1',
      documentLink: '/uploads/1.pdf',
    };
    expect(sent.map(({ url, body: given }) => [url, given])).toEqual([
      ['/api/recruiter/submit/document', body],
      ['/api/recruiter/submit/document', { ...body, company: '' }],
    ]);
  });

  it('a CIN or a link of a company, and takes 200 in the body for success', async () => {
    const document = { accountId: account, companyId: companyId('company-1'), cin: 'U7', link: '' };
    const { api, sent } = aService({ status: 200 });
    expect(await new HttpVerificationGateway(api).submitCompany(document)).toMatchObject({ ok: true });
    expect(sent).toMatchObject([{ url: '/api/recruiter/company/submit/document' }]);
    expect(sent[0]?.body).toEqual({ recruiter_id: 'account-1', company: 'company-1', documentLink: '', CIN: 'U7' });
    const refusing = aService({ status: 500 });
    expect(await new HttpVerificationGateway(refusing.api).submitCompany(document)).toMatchObject({ ok: false });
  });

  it('nothing but a question for the documents of a company, and the newest answers', async () => {
    const documents = [
      { status: 'FAILED', submittedAt: '2026-01-01T00:00:00Z' },
      { status: 'SUBMITTED', submittedAt: '2026-02-01T00:00:00Z' },
    ];
    const { api, sent } = aService({ _id: 'company-1', name: 'Harbour', documents });
    expect(await new HttpVerificationGateway(api).companyStatus(companyId('company-1'))).toMatchObject({
      value: 'SUBMITTED',
    });
    expect(sent).toMatchObject([{ url: '/api/recruiter/company/details/company-1', method: 'GET' }]);
    const without = aService({ _id: 'company-1', name: 'Harbour' });
    expect(await new HttpVerificationGateway(without.api).companyStatus(companyId('company-1'))).toMatchObject({
      value: null,
    });
  });
});

describe('jobs and candidates send', () => {
  it('who was viewed, shortlisted and removed', async () => {
    const { api, sent } = aService({});
    await new HttpJobBoard(api).markViewed(job, studentId('s1'));
    await new HttpShortlists(api).add(job, aCandidate());
    await new HttpShortlists(api).remove(job, studentId('s1'));
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/api/recruiter/opportunity/saveViewedCandidate/job-1', { student_id: 's1' }],
      [
        '/api/recruiter/opportunity/save/shortlist/candidate',
        { job_id: 'job-1', student_id: 'student-1', student: expect.objectContaining({ student_id: 'student-1' }) },
      ],
      ['/api/recruiter/opportunity/remove/shortlist/candidate', { job_id: 'job-1', student_id: 's1' }],
    ]);
  });

  it('a changed job without the ids of its owner', async () => {
    const { api, sent } = aService({ _id: 'job-1' });
    expect(await new HttpJobBoard(api).update(job, anActiveJob())).toEqual({ ok: true, value: undefined });
    expect(sent).toMatchObject([{ url: '/api/recruiter/opportunity/edit/job-1', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({
      job_title: 'Graduate Data Analyst',
      job_type: 'Full-time',
      work_place_type: 'Hybrid',
      location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
      description: 'Clean and question the sensor data.',
      top_skills_required: ['Python', 'SQL'],
      minSal: 650_000,
      maxSal: 900_000,
      salary_type: 'Year',
      minExp: 0,
      maxExp: 1,
      experience_type: 'Years',
      vacancy: 2,
      additional_link: '',
    });
  });

  it('the wanted status of a job, and read the job from updateStatus', async () => {
    const updateStatus = { _id: 'job-1', job_title: 'Analyst', job_status: 'CLOSED', createdAt: '2026-11-03' };
    const { api, sent } = aService({ updateStatus });
    expect(await new HttpJobBoard(api).changeStatus(job, 'CLOSED')).toMatchObject({
      ok: true,
      value: { id: 'job-1', status: 'CLOSED' },
    });
    expect(sent).toMatchObject([
      {
        url: '/api/recruiter/opportunity/updateOpportunityStatus/job-1',
        method: 'PATCH',
        body: { jobStatus: 'CLOSED' },
      },
    ]);
  });

  it('the wanted status of a job, and read what the reply says of it, nothing else', async () => {
    const { api } = aService({ updateStatus: { job_status: 'CLOSED', additional_link: null, totalApplications: '7' } });
    expect(await new HttpJobBoard(api).changeStatus(job, 'CLOSED')).toEqual(
      success({ status: 'CLOSED', applicantCount: 7 }),
    );
  });

  it('role and type for a suggested description, and read JD', async () => {
    const { api, sent } = aService({ JD: 'Read the sea.' });
    expect(await new HttpJobBoard(api).suggestDescription('Analyst', 'Internship')).toMatchObject({
      value: 'Read the sea.',
    });
    expect(sent).toMatchObject([
      { url: '/api/recruiter/opportunity/jd', body: { new_role: 'Analyst', job_type: 'Internship' } },
    ]);
  });

  it('a notification to student ids, without any key', async () => {
    const { api, sent } = aService({});
    void new HttpNotifications(api).send([studentId('s1')], viewedMessage);
    expect(sent).toMatchObject([
      {
        url: '/api/recruiter/notification/sendNotificationByExternalIds',
        body: { external_user_ids: ['s1'], message: viewedMessage },
      },
    ]);
    expect(Object.keys(sent[0]?.init?.headers ?? {})).toEqual(['accept', 'content-type']);
  });

  it('a notification to many in one call of a thousand each, as far as the browser sends on after its page', async () => {
    const { api, sent } = aService({});
    const students = Array.from({ length: 2500 }, (_, index) => studentId(`student-${index}`.padEnd(24, 'x')));
    await new HttpNotifications(api).send(students, viewedMessage);
    const bodies = sent.map(({ body }) => (body as { external_user_ids: string[] }).external_user_ids);
    expect(bodies.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    expect(bodies.flat()).toEqual(students);
    expect(sent.map(({ init }) => init?.keepalive)).toEqual([true, true, false]);
    await new HttpNotifications(api).send([], viewedMessage);
    expect(sent).toHaveLength(3);
  });

  it('a notification with the header of a backend that insists, which replaces none of its own', async () => {
    const { api, sent } = aService({});
    const headers = { 'x-notification-key': 'k1', accept: 'text/html' };
    void new HttpNotifications(api, headers).send([studentId('s1')], viewedMessage);
    expect(sent[0]?.init?.headers).toEqual({
      'x-notification-key': 'k1',
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it.each([
    ['data.data', { data: { data: [{ student_id: 's1', name: 'Asha' }] } }],
    ['data', { data: [{ student_id: 's1', name: 'Asha' }] }],
  ])('what is searched for, without the qualification, and read the list in %s', async (_, reply) => {
    const { api, sent } = aService(reply);
    const found = await new HttpCandidateSearch(api).find({
      ...emptyCriteria,
      skills: ['SQL'],
      qualification: 'B.Tech',
    });
    expect(found).toMatchObject({ ok: true, value: [{ id: 's1', name: 'Asha' }] });
    expect(sent[0]?.url).toBe('/api/recruiter/recruiter/search/candidateByScore');
    expect(sent[0]?.body).toEqual({ job_type: 'Job', location: '', skilltags: ['SQL'] });
  });
});

describe('the session', () => {
  it.each(['same-origin', 'include'] as const)('travels as the configuration says: %s', async (credentials) => {
    const { api, sent } = aService({ companies: [] }, credentials);
    await new HttpCompanies(api).list();
    expect(sent[0]?.init?.credentials).toBe(credentials);
  });
});
