import { type CandidateProfile, type ProofOfWork, ProfileVisit } from '@glo/domain/candidates';
import { success } from '@glo/domain/shared';
import { Shortlisting } from '@glo/domain/shortlist';
import { aCandidateDirectory, aProfile, aJobBoard, someNotifications, someShortlists } from '@glo/domain/testing';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { ProfilePresenter } from './profile-presenter.ts';
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
    expect(text).toMatch(/1,204 Lits|Lits 1,204/);
    expect(text).toMatch(/1 Proof of Works|Proof of Works 1/);
    expect(text).toContain('Pune, Maharashtra, India');
    expect(text).toContain('+91 98220 14563');
    expect(text).toContain('aarohi.deshmukh@mail.example');
  });

  it('names skills and aspirations, each cut after 30 characters', async () => {
    const text = textOf(await profile({ aspirations: ['Data journalist of the coastal press'] }));
    expect(text).toMatch(/Top Skills Python SQL Statistics Aspires to be/);
    expect(text).toContain('Data journalist of the coastal…');
  });

  it('shows proof of work, and makes links of web addresses only', async () => {
    expect(textOf(await profile())).toMatch(/Proof of Work .*Tide tables A map of every tide/);
    expect(markupOf(await profile())).toMatch(/href="https:\/\/tides\.example"[^>]*rel="noopener noreferrer"/);
    const written = markupOf(await profile({}, { ...site, link: 'javascript:alert(1)' }));
    expect(written).not.toContain('javascript:');
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

async function profile(change: Partial<CandidateProfile> = {}, work = site) {
  const directory = aCandidateDirectory();
  directory.answers.profile = success(aProfile(change));
  directory.answers.proofOfWork = success([work]);
  const [board, shortlists, notifications] = [aJobBoard(), someShortlists(), someNotifications()];
  const presenter = new ProfilePresenter(
    directory,
    board,
    shortlists,
    new Shortlisting(shortlists, notifications),
    new ProfileVisit(board, notifications),
    { copy: async () => true },
    new SearchState(aSignedInSession()),
    new Notices(),
  );
  presenter.activate({ params: { id: 'student-1' }, query: new URLSearchParams(), state: null });
  await when(() => {
    const { profile: page, gloPoints, proofOfWork } = presenter.parts ?? {};
    return [page, gloPoints, proofOfWork].every((part) => part?.state === 'ready');
  });
  return createElement(ProfileView, { presenter });
}
