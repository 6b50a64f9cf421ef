import { describe, expect, it } from 'vitest';
import { aCompleteRecruiter } from '../testing/builders.ts';
import { letterFor, replyPromise } from './support-report.ts';

describe('the letter for a report', () => {
  it('says what was written, and who wrote it', () => {
    expect(letterFor({ kind: 'bug' }, '  The list is empty.\nSince noon. ', aCompleteRecruiter())).toEqual({
      subject: 'Report a bug',
      text: 'The list is empty.\nSince noon.\n\nFrom: Meera Nair, meera.nair@tidewater.example (account-1)',
    });
  });

  it('that asks for help says so', () => {
    expect(letterFor({ kind: 'help' }, 'How?', aCompleteRecruiter()).subject).toBe('Need help');
  });

  it('about somebody carries their name and id', () => {
    const letter = letterFor({ kind: 'user', id: 'student-7', name: 'Aarohi Deshmukh' }, 'Rude.', aCompleteRecruiter());
    expect(letter.subject).toBe('Report user: Aarohi Deshmukh');
    expect(letter.text).toMatch(/^Rude\.\n\nReported: Aarohi Deshmukh \(student-7\)\nFrom: Meera Nair/);
  });

  it('carries what could not be read, unless it is about somebody', () => {
    const unread = ['GET /jobs: activeJobs.0.job_title (j1)', 'GET /profile:\nthe reply'];
    const { text } = letterFor({ kind: 'bug' }, 'Empty.', aCompleteRecruiter(), unread);
    expect(text).toMatch(
      /\n\nCould not be read:\nGET \/jobs: activeJobs.0.job_title \(j1\)\nGET \/profile: the reply$/,
    );
    const about = { kind: 'user', id: 's1', name: 'Asha' } as const;
    expect(letterFor(about, 'Rude.', aCompleteRecruiter(), unread).text).not.toContain('read');
  });

  it('keeps a name with line breaks in its line', () => {
    const subject = { kind: 'user', id: 'student-7', name: ' A\r\nFrom: nobody ' } as const;
    const letter = letterFor(subject, 'Rude.', aCompleteRecruiter());
    expect(letter.subject).toBe('Report user: A From: nobody');
    expect(letter.text.split('\n')[2]).toBe('Reported: A From: nobody (student-7)');
  });
});

it('an answer is promised as specified', () => {
  expect(replyPromise).toBe('Our support team will reach out to you within 24 Hours');
});
