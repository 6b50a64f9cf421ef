import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { success } from '@glo/domain/shared/outcome';
import { aProfile } from '@glo/domain/testing/hiring';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aProfilePage, profileOf } from '../../testing/profile-page.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { ProfileView } from './ProfileView.tsx';

const site: ProofOfWork = {
  title: 'Tide tables',
  description: 'A map of every tide',
  hashtags: ['Python'],
  kind: 'link',
  link: 'tides.example',
  thumbnail: '',
};

describe('a profile', () => {
  it('shows name, words about oneself, numbers and contact', async () => {
    const text = textOf(await profile());
    expect(text).toContain('Aarohi Deshmukh');
    expect(text).toContain('Statistics student who likes questions with a map in them.');
    expect(text).toMatch(/GloPoints .*742/);
    expect(text).toMatch(/318 Followers|Followers 318/);
    expect(text).toMatch(/Lits .*1,204/);
    expect(text).toMatch(/1 Proof of Works|Proof of Works 1/);
    expect(text).toContain('Pune, Maharashtra, India');
    expect(text).toContain('+91 98220 14563');
    expect(text).toContain('aarohi.deshmukh@mail.example');
  });

  it('says in plain words what GloPoints and lits are', async () => {
    const markup = markupOf(await profile());
    expect(markup).toMatch(/data-tip="[^"]*score that Glo gives[^>]*>GloPoints</);
    expect(markup).toMatch(/data-tip="[^"]*proof of work[^>]*>Lits</);
  });

  it('has its heading before all controls', async () => {
    expect(markupOf(await profile())).toMatch(/^<header[^>]*><h1[^>]*>Aarohi Deshmukh<\/h1>/);
  });

  it('tells the keys where a pointer finds them', async () => {
    const markup = markupOf(await profile());
    const told = [...markup.matchAll(/title="([^"]+ \(([A-Z])\))" aria-keyshortcuts="\2"/g)].map(([, title]) => title);
    expect(told).toEqual(['Connect (E)', 'Shortlist (S)', 'Private note (N)']);
  });

  it('names skills and aspirations, each cut after 30 characters', async () => {
    const text = textOf(await profile({ aspirations: ['Data journalist of the coastal press'] }));
    expect(text).toMatch(/Top Skills Python SQL Statistics Contact .* Aspires to be/);
    expect(text).toContain('Data journalist of the coastal…');
  });

  it('begins with the skills that the job looks for', async () => {
    const page = aProfilePage();
    page.board.answers.job = success(anActiveJob({ skills: ['statistics', 'Go'] }));
    page.presenter.activate(profileOf('student-1', '?job=job-1'));
    await when(() => page.presenter.acts.profile !== null && page.presenter.origin?.job.state === 'ready');
    expect(page.presenter.skills).toEqual([
      { text: 'Statistics', matched: true },
      { text: 'Python', matched: false },
      { text: 'SQL', matched: false },
    ]);
  });

  it('tells the job that is come back to who was looked at, and who is on its shortlist', async () => {
    const { presenter, shortlists, jobCache } = aProfilePage();
    const job = anActiveJob();
    jobCache.keep({ job, applicants: [], asked: 200, recommended: [], shortlisted: [] });
    shortlists.answers.candidates = success([aCandidate()]);
    const leave = presenter.activate(profileOf('student-1', '?job=job-1'));
    await when(() => presenter.origin?.shortlist.list.state === 'ready');
    leave();
    expect(jobCache.read(job.id)).toMatchObject({
      job: { viewedApplicants: ['student-1'] },
      shortlisted: [aCandidate()],
    });
  });

  it('keeps the fourth proof of work behind All and on paper', async () => {
    const works = ['One', 'Two', 'Three', 'Four'].map((title) => ({ ...site, title }));
    const markup = markupOf(await profile({}, ...works));
    expect(markup).toMatch(/All 4</);
    expect(markup.match(/<li class="[^"]*rest[^"]*">/g)).toHaveLength(1);
    expect(markup).toMatch(/<li class="[^"]*rest[^"]*">.*Four/);
  });

  it('shows proof of work, and makes links of web addresses only', async () => {
    expect(textOf(await profile())).toMatch(/Proof of Work .*Tide tables A map of every tide/);
    expect(markupOf(await profile())).toMatch(/href="https:\/\/tides\.example"[^>]*rel="noopener noreferrer"/);
    const written = markupOf(await profile({}, { ...site, link: 'javascript:alert(1)' }));
    expect(written).not.toContain('javascript:');
  });

  it('shows a film by its picture, and leads to it', async () => {
    const film = { ...site, kind: 'video', link: 'https://films.example/1', thumbnail: '/pictures/1.jpg' } as const;
    const markup = markupOf(await profile({}, film));
    expect(markup).toMatch(/href="https:\/\/films\.example\/1" target="_blank" rel="noopener noreferrer"/);
    // Where it comes from is set in a browser alone (tests/e2e/profile.spec.ts).
    expect(markup).toMatch(/<a [^>]*films\.example[^>]*>.*<img .*<\/a>/);
    expect(textOf(await profile({}, { ...film, kind: 'pdf' }))).toContain('PDF');
  });

  it('says where one stands in the list it was opened from', async () => {
    const page = aProfilePage();
    page.review.begin({
      href: '/shortlistedCandidates',
      label: 'Summer',
      ids: ['student-0', 'student-1', 'student-2'].map(studentId),
    });
    page.presenter.activate(profileOf('student-1'));
    expect(textOf(createElement(ProfileView, { presenter: page.presenter }))).toMatch(/Summer 2 of 3/);
    expect(markupOf(createElement(ProfileView, { presenter: page.presenter }))).toMatch(/aria-label="Next candidate"/);
  });

  it('says when this device wrote to the candidate, and that notes stay on it', async () => {
    const page = aProfilePage();
    await page.records.wroteTo(studentId('student-1'), new Date('2026-11-03T10:00:00.000Z'));
    await page.records.note(studentId('student-1'), 'Call in June');
    page.presenter.activate(profileOf('student-1'));
    await when(() => page.presenter.pageTitle !== null && page.presenter.own?.value !== '');
    const text = textOf(createElement(ProfileView, { presenter: page.presenter }));
    expect(text).toContain('E-mailed on November 3, 2026');
    expect(text).toMatch(/Contact .*Private note .*Call in June .*Only on this device.* Followers /);
  });

  it('shows work and education with months, Present, and grades in CGPA', async () => {
    const text = textOf(
      await profile({
        workExperience: [
          {
            title: 'Intern',
            employmentType: 'Internship',
            companyName: 'Harbour',
            startDate: '2026-05-01',
            endDate: null,
          },
        ],
        education: [
          {
            school: 'COEP',
            degree: 'B.Tech',
            majors: 'Robotics',
            startDate: '2023-07-01',
            endDate: '2027-05-31',
            grade: '8.4',
          },
        ],
      }),
    );
    expect(text).toMatch(/Work Experience .*Intern .*Harbour .*May 2026 – Present/);
    expect(text).toMatch(/Educational Background .*COEP .*B\.Tech, Robotics .*July 2023 – May 2027 .*8\.4 CGPA/);
  });
});

async function profile(change: Partial<CandidateProfile> = {}, ...works: readonly ProofOfWork[]) {
  const { presenter, directory } = aProfilePage();
  directory.answers.profile = success(aProfile(change));
  directory.answers.proofOfWork = success(works.length === 0 ? [site] : works);
  presenter.activate(profileOf('student-1'));
  await when(() => {
    const { profile: page, gloPoints, proofOfWork } = presenter.parts ?? {};
    return [page, gloPoints, proofOfWork].every((part) => part?.state === 'ready');
  });
  return createElement(ProfileView, { presenter });
}
