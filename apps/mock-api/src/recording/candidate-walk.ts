import type { Actor } from './actor.ts';
import type { Recorder } from './record.ts';
import type { Scene } from './recruiter-walk.ts';

/** Students: found, read and filtered. */
export async function askAboutCandidates(me: Actor, record: Recorder, { applicants }: Scene): Promise<void> {
  const [student_id = ''] = applicants;
  await record(me, 'searchCandidates', { body: { job_type: 'Job', location: '', skilltags: ['Python'] } });
  const profile = (await record(me, 'getProfileData', { query: { student_id } })) as {
    contact_details: { email: string };
  };
  await record(me, 'getGloScore', { query: { student_id } });
  await record(me, 'getPosts', { query: { post_owner_user_id: student_id } });
  await record(me, 'getCandidatesByIds', { body: { applicants_ids: applicants.slice(0, 2) } });
  await record(me, 'filterCandidates', { body: { ...pythonAndBachelor, student_id: applicants.slice(0, 6) } });
  const email = {
    email: profile.contact_details.email,
    subject: 'Your application',
    content: 'We would like to meet you.',
    link: 'https://meet.example/acme',
  };
  await record(me, 'sendEmail', { body: email });
}

const anyStudy = { degree: '', specialisation: '', institute: '', percentage: null, endDate: [] };
const anyExperience = { minExp: 0, maxExp: 1000 };

const pythonAndBachelor = {
  skilltags: ['Python'],
  gender: '',
  location: [],
  internshipExp: anyExperience,
  fullTimeExp: anyExperience,
  masterDetails: anyStudy,
  bachelorDetails: { ...anyStudy, percentage: 60 },
  diplomaDetails: anyStudy,
  twelthDetails: anyStudy,
  tenthDetails: anyStudy,
};

export async function askAboutLookups(me: Actor, record: Recorder): Promise<void> {
  await record(me, 'getLocations', { query: { searchValue: 'Pune' } });
  await record(me, 'getHashtags', { query: { searchValue: 'pyth' } });
  await record(me, 'getJobRoles', { query: { searchValue: 'data an' } });
  await record(me, 'getBachelorsDegrees');
  await record(me, 'getBachelorsSpecialization');
  await record(me, 'getMastersDegrees');
  await record(me, 'getMastersSpecialization');
  await record(me, 'getStreams');
  await record(me, 'getAllInstitutes');
}
