import { getPosts, getProfileData } from '@glo/adapters/wire/candidates';
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
});
