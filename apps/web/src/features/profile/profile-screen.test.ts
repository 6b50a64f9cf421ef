import { aContact } from '@glo/domain/testing/contact';
import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { success } from '@glo/domain/shared/outcome';
import { aProfile } from '@glo/domain/testing/hiring';
import { anActiveJob, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { turnOnBlindReview } from '../../testing/blind-review.ts';
import { aProfilePage, profileOf } from '../../testing/profile-page.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { type ActionId, type Definition, definitions as actions } from '../candidate-list/actions/definitions.ts';
import { ReviewBar } from '../review/ReviewBar.tsx';
import { ProfileView } from './ProfileView.tsx';

const definitions: Readonly<Record<ActionId, Definition>> = actions;

const site: ProofOfWork = {
  title: 'Tide tables',
  description: 'A map of every tide',
  hashtags: ['Python'],
  kind: 'link',
  link: 'tides.example',
  thumbnail: '',
};

describe('a profile', () => {
  it('has its heading before all controls', async () => {
    expect(markupOf(await profile())).toMatch(/^<header[^>]*><h1[^>]*>Aarohi Deshmukh<\/h1>/);
  });

  it('shows the keys in tooltips', async () => {
    const markup = markupOf(await profile());
    const tooltips = [...markup.matchAll(/title="([^"]+ \(([A-Z])\))" aria-keyshortcuts="\2"/g)].map(
      ([, title]) => title,
    );
    expect(tooltips).toEqual(['Connect (E)', 'Private note (N)']);
  });

  it('has the labels and keys of the definitions on its buttons and in a review', async () => {
    const { presenter, paged, blind, services, openLoaded } = aProfilePage();
    paged.start({ href: '/opportunitypage?job=job-1', label: 'Applicants', ids: [studentId('student-1')] });
    const opened = await openLoaded('?job=job-1');
    await turnOnBlindReview(blind);
    const { verdict, pager } = presenter;
    if (verdict === null) throw new Error('The job has no verdicts');
    const bar = createElement(ReviewBar, { opened, verdict, pager, services, pausedUntil: null });
    const screen = createElement(ProfileView, { presenter });
    const decisions = (['reject', 'maybe', 'shortlist'] as const).map((id) => `${labelOf(id)} ${keyOf(id)}`);
    const inTitles = [
      `${labelOf('addToFolder')} (${keyOf('addToFolder')})`,
      `${labelOf('connect')} (${keyOf('email')})`,
      `${labelOf('reveal')} (${keyOf('reveal')})`,
      `Private note (${keyOf('writeNote')})`,
    ];
    expect(keyedControls(bar)).toEqual(['Back K', 'Skip J', ...decisions]);
    expect(keyedControls(screen)).toEqual([
      'Previous candidate (K or ←)',
      'Next candidate (J or →)',
      ...inTitles,
      ...decisions,
    ]);
    await opened.toggleShortlist();
    await when(() => opened.canRemove);
    expect(keyedControls(screen)).toContain(`${labelOf('remove')} (${keyOf('unshortlist')})`);
  });

  it("has the label and key of the definition on its main button in a colleague's job", async () => {
    const { presenter, board, openLoaded } = aProfilePage();
    board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    await openLoaded('?job=job-1');
    const controls = keyedControls(createElement(ProfileView, { presenter }));
    expect(controls.at(-1)).toBe(`${labelOf('addToFolder')} ${keyOf('addToFolder')}`);
  });

  it('has the verdict in a bar at its end, unless the bar of a review has it', async () => {
    const { presenter, paged, openLoaded } = aProfilePage();
    const list = { href: '/opportunitypage?job=job-1', label: 'Applicants', ids: [studentId('student-1')] };
    paged.start(list);
    await openLoaded('?job=job-1');
    const text = () => textOf(createElement(ProfileView, { presenter }));
    expect(text()).toMatch(/Private note .* Not a fit R Maybe M Shortlist S$/);
    paged.start({ ...list, pace: [] });
    expect(text()).toContain('Private note');
    expect(markupOf(createElement(ProfileView, { presenter }))).not.toContain('aria-label="Decision"');
  });

  it('shows skills and aspirations, each truncated to 30 characters', async () => {
    const text = textOf(await profile({ aspirations: ['Data journalist of the coastal press'] }));
    expect(text).toMatch(/Top Skills Python SQL Statistics Contact .* Aspires to be/);
    expect(text).toContain('Data journalist of the coastal…');
  });

  it('shows the fourth proof of work only behind All and in print', async () => {
    const works = ['One', 'Two', 'Three', 'Four'].map((title) => ({ ...site, title }));
    const markup = markupOf(await profile({}, ...works));
    expect(markup).toMatch(/All 4</);
    expect(markup.match(/<li class="only-printed">/g)).toHaveLength(1);
    expect(markup).toMatch(/<li class="only-printed">.*Four/);
  });

  it('shows proof of work and links only to web addresses', async () => {
    expect(markupOf(await profile())).toMatch(/href="https:\/\/tides\.example"[^>]*rel="noopener noreferrer"/);
    const written = markupOf(await profile({}, { ...site, link: 'javascript:alert(1)' }));
    expect(written).not.toContain('javascript:');
  });

  it('shows a video by its picture and links to it', async () => {
    const video = { ...site, kind: 'video', link: 'https://videos.example/1', thumbnail: '/pictures/1.jpg' } as const;
    const markup = markupOf(await profile({}, video));
    expect(markup).toMatch(/href="https:\/\/videos\.example\/1" target="_blank" rel="noopener noreferrer"/);
    // The browser sets the source of the image (tests/e2e/profile.spec.ts).
    expect(markup).toMatch(/<a [^>]*videos\.example[^>]*>.*<img .*<\/a>/);
    expect(textOf(await profile({}, { ...video, kind: 'pdf' }))).toContain('PDF');
  });

  it('shows when this device emailed the candidate, and that notes stay on it', async () => {
    const page = aProfilePage();
    await page.records.wroteTo(studentId('student-1'), aContact(new Date('2026-11-03T10:00:00.000Z')));
    await page.records.note(studentId('student-1'), 'Call in June');
    page.presenter.activate(profileOf('student-1'));
    await when(() => page.presenter.pageTitle !== null && page.presenter.opened?.records.value !== '');
    const text = textOf(createElement(ProfileView, { presenter: page.presenter }));
    expect(text).toContain('Emailed on November 3, 2026');
    expect(text).toMatch(/Private note .*Call in June .*Only on this device.* Contact .* Followers /);
  });

  it('shows education with months, and grades with their unit', async () => {
    const text = textOf(
      await profile({
        education: [
          {
            school: 'COEP',
            degree: 'B.Tech',
            majors: 'Robotics',
            startDate: '2023-07-01',
            endDate: '2027-05-31',
            grade: '8.4',
          },
          { school: 'KV 1', degree: '', majors: '', startDate: '2021-07-01', endDate: '2023-03-31', grade: '82%' },
        ],
      }),
    );
    expect(text).toMatch(
      /Educational Background .*COEP .*B\.Tech, Robotics .*July 2023 – May 2027 .*8\.4 CGPA.*KV 1 .*82%/,
    );
    expect(text).not.toContain('82% CGPA');
  });
});

const labelOf = (id: ActionId) => definitions[id].label('');

/** 'Shift+S' for 'Shift+s'. */
const keyOf = (id: ActionId) => (definitions[id].shortcut ?? '').replace(/.$/, (letter) => letter.toUpperCase());

/** Title or text of each control with a key. It must show the first key that `aria-keyshortcuts` names. */
function keyedControls(view: ReactElement): readonly string[] {
  const tags = markupOf(view).matchAll(/<(button|textarea) ([^>]*aria-keyshortcuts="([^" ]+)[^>]*)>(.*?)<\/\1>/g);
  return [...tags].map(([, , attributes = '', key = '', content = '']) => {
    const title = /(?:title|data-tip)="([^"]+)"/.exec(attributes)?.[1];
    const shown =
      title ??
      content
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    return shown.includes(`(${key}`) || shown.endsWith(` ${key}`) ? shown : `${shown}, but aria-keyshortcuts is ${key}`;
  });
}

async function profile(change: Partial<CandidateProfile> = {}, ...works: readonly ProofOfWork[]) {
  const { presenter, directory, openLoaded } = aProfilePage();
  directory.answers.profile = success(aProfile(change));
  directory.answers.proofOfWork = success(works.length === 0 ? [site] : works);
  await openLoaded();
  return createElement(ProfileView, { presenter });
}
