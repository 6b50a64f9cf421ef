import { companySizes, companyTypes, companyUrlRule } from '@glo/domain/company/company-form';
import { experienceUnits, jobTypes, salaryPeriods, workplaceTypes } from '@glo/domain/jobs/job';
import { industries } from '@glo/domain/account/recruiter';
import { onboardingPhoneRule } from '@glo/domain/onboarding/details-form';
import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../accounts/password.ts';
import { knownPlaces, skills } from './lookups.ts';
import { seedRows } from './seed.ts';

const now = new Date('2026-11-21T10:30:00.000Z');
const rows = seedRows({ seed: 1, candidates: 1000, now });
const candidates = new Map(rows.candidates.map((candidate) => [candidate.id, candidate]));
const recruiterOf = (email: string) => {
  const account = rows.accounts.find((row) => row.email === email);
  const recruiter = rows.recruiters.find(({ accountId }) => accountId === account?.id);
  const company = rows.companies.find(({ id }) => id === recruiter?.companyId);
  if (account === undefined || recruiter === undefined || company === undefined) throw new Error(`${email} is missing`);
  return { account, recruiter, company, jobs: rows.jobs.filter(({ recruiterId }) => recruiterId === account.id) };
};

describe('seedRows', () => {
  it('has the same people in a larger set', () => {
    const [few, more] = [10, 100].map((count) => seedRows({ seed: 1, candidates: count, now }));
    expect(more?.candidates.slice(0, 10)).toEqual(few?.candidates);
    expect(more?.posts.slice(0, few?.posts.length)).toEqual(few?.posts);
    expect(rows.candidates.slice(0, 100)).toEqual(more?.candidates);
  });

  it('has the same jobs, shortlists and folders beyond 1,000 people', () => {
    const larger = seedRows({ seed: 1, candidates: 1200, now });
    expect(larger.jobs).toEqual(rows.jobs);
    expect(larger.shortlist).toEqual(rows.shortlist);
    expect(larger.folders).toEqual(rows.folders);
  });

  it.each([0, 1, 5])('holds together with %i people', (count) => {
    const few = seedRows({ seed: 1, candidates: count, now });
    const skillsOf = new Map(few.candidates.map((candidate) => [candidate.id, candidate.skills]));
    expect(skillsOf.size).toBe(count);
    expect(few.folders.flatMap((folder) => folder.candidateIds).filter((id) => !skillsOf.has(id))).toEqual([]);
    for (const { skills: wanted, applicants } of few.jobs) {
      expect(applicants.filter((id) => !wanted.some((skill) => skillsOf.get(id)?.includes(skill)))).toEqual([]);
    }
  });
});

describe('the demo recruiter', () => {
  const demo = recruiterOf('recruiter@acme.example');

  it('signs in with Welcome1! and is verified, as is the company', async () => {
    expect(await verifyPassword(demo.account.passwordHash ?? '', 'Welcome1!')).toBe(true);
    expect(demo.account.verified).toBe(true);
    expect(demo.recruiter.isCompanyAdmin).toBe(true);
    expect(demo.account.documents.map(({ status }) => status)).toEqual(['VERIFIED']);
    expect(demo.company.documents.map(({ status }) => status)).toEqual(['VERIFIED']);
    expect(demo.company.imageUrl).toBe(`/pictures/company/${demo.company.id}.svg`);
  });

  it('has five active and four closed jobs of the last months, with applicants', () => {
    const counts = (status: string) =>
      demo.jobs.filter((job) => job.status === status).map(({ applicants }) => applicants.length);
    expect(counts('ACTIVE')).toEqual([27, 64, 112, 41, 8]);
    expect(counts('CLOSED')).toEqual([73, 34, 49, 22]);
    const halfAYear = new Date('2026-05-01');
    expect(demo.jobs.filter(({ createdAt }) => new Date(createdAt) < halfAYear)).toEqual([]);
  });

  it('has jobs at different stages: some reviewed to the end, some hardly begun', () => {
    const shares = demo.jobs.map(({ applicants, viewedApplicants }) => viewedApplicants.length / applicants.length);
    expect(Math.max(...shares)).toBeGreaterThan(0.95);
    expect(Math.min(...shares)).toBeLessThan(0.5);
    expect(new Set(shares.map((share) => share.toFixed(1))).size).toBeGreaterThanOrEqual(4);
  });

  it('has five folders with candidates in each', () => {
    const folders = rows.folders.filter(({ recruiterId }) => recruiterId === demo.account.id);
    expect(folders.map(({ name }) => name)).toContain('Summer 2027');
    expect(folders).toHaveLength(5);
    for (const { candidateIds, companyId } of folders) {
      expect(candidateIds.length).toBeGreaterThan(3);
      expect(new Set(candidateIds).size).toBe(candidateIds.length);
      expect(companyId).toBe(demo.company.id);
    }
  });

  it('has a colleague in the company and a stranger in another, each with jobs', () => {
    const colleague = recruiterOf('colleague@acme.example');
    const stranger = recruiterOf('recruiter@tidewater.example');
    expect(colleague.company).toBe(demo.company);
    expect(stranger.company).not.toBe(demo.company);
    expect(colleague.jobs.length).toBeGreaterThan(0);
    expect(stranger.jobs.length).toBeGreaterThan(0);
  });
});

describe('jobs', () => {
  it.each(rows.jobs)('$title has fitting applicants, some viewed, and some of these shortlisted', (job) => {
    const shared = job.applicants.map((id) => candidates.get(id)?.skills.filter((skill) => job.skills.includes(skill)));
    expect(shared.every((overlap) => overlap !== undefined && overlap.length > 0)).toBe(true);
    const fitting = rows.candidates.filter((row) => row.skills.some((skill) => job.skills.includes(skill)));
    expect(fitting.length).toBeGreaterThan(job.applicants.length + 10);

    expect(new Set(job.applicants).size).toBe(job.applicants.length);
    expect(job.viewedApplicants.length).toBeGreaterThan(0);
    expect(job.viewedApplicants.length).toBeLessThan(job.applicants.length);
    expect(job.viewedApplicants.every((id) => job.applicants.includes(id))).toBe(true);
    const shortlisted = rows.shortlist.filter(({ jobId }) => jobId === job.id);
    expect(shortlisted.length).toBeGreaterThan(0);
    expect(shortlisted.every((row) => job.viewedApplicants.includes(row.candidateId))).toBe(true);
    expect(shortlisted.every((row) => row.recruiterId === job.recruiterId && row.createdAt >= job.createdAt)).toBe(
      true,
    );
  });

  it.each(rows.jobs)('$title keeps to the lists and limits of the form', (job) => {
    expect(jobTypes).toContain(job.type);
    expect(workplaceTypes).toContain(job.workplaceType);
    expect(salaryPeriods).toContain(job.salaryPeriod);
    expect(experienceUnits).toContain(job.experienceUnit);
    expect(job.locations.length).toBeGreaterThan(0);
    expect(job.locations.filter((place) => !knownPlaces.some((known) => known.place === place))).toEqual([]);
    expect(job.skills.filter((skill) => !skills.includes(skill))).toEqual([]);
    expect(job.minSalary ?? 0).toBeLessThanOrEqual(job.maxSalary ?? 0);
    expect(job.minExperience ?? 0).toBeLessThanOrEqual(job.maxExperience ?? 0);
    expect(job.link === '' || job.link.startsWith('https://')).toBe(true);
    expect(job.description.length).toBeGreaterThan(300);
    expect(job.description.length).toBeLessThanOrEqual(3000);
  });
});

describe('companies and recruiters', () => {
  it('are dozens, with names, texts and lists a form would accept', () => {
    expect(rows.companies.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.companies.map(({ name }) => name)).size).toBe(rows.companies.length);
    for (const company of rows.companies) {
      expect(companySizes).toContain(company.size);
      expect(company.types.length).toBeGreaterThan(0);
      expect(company.types.filter((type) => !companyTypes.some((known) => known === type))).toEqual([]);
      expect(company.technologies.filter((name) => !skills.includes(name))).toEqual([]);
      expect(companyUrlRule(company.url)).toBeNull();
      expect(new URL(company.url).hostname).toMatch(/\.example$/);
      expect(company.about.length).toBeGreaterThan(40);
    }
  });

  it('keep to the lists and rules of onboarding', () => {
    for (const recruiter of rows.recruiters) {
      expect(recruiter.hireInFields.filter((field) => !industries.some((known) => known === field))).toEqual([]);
      expect(onboardingPhoneRule(recruiter.phoneNumber)).toBeNull();
      expect(rows.companies.find(({ id }) => id === recruiter.companyId)?.name).toBe(recruiter.companyName);
    }
  });
});
