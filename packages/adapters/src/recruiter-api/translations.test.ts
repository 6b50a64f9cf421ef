import { describe, expect, it } from 'vitest';
import { anActiveJob } from '@glo/domain/testing/builders';
import type { AccountId } from '@glo/domain/shared/ids';
import { wireRecruiter } from '../wire/account.ts';
import { readWire } from '../testing/read-wire.ts';
import * as jobs from '../wire/job.ts';
import * as recruiters from './http-accounts.ts';

describe('a recruiter from the service', () => {
  it('takes the personal status from the newest document', () => {
    const documents = [
      { status: 'FAILED', submittedAt: '2026-01-01T00:00:00Z' },
      { status: 'SUBMITTED', submittedAt: '2026-02-01T00:00:00Z' },
    ];
    const account = { _id: 'account-1', documents };
    const wire = aWireRecruiter({ personal_verification_status: 'VERIFIED', recruiter_id: account });
    expect(readRecruiter(wire).personalVerification).toBe('SUBMITTED');
  });

  // No further document is requested; the tick and the badge are only for VERIFIED.
  it('counts any other status as verified', () => {
    expect(readRecruiter(aWireRecruiter({ company_verification_status: 'APPROVED' })).companyVerification).toBe(
      'OTHER',
    );
    expect(readRecruiter(aWireRecruiter()).companyVerification).toBe('OTHER');
  });

  it('has the requested account id if the reply has none', () => {
    const { accountId, email } = readRecruiter(aWireRecruiter({ recruiter_id: null }));
    expect([accountId, email]).toEqual(['known', '']);
  });

  it('is empty without fields', () => {
    const nothing = {
      accountId: 'known',
      detailsId: 'details-1',
      email: '',
      name: '',
      position: '',
      phoneNumber: '',
      location: '',
      profilePicture: '',
      coverPicture: '',
      signsInWithGoogle: false,
      isCompanyAdmin: false,
      personalVerification: 'OTHER',
      companyVerification: 'OTHER',
      company: null,
      hireIn: [],
    };
    expect(readRecruiter({ _id: 'details-1' })).toEqual(nothing);
    const company = { id: 'company-1', name: '', imageUrl: '', about: '', technologies: [] };
    const some = { _id: 'details-1', recruiter_id: { _id: 'account-1' }, company_details: { _id: 'company-1' } };
    expect(readRecruiter(some)).toEqual({ ...nothing, accountId: 'account-1', company });
  });

  it('has every field', () => {
    const account = {
      _id: 'account-1',
      email: 'meera@tidewater.example',
      profile_picture: '/account.png',
      cover_picture: '/cover.png',
      is_google_signedin: true,
      isCompanyAdmin: true,
    };
    const company = {
      _id: 'company-1',
      name: 'Tidewater',
      image_url: '/logo.png',
      about: 'The sea.',
      top_technologies_used: ['SQL'],
    };
    const wire = {
      _id: 'details-1',
      recruiter_id: account,
      name: 'Meera Nair',
      position: 'Lead',
      phone_number: '9820114467',
      location: 'Pune, India',
      profile_picture: '/me.png',
      personal_verification_status: 'FAILED',
      company_verification_status: 'VERIFIED',
      company: 'Tide',
      company_details: company,
      hire_in_fields: ['Finance', 'Magic'],
    };
    const read = {
      accountId: 'account-1',
      detailsId: 'details-1',
      email: 'meera@tidewater.example',
      name: 'Meera Nair',
      position: 'Lead',
      phoneNumber: '9820114467',
      location: 'Pune, India',
      profilePicture: '/me.png',
      coverPicture: '/cover.png',
      signsInWithGoogle: true,
      isCompanyAdmin: true,
      personalVerification: 'FAILED',
      companyVerification: 'VERIFIED',
      company: {
        id: 'company-1',
        name: 'Tidewater',
        imageUrl: '/logo.png',
        about: 'The sea.',
        technologies: ['SQL'],
      },
      hireIn: ['Finance'],
    };
    expect(readRecruiter(wire)).toEqual(read);
    const otherwise = readRecruiter({ ...wire, profile_picture: '', company_details: { ...company, name: '' } });
    expect([otherwise.profilePicture, otherwise.company?.name]).toEqual(['/account.png', 'Tide']);
  });

  it('may have no company', () => {
    expect(readRecruiter(aWireRecruiter({ company_details: null })).company).toBeNull();
  });
});

describe('a job from the service', () => {
  it('is empty without fields, with the default periods and the status of its list', () => {
    expect(readJob({ _id: 'job-1', job_title: 'Analyst' })).toEqual({
      id: 'job-1',
      title: 'Analyst',
      type: '',
      workplaceType: '',
      locations: [],
      skills: [],
      salary: null,
      salaryPeriod: 'Year',
      experience: null,
      experienceUnit: 'Years',
      vacancies: null,
      link: '',
      description: '',
      status: 'ACTIVE',
      createdAt: '',
      applicants: [],
      viewedApplicants: [],
      applicantCount: 0,
      postedBy: [],
    });
  });

  it('has every field', () => {
    const sent = {
      ...aWireJob(),
      job_type: 'Internship',
      work_place_type: 'Hybrid',
      location: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
      top_skills_required: ['SQL'],
      minSal: 1,
      maxSal: 2,
      salary_type: 'Month',
      minExp: 3,
      maxExp: 4,
      experience_type: 'Months',
      vacancy: 5,
      additional_link: 'https://tidewater.example',
      description: 'The sea.',
      job_status: 'PAUSED',
      applicants: ['a', 'b'],
      viewedApplicants: ['b'],
      totalApplications: 6,
      recruiter_id: 'account-1',
      recruiter_details_id: 'details-1',
    };
    const read = {
      id: 'job-1',
      title: 'Analyst',
      type: 'Internship',
      workplaceType: 'Hybrid',
      locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
      skills: ['SQL'],
      salary: { min: 1, max: 2 },
      salaryPeriod: 'Month',
      experience: { min: 3, max: 4 },
      experienceUnit: 'Months',
      vacancies: 5,
      link: 'https://tidewater.example',
      description: 'The sea.',
      status: 'CLOSED',
      createdAt: '2026-11-03T09:00:00.000Z',
      applicants: ['a', 'b'],
      viewedApplicants: ['b'],
      applicantCount: 2,
      postedBy: ['account-1', 'details-1'],
    };
    expect(readJob(sent)).toEqual(read);
    // A change is sent with the same field names.
    expect(jobs.readJobChange(readWire(jobs.wireJobChange, sent))).toEqual(read);
  });

  it.each([
    [{}, {}],
    [{ vacancy: 3 }, { vacancies: 3 }],
    [{ minSal: 8 }, { salary: { min: 8, max: 8 } }],
    [{ maxSal: 9 }, { salary: { min: 9, max: 9 } }],
    [{ minExp: 1 }, { experience: { min: 1, max: 1 } }],
    [{ maxExp: 2 }, { experience: { min: 2, max: 2 } }],
    [{ applicants: ['a'] }, { applicants: ['a'], applicantCount: 1 }],
    [{ job_status: 'ACTIVE' }, { status: 'ACTIVE' }],
    [{ job_status: 'CLOSED' }, { status: 'CLOSED' }],
  ])('is changed by %j in nothing else', (sent, change) => {
    expect(jobs.readJobChange(sent)).toEqual(change);
  });

  it('is read with either spelling', () => {
    const job = readJob({ ...aWireJob(), salaryType: 'Month', experienceType: 'Months', job_description: 'Hello' });
    expect(job).toMatchObject({ salaryPeriod: 'Month', experienceUnit: 'Months', description: 'Hello' });
  });

  it('reads numbers and numeric strings', () => {
    expect(readJob({ ...aWireJob(), minSal: '100', maxSal: 200 }).salary).toEqual({ min: 100, max: 200 });
    expect(readJob({ ...aWireJob(), minExp: '0.5', maxExp: null }).experience).toEqual({ min: 0.5, max: 0.5 });
    expect(readJob({ ...aWireJob(), minSal: null, maxSal: '' }).salary).toBeNull();
  });

  it('counts each applicant once, and reads the total only without ids', () => {
    const listed = readJob({ ...aWireJob(), applicants: ['a', 'b', 'a'], totalApplications: 7 });
    expect([listed.applicants, listed.applicantCount]).toEqual([['a', 'b'], 2]);
    expect(readJob({ ...aWireJob(), totalApplications: 7 }).applicantCount).toBe(7);
  });

  it('is sent with null for an unknown salary and experience', () => {
    const without = jobs.writeJob(anActiveJob({ salary: null, experience: null }));
    expect(without).toMatchObject({ minSal: null, maxSal: null, minExp: null, maxExp: null });
  });
});

const readRecruiter = (sent: object) => recruiters.readRecruiter(readWire(wireRecruiter, sent), 'known' as AccountId);
const readJob = (sent: object) => jobs.readJob(readWire(jobs.wireJob, sent), 'ACTIVE');

function aWireRecruiter(change: object = {}) {
  return { _id: 'details-1', recruiter_id: { _id: 'account-1', email: 'a@b.example' }, ...change };
}

function aWireJob() {
  return { _id: 'job-1', job_title: 'Analyst', job_status: 'ACTIVE', createdAt: '2026-11-03T09:00:00.000Z' };
}
