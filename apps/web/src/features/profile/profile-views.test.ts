import { failure, success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';
import { textOf } from '../../testing/rendered.ts';
import { ProfileButtons } from './ProfileButtons.tsx';

describe('a view', () => {
  it('of a job that does not come is sent: it may be one’s own', async () => {
    const { presenter, board } = aProfilePage();
    board.answers.job = failure('unreachable');
    presenter.activate(at('student-1', '?job=job-1'));
    await expect.poll(() => board.asked).toContainEqual(['markViewed', 'job-1', 'student-1']);
  });

  it('of a colleague’s job is not sent, also when the profile is left at once, and is remembered in memory', async () => {
    const { presenter, board, notifications, seen } = aProfilePage();
    const colleagues = { postedBy: ['account-9'] };
    board.answers.job = success(anActiveJob(colleagues));
    presenter.activate(at('student-1', '?job=job-1'));
    board.answers.job = success(anActiveJob({ ...colleagues, id: jobId('job-2') }));
    presenter.revisit(at('student-1', '?job=job-2'));
    await when(() => presenter.origin?.isColleagues === true);
    await new Promise(setImmediate);
    expect(notifications.asked).toHaveLength(2);
    expect(board.asked.map(([method]) => method)).not.toContain('markViewed');
    expect(seen.hasViewed(jobId('job-1'), studentId('student-1'))).toBe(true);
    expect(seen.hasViewed(jobId('job-1'), studentId('student-2'))).toBe(false);
  });
});

describe('a profile opened from a colleague’s job', () => {
  it('offers folders by their name instead of a shortlist that is only read', async () => {
    const { presenter, board } = aProfilePage();
    board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.acts.profile !== null && presenter.acts.isReadOnly);
    const said = textOf(createElement(ProfileButtons, { presenter }));
    expect(said).toMatch(/Add to Folder$/);
    expect(said).not.toMatch(/Shortlist/);
    expect(presenter.keys.flatMap(({ keys }) => keys)).toEqual(['f', 'e', 'n', '*']);
  });
});
