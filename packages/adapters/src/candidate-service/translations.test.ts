import { describe, expect, it } from 'vitest';
import { readPost, readProfile } from './http-candidate-directory.ts';
import { studentId } from '@glo/domain/testing/builders';
import { readWire } from '../testing/read-wire.ts';
import { getProfileData } from '../wire/candidates.ts';
import * as wire from '../wire/read-candidate.ts';
import { wireCandidate } from '../wire/read-candidate.ts';

const readCandidate = (sent: object) => wire.readCandidate(readWire(wireCandidate, sent));

describe('the score of a candidate', () => {
  it.each([
    [{ search_score: 0, gloscore: 5, score: 9 }, 0],
    [{ gloscore: 5, score: 9 }, 5],
    [{ score: '9' }, 9],
    [{ search_score: null, score: 3 }, 3],
    [{}, null],
  ])('%j reads %j', (scores, expected) => {
    expect(readCandidate({ student_id: '1', name: 'A', ...scores }).score).toBe(expected);
  });

  it.each([
    [{ search_score: 88, gloscore: 5, score: 9 }, 5],
    [{ search_score: 88, gloscore: null, score: 0 }, 0],
    [{ search_score: 88 }, undefined],
    [{ gloscore: 5, score: 9 }, undefined],
  ])('%j has the GloPoints %j beside it', (scores, expected) => {
    expect(readCandidate({ student_id: '1', name: 'A', ...scores }).points).toBe(expected);
  });

  it.each([
    [{ search_score: 0, gloscore: 742 }, 'match'],
    [{ gloscore: 742 }, 'points'],
    [{ score: 742 }, 'points'],
  ] as const)('%j counts %s, and still does when it is sent on', (scores, kind) => {
    const candidate = readCandidate({ student_id: '1', name: 'A', ...scores });
    expect(candidate.scoreKind).toBe(kind);
    expect(readCandidate(wire.writeCandidate(candidate))).toEqual(candidate);
    const { source: _, ...own } = candidate;
    expect(readCandidate(wire.writeCandidate(own))).toMatchObject({ scoreKind: kind, score: candidate.score });
  });

  it('is missing for a candidate without further data, who keeps their skills', () => {
    const { source: _, ...known } = readCandidate({ student_id: '1', name: 'A' });
    expect(known).toEqual({ id: '1', name: 'A', skills: [], profilePicture: '', score: null, scoreKind: 'points' });
    const shown = { student_id: '1', name: 'A', hashtags: ['SQL'], profile_picture: '/a.png' };
    expect(wire.writeCandidate({ ...known, skills: ['SQL'], profilePicture: '/a.png' })).toEqual(shown);
  });

  it('is sent back unchanged, with unknown fields', () => {
    const sent = { student_id: 7, name: 'A', search_score: '89', gloscore: 416, cgpa: 8.1, hashtags: null };
    expect(wire.writeCandidate(readCandidate(sent))).toEqual(sent);
  });
});

describe('a profile', () => {
  it('is empty without fields', () => {
    const nothing = {
      id: '1',
      name: 'A',
      bio: '',
      coverPicture: '',
      profilePicture: '',
      aspirations: [],
      skills: [],
      location: '',
      mobileNumber: '',
      email: '',
      followers: 0,
      lits: 0,
      workExperience: [],
      education: [],
    };
    expect(readProfile(studentId('1'), { name: 'A' })).toEqual(nothing);
    expect(readProfile(studentId('1'), { name: 'A', contact_details: {} })).toEqual(nothing);
    const entries = { name: 'A', work_experience: [{}], education_details: [{}] };
    expect(readProfile(studentId('1'), entries)).toEqual({
      ...nothing,
      workExperience: [{ title: '', employmentType: '', companyName: '', startDate: '', endDate: null }],
      education: [{ school: '', degree: '', majors: '', startDate: '', endDate: null, grade: '' }],
    });
  });

  it('has every field', () => {
    const sent = {
      name: 'Asha Rao',
      bio: 'Maps.',
      cover_picture: '/cover.png',
      profile_picture: '/me.png',
      aspirations: ['Cartographer'],
      hashtags: ['SQL'],
      contact_details: {
        mobile_number: '\u202a9820114467\u202c',
        email: 'asha@mail.example\u200b',
        location: { lable: 'Pune, Maharashtra, India' },
      },
      followers_count: 7,
      pow_lits_count: 9,
      work_experience: [
        {
          title: 'Intern',
          employment_type: 'Internship',
          company_name: 'Atlas',
          start_date: '2026-01-01',
          end_date: '2026-06-30',
        },
      ],
      education_details: [
        {
          school: 'COEP',
          degree: 'B.Tech',
          majors: 'Physics',
          start_date: '2022-07-01',
          end_date: '2026-05-31',
          grades: '8.1',
        },
      ],
    };
    expect(readProfile(studentId('1'), readWire(getProfileData.reply, sent))).toEqual({
      id: '1',
      name: 'Asha Rao',
      bio: 'Maps.',
      coverPicture: '/cover.png',
      profilePicture: '/me.png',
      aspirations: ['Cartographer'],
      skills: ['SQL'],
      location: 'Pune, Maharashtra, India',
      mobileNumber: '9820114467',
      email: 'asha@mail.example',
      followers: 7,
      lits: 9,
      workExperience: [
        {
          title: 'Intern',
          employmentType: 'Internship',
          companyName: 'Atlas',
          startDate: '2026-01-01',
          endDate: '2026-06-30',
        },
      ],
      education: [
        {
          school: 'COEP',
          degree: 'B.Tech',
          majors: 'Physics',
          startDate: '2022-07-01',
          endDate: '2026-05-31',
          grade: '8.1',
        },
      ],
    });
  });

  it('has no end for a current position', () => {
    const profile = readProfile(studentId('1'), { name: 'A', work_experience: [{ title: 'Intern', end_date: '' }] });
    expect(profile.workExperience[0]).toMatchObject({ title: 'Intern', endDate: null });
  });
});

describe('a post', () => {
  it('prefers its video to its PDF, and its PDF to its link', () => {
    const all = { video_link: 'v', pdf_link: 'p', showcase_link: 's' };
    expect(readPost(all)).toMatchObject({ kind: 'video', link: 'v' });
    expect(readPost({ ...all, video_link: '' })).toMatchObject({ kind: 'pdf', link: 'p' });
    expect(readPost({ showcase_link: 's' })).toMatchObject({ kind: 'link', link: 's' });
    expect(readPost({})).toEqual({ title: '', description: '', hashtags: [], kind: 'none', link: '', thumbnail: '' });
  });

  it('has its texts and its preview picture', () => {
    const texts = { post_title: 'Maps', post_description: 'Of buses.', post_hashtags: ['SQL'] };
    const pictures = { video_url_thumbnail: 'v.png', pdf_url_thumbnail: 'p.png', link_url_thumbnail: 'l.png' };
    const read = { title: 'Maps', description: 'Of buses.', hashtags: ['SQL'] };
    const shown = [{ video_link: 'v' }, { pdf_link: 'p' }, { showcase_link: 'l' }];
    expect(shown.map((link) => readPost({ ...texts, ...pictures, ...link }))).toEqual([
      { ...read, kind: 'video', link: 'v', thumbnail: 'v.png' },
      { ...read, kind: 'pdf', link: 'p', thumbnail: 'p.png' },
      { ...read, kind: 'link', link: 'l', thumbnail: 'l.png' },
    ]);
    expect(shown.map((link) => readPost(link).thumbnail)).toEqual(['', '', '']);
  });
});
