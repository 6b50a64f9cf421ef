import type { CandidateRow } from '../hand-over/candidate-row.ts';
import { studentId } from './builders.ts';
import { aProfile } from './hiring.ts';

export function aRow(change: Partial<CandidateRow> = {}): CandidateRow {
  return {
    id: studentId('student-1'),
    name: 'Aarohi Deshmukh',
    skills: ['Python', 'SQL'],
    score: 742,
    fit: { held: 2, wanted: 3 },
    profile: aProfile(),
    verdict: '',
    reason: '',
    rating: null,
    note: '',
    folders: [],
    isViewed: null,
    link: 'https://recruit.example/glofolio/student-1',
    ...change,
  };
}
