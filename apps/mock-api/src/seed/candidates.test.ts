import { describe, expect, it } from 'vitest';
import type { CandidateRow, WorkExperience } from '../data/rows.ts';
import { knownPlaces, skills } from './lookups.ts';
import { seedRows } from './seed.ts';

const now = new Date('2026-11-21T10:30:00.000Z');
const { candidates, posts } = seedRows({ seed: 1, candidates: 1000, now });

/** Names of the people who fail; an empty list reads better than a false. */
const failing = (fits: (candidate: CandidateRow) => boolean) =>
  candidates.filter((row) => !fits(row)).map(({ name }) => name);
const share = (has: (candidate: CandidateRow) => boolean) => candidates.filter(has).length / candidates.length;
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

describe('people', () => {
  it('can be reached at addresses of their own', () => {
    expect(new Set(candidates.map(({ email }) => email)).size).toBe(candidates.length);
    expect(failing(({ email }) => /^[a-z]+(\.[a-z]+)+\d*@mail\.example$/.test(email))).toEqual([]);
    expect(failing(({ mobileNumber }) => /^\+(91 9\d{9}|(?!91)\d{1,3} \d{9})$/.test(mobileNumber))).toEqual([]);
  });

  it('live in known places, most of them in India', () => {
    const places = new Set(knownPlaces.map(({ place }) => place));
    expect(failing(({ location }) => places.has(location))).toEqual([]);
    expect(share(({ location }) => location.country === 'India')).toBeGreaterThan(0.8);
    expect(new Set(candidates.map(({ location }) => location.country)).size).toBeGreaterThan(8);
  });

  it('live where students live: a recruiter in Pune finds dozens who know Python', () => {
    const inPune = candidates.filter(({ location }) => location.city === 'Pune');
    expect(inPune.filter((candidate) => candidate.skills.includes('Python')).length).toBeGreaterThanOrEqual(24);
    expect(inPune.length).toBeLessThan(candidates.length / 3);
  });

  it('have scores that spread, without a row of equals at the top', () => {
    const scores = candidates.map(({ gloScore }) => gloScore).toSorted((a, b) => b - a);
    expect(scores[0]).toBeLessThan(999);
    expect(new Set(scores.slice(0, 10)).size).toBeGreaterThanOrEqual(6);
    expect((scores[0] ?? 0) - (scores.at(-1) ?? 0)).toBeGreaterThan(500);
  });

  it('leave no text empty and no slot unfilled', () => {
    // Pictures are optional, and not every country has states.
    const written = (row: CandidateRow) =>
      texts({ ...row, profilePicture: [], coverPicture: [], location: row.location.city });
    expect(failing((row) => written(row).every((text) => text !== '' && !/[{}]|undefined/.test(text)))).toEqual([]);
  });

  it('write about themselves in many ways', () => {
    expect(new Set(candidates.map(({ bio }) => bio)).size).toBeGreaterThan(950);
    const beginnings = new Set(candidates.map(({ bio }) => bio.split(' ').slice(0, 4).join(' ')));
    expect(beginnings.size).toBeGreaterThan(250);
    expect(failing(({ bio }) => bio.length > 30 && bio.length < 260)).toEqual([]);
  });

  it('have pictures, but for about 15 in 100', () => {
    const without = share(({ profilePicture }) => profilePicture === '');
    expect(without).toBeGreaterThan(0.1);
    expect(without).toBeLessThan(0.2);
    expect(failing((row) => ['', `/pictures/person/${row.id}.svg`].includes(row.profilePicture))).toEqual([]);
    expect(failing((row) => ['', `/pictures/cover/${row.id}.svg`].includes(row.coverPicture))).toEqual([]);
    expect(failing((row) => (row.profilePicture === '') === (row.coverPicture === ''))).toEqual([]);
  });
});

describe('work', () => {
  it('is up to three stretches, the latest first, one after the other and before now', () => {
    const today = now.toISOString().slice(0, 10);
    const inOrder = (work: WorkExperience[]) =>
      work.every(({ startDate, endDate }, index) => {
        const laterStart = work[index - 1]?.startDate ?? today;
        return (
          startDate < (endDate ?? today) && (endDate ?? laterStart) <= laterStart && (endDate !== null || index === 0)
        );
      });
    expect(failing(({ workExperience }) => workExperience.length <= 3 && inOrder(workExperience))).toEqual([]);
    expect(share(({ workExperience }) => workExperience.length > 0)).toBeGreaterThan(0.6);
  });

  it('begins after college has begun', () => {
    const collegeStart = ({ education }: CandidateRow) =>
      education.find(({ level }) => level === 'bachelor')?.startDate ?? '9';
    expect(failing((row) => row.workExperience.every((work) => work.startDate > collegeStart(row)))).toEqual([]);
  });

  it('adds up to the years of experience', () => {
    const years = (row: CandidateRow, type: string) =>
      row.workExperience
        .filter(({ employmentType }) => employmentType === type)
        .reduce((sum, { startDate, endDate }) => sum + yearsBetween(startDate, endDate ?? '2026-11-01'), 0);
    expect(failing((row) => Math.abs(years(row, 'Internship') - row.internshipYears) <= 0.051)).toEqual([]);
    expect(failing((row) => Math.abs(years(row, 'Full-time') - row.fullTimeYears) <= 0.051)).toEqual([]);
    expect(share(({ fullTimeYears }) => fullTimeYears > 1)).toBeGreaterThan(0.05);
  });

  it.each(['2027-01-01', '2027-06-30', '2027-07-01', '2028-02-29'])('is never to come, seen on %s', (day) => {
    const people = seedRows({ seed: 1, candidates: 200, now: new Date(`${day}T00:00:00.000Z`) }).candidates;
    const dates = people.flatMap(({ workExperience }) =>
      workExperience.flatMap((work) => [work.startDate, work.endDate ?? day]),
    );
    expect(dates.length).toBeGreaterThan(200);
    expect(dates.filter((date) => date > day)).toEqual([]);
  });

  it('is full-time only after college', () => {
    const lastEnd = (row: CandidateRow) => row.education[0]?.endDate ?? '';
    expect(
      failing((row) =>
        row.workExperience.every((work) => work.employmentType !== 'Full-time' || work.startDate > lastEnd(row)),
      ),
    ).toEqual([]);
  });
});

describe('education', () => {
  it('goes from the tenth to a degree without a step missing or overlapping', () => {
    const ways = new Set(candidates.map(({ education }) => education.map(({ level }) => level).join(' < ')));
    expect([...ways].sort()).toEqual([
      'bachelor < diploma < tenth',
      'bachelor < twelfth < tenth',
      'master < bachelor < diploma < tenth',
      'master < bachelor < twelfth < tenth',
    ]);
    expect(
      failing(({ education }) =>
        education.every((step, index) => {
          const laterStart = education[index - 1]?.startDate ?? '2032-12-31';
          return step.endDate !== null && step.startDate < step.endDate && step.endDate <= laterStart;
        }),
      ),
    ).toEqual([]);
  });

  it('has grades from 0 to 10 with one decimal', () => {
    const grades = candidates.flatMap(({ education }) => education.map(({ grade }) => grade));
    expect(grades.filter((grade) => !(grade >= 4 && grade <= 10 && Math.round(grade * 10) / 10 === grade))).toEqual([]);
    expect(new Set(grades).size).toBeGreaterThan(25);
  });
});

describe('posts', () => {
  it('are none to six a person, each with one medium and its thumbnail', () => {
    const counts = new Map(candidates.map(({ id }) => [id, 0]));
    for (const { candidateId } of posts) counts.set(candidateId, (counts.get(candidateId) ?? 0) + 1);
    expect([...new Set(counts.values())].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const post of posts) {
      const media = [
        [post.showcaseLink, post.linkThumbnail, /^https:\/\/[a-z0-9-]+\.example\/[a-z0-9-]+$/],
        [post.pdfLink, post.pdfThumbnail, /^\/files\/work\/[0-9a-f]{24}\.pdf$/],
        [post.videoLink, post.videoThumbnail, /^https:\/\/video\.example\/watch\/[0-9a-f]+$/],
      ] as const;
      const used = media.filter(([link]) => link !== '');
      expect(used).toHaveLength(1);
      expect(
        used.filter(([link, thumbnail, form]) => form.test(link) && thumbnail === `/pictures/work/${post.id}.svg`),
      ).toHaveLength(1);
      expect(media.filter(([link, thumbnail]) => (link === '') !== (thumbnail === ''))).toEqual([]);
    }
  });

  it('have texts, and differ for each person', () => {
    expect(
      posts.filter((post) => post.title === '' || post.description.length < 30 || post.hashtags.length === 0),
    ).toEqual([]);
    expect(posts.filter((post) => /[{}]|undefined/.test(post.title + post.description))).toEqual([]);
    expect(posts.filter((post) => post.hashtags.some((tag) => !skills.includes(tag)))).toEqual([]);
    expect(new Set(posts.map((post) => `${post.candidateId} ${post.title}`)).size).toBe(posts.length);
  });

  it('come after their author joined', () => {
    const joined = new Map(candidates.map(({ id, createdAt }) => [id, createdAt]));
    expect(posts.filter((post) => post.createdAt < (joined.get(post.candidateId) ?? '9'))).toEqual([]);
  });
});

function yearsBetween(from: string, to: string): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return (months(to) - months(from)) / 12;
}
