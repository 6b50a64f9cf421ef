import type { CandidateProfile } from '../candidates/candidate-profile.ts';
import { factsOf } from '../candidates/known/facts.ts';
import type { ManagerAnswer } from '../hand-over/answers.ts';
import type { CandidateRow } from '../hand-over/candidate-row.ts';
import { studentId } from './builders.ts';
import { aProfile } from './hiring.ts';

/** The parts of a row that come from the profile. */
export function profileParts(profile: CandidateProfile = aProfile()) {
  return { facts: factsOf(profile), email: profile.email.trim(), phone: profile.mobileNumber.trim() };
}

export function aRow(change: Partial<CandidateRow> = {}): CandidateRow {
  return {
    id: studentId('student-1'),
    name: 'Aarohi Deshmukh',
    skills: ['Python', 'SQL'],
    wanted: [],
    score: 742,
    fit: { met: ['SQL', 'R'], missing: ['Go'], unknown: [] },
    ...profileParts(),
    verdict: '',
    reason: '',
    note: '',
    answers: [],
    folders: [],
    isViewed: null,
    link: 'https://recruit.example/glofolio/student-1',
    ...change,
  };
}

export function aManagerAnswer(change: Partial<ManagerAnswer> = {}): ManagerAnswer {
  return {
    list: 'job:job-1',
    file: `file of ${change.manager ?? 'Ravi'}`,
    manager: 'Ravi',
    student: studentId('student-1'),
    answer: 'yes',
    reason: 'knows SQL well',
    at: '2026-11-27T10:00:00.000Z',
    ...change,
  };
}

/** The content of a file that the script in a shared file writes. */
export function anAnswersFile(change: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    format: 'glo-recruiter-answers',
    version: 1,
    account: 'account-1',
    list: 'job:job-1',
    id: `file of ${typeof change['manager'] === 'string' ? change['manager'] : 'Ravi'}`,
    manager: 'Ravi',
    savedAt: '2026-11-27T10:00:00.000Z',
    candidates: ['student-1', 'student-2'],
    answers: [{ id: 'student-1', answer: 'yes', reason: 'knows SQL well' }],
    ...change,
  });
}
