import { texts as listTexts } from '../texts.ts';

export const texts = {
  columns: {
    name: 'Name',
    fit: 'Fit',
    missing: 'Missing',
    skills: 'Skills',
    email: 'Email',
    phone: 'Phone',
    ...listTexts.facts,
    decision: 'Decision',
    reason: 'Reason',
    note: 'Note',
    manager: 'Manager',
    folders: 'Folders',
    profile: 'Profile',
    score: 'Score',
    viewed: 'Viewed',
    id: 'Student id',
  },
  contact: 'Contact',
  selection: 'Selection',
  selectAll: 'Select all',
  more: 'Actions',
  viewed: 'Viewed',
} as const;
