import { renderPdf } from '../pictures/sample-pdf.ts';
import type { Actor } from './actor.ts';
import type { Recorder } from './record.ts';

/** Whom and what the calls are about. */
export interface Scene {
  readonly accountId: string;
  readonly companyId: string;
  readonly jobId: string;
  readonly applicants: readonly string[];
}

/** The demo recruiter signs in and hires. */
export async function askAboutHiring(me: Actor, record: Recorder): Promise<Scene> {
  const email = 'recruiter@acme.example';
  const login = (await record(me, 'login', { body: { email, password: 'Welcome1!' } })) as { _id: string };
  await record(me, 'login', { body: { email, password: 'Wrong1!' } }, 'Wrong password');
  const accountId = login._id;
  const ofRecruiter = { params: { recruiterId: accountId } };
  const { recruiter } = (await record(me, 'getRecruiterDetails', { query: { id: accountId } })) as {
    recruiter: [{ _id: string; company_details: { _id: string } }];
  };
  const [{ _id: detailsId, company_details: company }] = recruiter;
  const { activeJobs } = (await record(me, 'getActiveJobs', ofRecruiter)) as {
    activeJobs: [{ _id: string; applicants: string[]; createdAt: string; job_status: string }];
  };
  await record(me, 'getPastJobs', ofRecruiter);
  const [{ _id: jobId, applicants }] = activeJobs;
  const ofJob = { params: { jobId } };
  await record(me, 'getJob', ofJob);
  const jobRole = { new_role: 'Graduate Data Analyst', job_type: 'Full-time' };
  const { JD } = (await record(me, 'suggestDescription', { body: jobRole })) as { JD: string };
  const job = {
    job_title: jobRole.new_role,
    job_type: jobRole.job_type,
    work_place_type: 'Hybrid',
    location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
    description: JD.slice(0, 200),
    top_skills_required: ['Python', 'SQL'],
    minSal: 600_000,
    maxSal: 800_000,
    salary_type: 'Year',
    minExp: 0,
    maxExp: 1,
    experience_type: 'Years',
    vacancy: 2,
    additional_link: 'https://acme.example/careers',
  };
  const owner = { company_id: company._id, recruiter_details_id: detailsId, recruiter_id: accountId };
  await record(me, 'saveJob', { body: { ...job, ...owner } });
  await record(me, 'editJob', { params: { id: jobId }, body: { ...job, vacancy: 3 } });
  await record(me, 'updateJobStatus', { ...ofJob, body: { jobStatus: 'CLOSED' } });
  await askAboutShortlist(me, record, jobId);
  await askAboutFolders(me, record, accountId, company._id, applicants);
  return { accountId, companyId: company._id, jobId, applicants };
}

async function askAboutShortlist(me: Actor, record: Recorder, jobId: string): Promise<void> {
  const ofJob = { params: { jobId } };
  const recommended = (await record(me, 'getRecommended', ofJob)) as { applicants: [{ student_id: string }] };
  const [student] = recommended.applicants;
  const { student_id } = student;
  await record(me, 'saveViewedCandidate', { ...ofJob, body: { student_id } });
  await record(me, 'saveShortlisted', { body: { job_id: jobId, student, student_id } });
  await record(me, 'getShortlisted', ofJob);
  await record(me, 'removeShortlisted', { body: { job_id: jobId, student_id } });
  const message = 'Brighten up! You are shortlisted for an opportunity!!';
  await record(me, 'sendNotification', { body: { external_user_ids: [student_id], message } });
}

async function askAboutFolders(
  me: Actor,
  record: Recorder,
  accountId: string,
  companyId: string,
  [first = '', ...others]: readonly string[],
): Promise<void> {
  const ofRecruiter = { recruiterId: accountId };
  await record(me, 'getShortlistedStudents', { params: ofRecruiter });
  const { folders } = (await record(me, 'getFolders', { params: ofRecruiter })) as {
    folders: [{ _id: string; student_ids: string[] }];
  };
  const [{ _id: folderId, student_ids: inFolder }] = folders;
  await record(me, 'getFolder', { params: { folderId } });
  const newcomer = others.find((id) => !inFolder.includes(id)) ?? '';
  const save = { params: { folderId }, body: { student_id: newcomer } };
  await record(me, 'saveToFolder', save);
  await record(me, 'saveToFolder', save, 'In the folder already');
  const folder = { folder_name: 'Summer 2027 interns', student_ids: [first] };
  await record(me, 'createFolder', { body: { ...folder, recruiter_id: accountId, company_id: companyId } });
  await record(me, 'removeFromFolder', { params: { folderId, studentId: newcomer } });
  await record(me, 'removeStudent', { params: { ...ofRecruiter, studentId: first } });
}

/** The demo recruiter looks at the company, and looks after the own profile. */
export async function askAboutCompany(me: Actor, record: Recorder, { accountId, companyId }: Scene): Promise<void> {
  const ofCompany = { params: { companyId } };
  const ofRecruiter = { params: { recruiterId: accountId } };
  await record(me, 'getCompanies');
  await record(me, 'getCompanyDetails', ofCompany);
  await record(me, 'getCompanyMembers', ofCompany);
  await record(me, 'getTalentPool', { body: { top_technologies_used: ['Python', 'React'] } });
  await record(me, 'uploadProfilePicture', { ...ofRecruiter, file: aPicture() });
  await record(me, 'uploadCoverPicture', { ...ofRecruiter, file: aPicture() });
  const profile = { name: 'Meera Nair', phone_number: '+9876543210', position: 'Head of Talent' };
  await record(me, 'editProfile', { ...ofRecruiter, body: { ...profile, location: 'Pune, Maharashtra, India' } });
  const upload = await record(me, 'uploadCompanyDocument', { file: aDocument() });
  const { companyDocumentUrl: documentLink } = upload as { companyDocumentUrl: string };
  const submitted = { recruiter_id: accountId, company: companyId, documentLink, CIN: '' };
  await record(me, 'submitCompanyDocument', { body: submitted });
}

/** The smallest picture there is: one pixel. */
export const aPicture = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'picture.png',
  );

export const aDocument = () => new File([Buffer.from(renderPdf('Certificate', []))], 'certificate.pdf');
