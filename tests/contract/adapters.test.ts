import { HttpCandidateDirectory } from '@glo/adapters/candidate-service/http-candidate-directory';
import { HttpLookups } from '@glo/adapters/candidate-service/http-lookups';
import { HttpAccountCodes } from '@glo/adapters/recruiter-api/http-account-codes';
import { HttpAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { HttpCandidateSearch } from '@glo/adapters/recruiter-api/http-candidate-search';
import { HttpCompanies } from '@glo/adapters/recruiter-api/http-companies';
import { HttpJobBoard } from '@glo/adapters/recruiter-api/http-job-board';
import { HttpOnboardingGateway } from '@glo/adapters/recruiter-api/http-onboarding-gateway';
import { HttpShortlists } from '@glo/adapters/recruiter-api/http-shortlists';
import type { AccountId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { seedRows, type StandIn, startStandIn } from '@glo/mock-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from './a-browser.ts';

const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ rateLimit: 'off', rows: (now) => seedRows({ seed: 1, candidates: 60, now }) });
});
afterAll(() => standIn.close());

describe('accounts', () => {
  it('open with a code and then sign in', async () => {
    const { accounts, codes } = aVisitor();
    const email = 'new@tidewater.example';
    const signedUp = value(await codes.signUp(email, 'Welcome1!'));
    if (signedUp.alreadyVerified) throw new Error('The account was there already');
    expect(value(await accounts.signIn(email, 'Welcome1!'))).toMatchObject({ accepted: true, verified: false });
    expect(value(await codes.confirmSignUp(signedUp.accountId, 1))).toEqual({
      accepted: false,
      message: 'Invalid OTP',
    });
    const confirmed = value(await codes.confirmSignUp(signedUp.accountId, await codeFor(email)));
    expect(confirmed).toEqual({ accepted: true, accountId: signedUp.accountId, profileFilled: false });
    expect(value(await accounts.loadRecruiter(signedUp.accountId))).toBeNull();
    expect(value(await codes.signUp(email, 'Welcome1!'))).toEqual({ alreadyVerified: true });
  });

  it('say which field is wrong', async () => {
    const accounts = new HttpAccounts(aBrowser(standIn.url).api);
    expect(value(await accounts.signIn(demo.email, 'wrong'))).toMatchObject({ accepted: false, field: 'password' });
    expect(value(await accounts.signIn('nobody@acme.example', 'x'))).toMatchObject({ accepted: false, field: 'email' });
  });

  it('get a new password after a code', async () => {
    const { accounts, codes } = aVisitor();
    const email = 'recruiter@tidewater.example';
    expect(value(await codes.requestPasswordCode('nobody@acme.example'))).toMatchObject({ accepted: false });
    expect(value(await codes.requestPasswordCode(email))).toEqual({ accepted: true });
    value(await codes.resendCode(email));
    expect(value(await codes.confirmPasswordReset(email, await codeFor(email)))).toMatchObject({ accepted: true });
    expect(value(await codes.setPassword(email, 'Another2!'))).toEqual({ accepted: true });
    expect(value(await accounts.signIn(email, 'Another2!'))).toMatchObject({ accepted: true, verified: true });
  });

  it('answer strangers with the end of the session', async () => {
    const { api, signedOut } = aBrowser(standIn.url);
    const answer = await new HttpJobBoard(api).job(jobId('any'));
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
    expect(signedOut).toHaveLength(1);
  });
});

describe('onboarding', () => {
  it('creates a company with its picture, and ends as a complete recruiter', async () => {
    const { api, accounts, codes } = aVisitor();
    const companies = new HttpCompanies(api);
    const account = await aNewAccount(codes, 'founder@saltmarsh.example');
    const imageUrl = value(await companies.uploadImage(new File([onePixel], 'logo.png', { type: 'image/png' })));
    const id = value(
      await companies.create(
        {
          name: 'Saltmarsh',
          url: 'saltmarsh.example',
          about: 'Reeds.',
          size: '1-25',
          types: ['R&D'],
          imageUrl,
          technologies: [],
        },
        account,
      ),
    );
    expect(value(await companies.list())).toContainEqual({ id, name: 'Saltmarsh' });
    const draft = aFinishedOnboardingDraft({ company: { id, name: 'Saltmarsh' } });
    value(await new HttpOnboardingGateway(api).save(account, draft));
    expect(value(await accounts.loadRecruiter(account))).toMatchObject({
      name: draft.name,
      isCompanyAdmin: true,
      personalVerification: 'NOT_SUBMITTED',
      company: { id, name: 'Saltmarsh', imageUrl },
    });
  });

  it('refuses an unknown company in words', async () => {
    const { api } = aBrowser(standIn.url);
    const account = await aNewAccount(new HttpAccountCodes(api), 'lost@saltmarsh.example');
    const draft = aFinishedOnboardingDraft({ company: { id: companyId('nobody'), name: 'Nobody' } });
    const saved = await new HttpOnboardingGateway(api).save(account, draft);
    expect(saved).toMatchObject({ ok: false, failure: { kind: 'refused', text: expect.stringMatching(/company/i) } });
  });
});

describe('jobs and candidates', () => {
  it('post a job that is there afterwards as it was posted', async () => {
    const { board, recruiter } = await theDemoRecruiter();
    const job = anActiveJob();
    value(await board.post(job, { ...recruiter, companyId: recruiter.company?.id ?? companyId('') }));
    const [newest] = value(await board.activeJobs(recruiter.accountId));
    expect(newest).toMatchObject({ title: job.title, salary: job.salary, locations: job.locations, status: 'ACTIVE' });
    expect(value(await board.job(newest?.id ?? jobId('')))).toEqual(newest);
    expect(value(await board.pastJobs(recruiter.accountId)).every(({ status }) => status === 'CLOSED')).toBe(true);
  });

  it('change a job and its status, and leave what is not changed', async () => {
    const { board, recruiter } = await theDemoRecruiter();
    const [before] = value(await board.activeJobs(recruiter.accountId));
    const job = value(await board.job(before?.id ?? jobId('')));
    value(await board.update(job.id, { ...job, title: 'Sea Reader', salary: { min: 7, max: 7 } }));
    expect(value(await board.job(job.id))).toEqual({ ...job, title: 'Sea Reader', salary: { min: 7, max: 7 } });
    expect(value(await board.changeStatus(job.id, 'CLOSED'))).toMatchObject({ id: job.id, status: 'CLOSED' });
    expect(value(await board.pastJobs(recruiter.accountId)).map(({ id }) => id)).toContain(job.id);
    expect(value(await board.changeStatus(job.id, 'ACTIVE'))).toMatchObject({ status: 'ACTIVE' });
  });

  it('suggest a description', async () => {
    const { board } = await theDemoRecruiter();
    expect(value(await board.suggestDescription('Data Analyst', 'Internship')).length).toBeGreaterThan(300);
  });

  it('read applicants, recommend others, shortlist and remove', async () => {
    const { board, directory, shortlists, recruiter } = await theDemoRecruiter();
    const job = await aJobWithApplicants(board, recruiter.accountId);
    const applicants = value(await directory.byIds(job.applicants));
    expect(applicants.map(({ id }) => id)).toEqual(job.applicants);
    const recommended = value(await shortlists.recommended(job.id));
    expect(recommended.length).toBeGreaterThan(0);
    expect(recommended.some(({ id }) => job.applicants.includes(id))).toBe(false);
    const [best] = recommended;
    if (best === undefined) throw new Error('Nobody is recommended');
    value(await shortlists.add(job.id, best));
    expect(value(await shortlists.candidates(job.id)).map(({ id }) => id)).toContain(best.id);
    value(await shortlists.remove(job.id, best.id));
    expect(value(await shortlists.candidates(job.id)).map(({ id }) => id)).not.toContain(best.id);
    value(await board.markViewed(job.id, best.id));
    expect(value(await board.job(job.id)).viewedApplicants).toContain(best.id);
  });

  it('read a profile, its score and its work', async () => {
    const { board, directory, recruiter } = await theDemoRecruiter();
    const { applicants } = await aJobWithApplicants(board, recruiter.accountId);
    const id = applicants[0] ?? studentId('');
    expect(value(await directory.profile(id))).toMatchObject({ id, email: expect.stringContaining('@') });
    expect(value(await directory.gloScore(id))).toBeGreaterThan(0);
    expect(value(await directory.proofOfWork(id))).toBeInstanceOf(Array);
    expect(await directory.profile(studentId('nobody'))).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('find candidates by skill, best first', async () => {
    const { api } = await theDemoRecruiter();
    const criteria = { jobType: 'Job', skills: ['Python'], location: '', qualification: '' } as const;
    const found = value(await new HttpCandidateSearch(api).find(criteria));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ skills }) => skills.includes('Python'))).toBe(true);
    const scores = found.map(({ score }) => score ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('look up places, skills and roles', async () => {
    const { api } = await theDemoRecruiter();
    const lookups = new HttpLookups(api);
    expect(value(await lookups.places('Pune'))).toContainEqual({
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
    });
    expect(value(await lookups.skills())).toContain('Python');
    expect(value(await lookups.skills('figm'))).toContain('Figma');
    expect(value(await lookups.jobRoles('data an'))).toContain('Data Analyst');
  });
});

function aVisitor() {
  const { api } = aBrowser(standIn.url);
  return { api, accounts: new HttpAccounts(api), codes: new HttpAccountCodes(api) };
}

function value<T>(answer: Outcome<T>): T {
  if (!answer.ok) throw new Error(`${answer.failure.kind} ${answer.failure.text}`);
  return answer.value;
}

async function codeFor(email: string): Promise<number> {
  const response = await fetch(`${standIn.url}/__mock/outbox?to=${encodeURIComponent(email)}`);
  const { messages } = (await response.json()) as { messages: { code?: number | string }[] };
  return Number(messages.findLast(({ code }) => code !== undefined)?.code);
}

async function aNewAccount(codes: HttpAccountCodes, email: string): Promise<AccountId> {
  const signedUp = value(await codes.signUp(email, 'Welcome1!'));
  if (signedUp.alreadyVerified) throw new Error('The account was there already');
  value(await codes.confirmSignUp(signedUp.accountId, await codeFor(email)));
  return signedUp.accountId;
}

async function theDemoRecruiter() {
  const { api } = aBrowser(standIn.url);
  const accounts = new HttpAccounts(api);
  const answer = value(await accounts.signIn(demo.email, demo.password));
  const recruiter = answer.accepted ? value(await accounts.loadRecruiter(answer.accountId)) : null;
  if (recruiter === null) throw new Error('The demo recruiter cannot sign in');
  const [board, directory, shortlists] = [
    new HttpJobBoard(api),
    new HttpCandidateDirectory(api),
    new HttpShortlists(api),
  ];
  return { api, board, directory, shortlists, recruiter };
}

async function aJobWithApplicants(board: HttpJobBoard, recruiter: AccountId) {
  const job = value(await board.activeJobs(recruiter)).find(({ applicants }) => applicants.length > 1);
  if (job === undefined) throw new Error('No job has applicants');
  return job;
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
