import { describe, expect, it } from 'vitest';
import { failure } from '../shared/index.ts';
import { aJobBoard, jobId, someNotifications, studentId } from '../testing/index.ts';
import { viewedMessage } from './notifications.ts';
import { ProfileVisit } from './profile-visit.ts';

const student = studentId('student-1');

describe('a visit to a profile', () => {
  it('from a job tells the student and marks them as viewed there', async () => {
    const { visit, board, notifications } = aProfileVisit();
    await visit.begin(student, jobId('job-1'));
    expect(notifications.asked).toEqual([['send', student, viewedMessage]]);
    expect(board.asked).toEqual([['markViewed', 'job-1', student]]);
  });

  it('from anywhere else only tells the student', async () => {
    const { visit, board, notifications } = aProfileVisit();
    await visit.begin(student, null);
    expect(notifications.asked).toEqual([['send', student, viewedMessage]]);
    expect(viewedMessage).toBe('Some recruiter viewed your profile, keep it up to date!');
    expect(board.asked).toEqual([]);
  });

  it('is over without a word when it cannot be marked', async () => {
    const { visit, board } = aProfileVisit();
    board.answers.markViewed = failure('unreachable');
    await expect(visit.begin(student, jobId('job-1'))).resolves.toBeUndefined();
    expect(board.asked).toHaveLength(1);
  });
});

function aProfileVisit() {
  const board = aJobBoard();
  const notifications = someNotifications();
  return { visit: new ProfileVisit(board, notifications), board, notifications };
}
