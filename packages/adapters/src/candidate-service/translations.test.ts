import { describe, expect, it } from 'vitest';
import { readPost, readProfile } from './read-profile.ts';
import { studentId } from '@glo/domain/testing/builders';
import { readWire } from '../testing/read-wire.ts';
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

  it('goes back as it came, unknown fields included', () => {
    const sent = { student_id: 7, name: 'A', search_score: '89', gloscore: 416, cgpa: 8.1, hashtags: null };
    expect(wire.writeCandidate(readCandidate(sent))).toEqual(sent);
  });
});

describe('a profile', () => {
  it('reads as empty where nothing is given', () => {
    expect(readProfile(studentId('1'), { name: 'A' })).toMatchObject({
      bio: '',
      skills: [],
      location: '',
      followers: 0,
      workExperience: [],
      education: [],
    });
  });

  it('has no end where the student is still there', () => {
    const profile = readProfile(studentId('1'), { name: 'A', work_experience: [{ title: 'Intern', end_date: '' }] });
    expect(profile.workExperience[0]).toMatchObject({ title: 'Intern', endDate: null });
  });
});

describe('a post', () => {
  it('shows its video before its PDF before its link', () => {
    const all = { video_link: 'v', pdf_link: 'p', showcase_link: 's' };
    expect(readPost(all)).toMatchObject({ kind: 'video', link: 'v' });
    expect(readPost({ ...all, video_link: '' })).toMatchObject({ kind: 'pdf', link: 'p' });
    expect(readPost({ showcase_link: 's' })).toMatchObject({ kind: 'link', link: 's' });
    expect(readPost({})).toMatchObject({ kind: 'none', link: '' });
  });
});
