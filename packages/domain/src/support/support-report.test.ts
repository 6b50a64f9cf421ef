import { describe, expect, it } from 'vitest';
import { aCompleteRecruiter } from '../testing/builders.ts';
import { letterFor, replyPromise } from './support-report.ts';

describe('the email of a report', () => {
  it('contains the description and the sender', () => {
    expect(letterFor({ kind: 'bug' }, '  The list is empty.\nSince noon. ', aCompleteRecruiter())).toEqual({
      subject: 'Report a bug',
      text: 'The list is empty.\nSince noon.\n\nFrom: Meera Nair, meera.nair@tidewater.example (account-1)',
    });
  });

  it('has a subject for help', () => {
    expect(letterFor({ kind: 'help' }, 'How?', aCompleteRecruiter()).subject).toBe('Need help');
  });

  it('about a user contains name and id', () => {
    const letter = letterFor({ kind: 'user', id: 'student-7', name: 'Aarohi Deshmukh' }, 'Rude.', aCompleteRecruiter());
    expect(letter.subject).toBe('Report user: Aarohi Deshmukh');
    expect(letter.text).toMatch(/^Rude\.\n\nReported: Aarohi Deshmukh \(student-7\)\nFrom: Meera Nair/);
  });

  it('lists unreadable replies, unless it is about a user', () => {
    const unread = ['GET /jobs: activeJobs.0.job_title (j1)', 'GET /profile:\nthe reply'];
    const { text } = letterFor({ kind: 'bug' }, 'Empty.', aCompleteRecruiter(), unread);
    expect(text).toMatch(
      /\n\nCould not be read:\nGET \/jobs: activeJobs.0.job_title \(j1\)\nGET \/profile: the reply$/,
    );
    const about = { kind: 'user', id: 's1', name: 'Asha' } as const;
    expect(letterFor(about, 'Rude.', aCompleteRecruiter(), unread).text).not.toContain('read');
  });

  it('removes line breaks from a name', () => {
    const subject = { kind: 'user', id: 'student-7', name: ' A\r\nFrom: fake ' } as const;
    const letter = letterFor(subject, 'Rude.', aCompleteRecruiter());
    expect(letter.subject).toBe('Report user: A From: fake');
    expect(letter.text.split('\n')[2]).toBe('Reported: A From: fake (student-7)');
  });
});

it('the promised reply time is as specified', () => {
  expect(replyPromise).toBe('Our support team will reach out to you within 24 Hours');
});
