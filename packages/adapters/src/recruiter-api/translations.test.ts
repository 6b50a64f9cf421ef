import { describe, expect, it } from 'vitest';
import { anActiveJob } from '@glo/domain/testing/builders';
import type { JobOwner } from '@glo/domain/jobs/job';
import type { AccountId, CompanyId, DetailsId } from '@glo/domain/shared/ids';
import { wireRecruiter } from '../wire/account.ts';
import { wireJob } from '../wire/jobs.ts';
import { readWire } from '../testing/read-wire.ts';
import * as jobs from './read-job.ts';
import * as recruiters from './read-recruiter.ts';

describe('a recruiter of the wire', () => {
  it('keeps the two ids apart', () => {
    expect(readRecruiter(aWireRecruiter())).toMatchObject({ accountId: 'account-1', detailsId: 'details-1' });
  });

  it.each([
    ['a text', 'Pune, Maharashtra, India'],
    ['an object with lable', { lable: 'Pune, Maharashtra, India' }],
    ['an object with parts', { city: 'Pune', state: 'Maharashtra', country: 'India' }],
  ])('has a location given as %s', (_, location) => {
    expect(readRecruiter(aWireRecruiter({ location })).location).toBe('Pune, Maharashtra, India');
  });

  it('takes the personal status from the newest document first', () => {
    const documents = [
      { status: 'FAILED', submittedAt: '2026-01-01T00:00:00Z' },
      { status: 'SUBMITTED', submittedAt: '2026-02-01T00:00:00Z' },
    ];
    const account = { _id: 'account-1', documents };
    const wire = aWireRecruiter({ personal_verification_status: 'VERIFIED', recruiter_id: account });
    expect(readRecruiter(wire).personalVerification).toBe('SUBMITTED');
  });

  // Nothing of it is asked for any more; the tick and the badge are for VERIFIED alone.
  it('counts any other status as verified', () => {
    expect(readRecruiter(aWireRecruiter({ company_verification_status: 'APPROVED' })).companyVerification).toBe(
      'OTHER',
    );
    expect(readRecruiter(aWireRecruiter()).companyVerification).toBe('OTHER');
  });

  it('is who was asked for where the account is not told', () => {
    const { accountId, email } = readRecruiter(aWireRecruiter({ recruiter_id: null }));
    expect([accountId, email]).toEqual(['known', '']);
  });

  it('may have no company', () => {
    expect(readRecruiter(aWireRecruiter({ company_details: null })).company).toBeNull();
  });
});

describe('a job of the wire', () => {
  it('is read in either spelling', () => {
    const job = readJob({ ...aWireJob(), salaryType: 'Month', experienceType: 'Months', job_description: 'Hello' });
    expect(job).toMatchObject({ salaryPeriod: 'Month', experienceUnit: 'Months', description: 'Hello' });
  });

  it('reads numbers and numeric strings', () => {
    expect(readJob({ ...aWireJob(), minSal: '100', maxSal: 200 }).salary).toEqual({ min: 100, max: 200 });
    expect(readJob({ ...aWireJob(), minExp: '0.5', maxExp: null }).experience).toEqual({ min: 0.5, max: 0.5 });
    expect(readJob({ ...aWireJob(), minSal: null, maxSal: '' }).salary).toBeNull();
  });

  it.each([
    ['a list of objects', [{ lable: 'Pune, Maharashtra, India' }]],
    ['a list of texts', ['Pune, Maharashtra, India']],
    ['a plain text', 'Pune, Maharashtra, India'],
  ])('has locations given as %s', (_, location) => {
    const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
    expect(readJob({ ...aWireJob(), location }).locations).toEqual([pune]);
  });

  it('counts its applicants itself when no total is given', () => {
    expect(readJob({ ...aWireJob(), applicants: ['a', 'b'] }).applicantCount).toBe(2);
    expect(readJob({ ...aWireJob(), applicants: ['a', 'b'], totalApplications: 7 }).applicantCount).toBe(7);
  });

  it('travels with the misspelt label and the ids of its owner', () => {
    const body = jobs.writeNewJob(anActiveJob(), anOwner());
    expect(body.location).toEqual([
      { lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' },
    ]);
    expect(body).toMatchObject({ company_id: 'c', recruiter_id: 'a', recruiter_details_id: 'd', minSal: 650_000 });
  });
});

const readRecruiter = (sent: object) => recruiters.readRecruiter(readWire(wireRecruiter, sent), 'known' as AccountId);
const readJob = (sent: object) => jobs.readJob(readWire(wireJob, sent), 'ACTIVE');

function aWireRecruiter(change: object = {}) {
  return { _id: 'details-1', recruiter_id: { _id: 'account-1', email: 'a@b.example' }, ...change };
}

function aWireJob() {
  return { _id: 'job-1', job_title: 'Analyst', job_status: 'ACTIVE', createdAt: '2026-11-03T09:00:00.000Z' };
}

function anOwner(): JobOwner {
  return { accountId: 'a' as AccountId, detailsId: 'd' as DetailsId, companyId: 'c' as CompanyId };
}
