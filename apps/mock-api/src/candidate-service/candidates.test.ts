import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aPost } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({
    candidates: [
      aCandidate('meera', {
        name: 'Meera Nair',
        bio: 'Builds small robots.',
        profilePicture: '/pictures/avatar/meera.svg',
        coverPicture: '/pictures/cover/meera.svg',
        aspirations: ['Robotics Engineer'],
        skills: ['ROS', 'C++'],
        mobileNumber: '+919812345678',
        email: 'meera@students.example',
        followers: 12,
        lits: 3,
        gloScore: 0,
        workExperience: [
          {
            title: 'Intern',
            employmentType: 'Internship',
            companyName: 'Initech',
            startDate: '2026-05-01',
            endDate: null,
          },
        ],
        education: [
          {
            level: 'bachelor',
            school: 'COEP',
            degree: 'B.Tech',
            majors: 'Robotics',
            startDate: '2023-07-01',
            endDate: '2027-05-31',
            grade: 8.4,
          },
        ],
      }),
      aCandidate('ravi'),
    ],
    posts: [
      aPost('first', 'meera', { pdfLink: 'https://robots.example/first.pdf', createdAt: '2026-03-01T00:00:00.000Z' }),
      aPost('second', 'meera', {
        description: 'A robot that waters plants',
        hashtags: ['ROS'],
        showcaseLink: 'https://robots.example',
        pdfLink: '/files/work/second.pdf',
        videoLink: 'https://video.example/1',
        linkThumbnail: '/pictures/link/1.svg',
        pdfThumbnail: '/pictures/pdf/1.svg',
        videoThumbnail: '/pictures/video/1.svg',
        createdAt: '2026-04-01T00:00:00.000Z',
      }),
    ],
  });
});
afterEach(() => world.close());

describe('getProfileData', () => {
  it('gives the page of a student under the names of the wire', async () => {
    expect(await world.asha(getProfileData, { query: { student_id: 'meera' } })).toEqual({
      status: 200,
      body: {
        student_id: 'meera',
        name: 'Meera Nair',
        bio: 'Builds small robots.',
        cover_picture: '/pictures/cover/meera.svg',
        profile_picture: '/pictures/avatar/meera.svg',
        aspirations: ['Robotics Engineer'],
        hashtags: ['ROS', 'C++'],
        contact_details: {
          location: { lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' },
          mobile_number: '+919812345678',
          email: 'meera@students.example',
        },
        followers_count: 12,
        pow_lits_count: 3,
        work_experience: [
          {
            title: 'Intern',
            employment_type: 'Internship',
            company_name: 'Initech',
            start_date: '2026-05-01',
            end_date: null,
          },
        ],
        education_details: [
          {
            school: 'COEP',
            degree: 'B.Tech',
            majors: 'Robotics',
            start_date: '2023-07-01',
            end_date: '2027-05-31',
            grades: 8.4,
          },
        ],
      },
    });
  });
});

describe('getAllGloScoreById', () => {
  it('gives the score, 0 included', async () => {
    expect(await world.asha(getGloScore, { query: { student_id: 'meera' } })).toEqual({
      status: 200,
      body: { data: { data: { score: 0 } } },
    });
  });
});

describe('getPostsByUserId', () => {
  it('gives the posts, newest first', async () => {
    expect(await world.asha(getPosts, { query: { post_owner_user_id: 'meera' } })).toEqual({
      status: 200,
      body: {
        postData: [
          {
            post_title: 'Post second',
            post_description: 'A robot that waters plants',
            post_hashtags: ['ROS'],
            showcase_link: 'https://robots.example',
            pdf_link: `${world.url}/files/work/second.pdf`,
            video_link: 'https://video.example/1',
            link_url_thumbnail: '/pictures/link/1.svg',
            pdf_url_thumbnail: '/pictures/pdf/1.svg',
            video_url_thumbnail: '/pictures/video/1.svg',
          },
          expect.objectContaining({ post_title: 'Post first', pdf_link: 'https://robots.example/first.pdf' }),
        ],
      },
    });
  });

  it('is empty for who has posted nothing', async () => {
    expect(await world.asha(getPosts, { query: { post_owner_user_id: 'ravi' } })).toEqual({
      status: 200,
      body: { postData: [] },
    });
  });
});

describe.each([
  { call: getProfileData, field: 'student_id' },
  { call: getGloScore, field: 'student_id' },
  { call: getPosts, field: 'post_owner_user_id' },
])('$call.path', ({ call, field }) => {
  it('is open to every recruiter, and to no stranger', async () => {
    const query = { [field]: 'ravi' };
    expect(await world.gita(call, { query })).toMatchObject({ status: 200 });
    expect(await world.nadia(call, { query })).toMatchObject({ status: 200 });
    expect(await world.stranger(call, { query })).toMatchObject({ status: 401 });
  });

  it('knows who does not exist', async () => {
    expect(await world.asha(call, { query: { [field]: 'nobody' } })).toEqual({
      status: 404,
      body: { message: 'There is no such student.' },
    });
  });

  it.each([{}, { [field]: '' }])('needs an id, not %j', async (query) => {
    expect(await world.asha(call, { query })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(new RegExp(`^${field}`)) },
    });
  });
});

describe('getAllCandidatesByIds', () => {
  const ask = (applicants_ids: unknown) => world.asha(getCandidatesByIds, { body: { applicants_ids } });

  it('answers in the order of the ids, without those nobody has, with body status 201', async () => {
    expect(await ask(['ravi', 'nobody', 'meera'])).toEqual({
      status: 200,
      body: {
        status: 201,
        applicants: [
          { student_id: 'ravi', name: 'Student ravi', hashtags: ['SQL'], profile_picture: '', gloscore: 500 },
          {
            student_id: 'meera',
            name: 'Meera Nair',
            hashtags: ['ROS', 'C++'],
            profile_picture: '/pictures/avatar/meera.svg',
            gloscore: 0,
          },
        ],
      },
    });
    expect(await ask([])).toEqual({ status: 200, body: { status: 201, applicants: [] } });
  });

  it.each(['ravi', [1], undefined])('refuses the ids %j', async (ids) => {
    expect(await ask(ids)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^applicants_ids/) },
    });
  });

  it('is open to every recruiter, and to no stranger', async () => {
    const body = { applicants_ids: ['ravi'] };
    expect(await world.gita(getCandidatesByIds, { body })).toMatchObject({ status: 200 });
    expect(await world.stranger(getCandidatesByIds, { body })).toMatchObject({ status: 401 });
  });
});
