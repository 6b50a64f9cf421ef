import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/rendered.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { type CandidateCardModel, cardTexts } from './card-model.ts';

const actions = { openActions() {}, follow() {}, shortlist() {}, select() {} };

function said(marks: Partial<CandidateCardModel>): string {
  const candidate: CandidateCardModel = {
    ...cardTexts(aCandidate({ id: studentId('asha'), name: 'Asha', skills: ['SQL'] }), ['SQL']),
    shortlist: { state: 'shortlist', of: 'job', busy: false },
    folders: [],
    isReadOnly: false,
    viewed: false,
    points: undefined,
    tieBreakers: null,
    starred: false,
    note: '',
    writtenOn: '',
    profileHref: '/glofolio/asha',
    selected: false,
    ...marks,
  };
  return textOf(createElement(CandidateCard, { candidate, actions, isTabStop: false }));
}

describe('who match alike', () => {
  it('are told apart by a line of their own, outside a job', () => {
    expect(said({ viewed: null, tieBreakers: { points: 707, text: '4 of 5 for Analyst' } })).toContain(
      '4 of 5 for Analyst 707 GloPoints',
    );
    expect(said({ viewed: null, tieBreakers: { points: null, text: '' } })).not.toContain('GloPoints');
  });
});

describe('the marks of a card', () => {
  const elsewhere = { folders: ['Finalists'], writtenOn: 'November 5, 2026', starred: true, note: 'Kochi' };

  it('say whether the profile was viewed, whatever else there is to say', () => {
    expect(said({ viewed: false, ...elsewhere })).toContain('Not viewed yet');
    expect(said({ viewed: true, ...elsewhere })).toContain('You already viewed this profile');
    expect(said({ viewed: null, ...elsewhere })).not.toMatch(/viewed/);
  });

  it('say star, note, e-mail and folders each by itself, viewed or not', () => {
    for (const viewed of [true, false, null]) {
      const text = said({ viewed, ...elsewhere });
      expect(text).toMatch(/Starred.*Private note: Kochi.*Written to on November 5, 2026.*In folders: Finalists/);
    }
    expect(said({})).not.toMatch(/Starred|Private note|Written to|In folders/);
  });

  it('leave the folders to the button that names them', () => {
    const shortlist = { state: 'shortlisted', of: 'folders', busy: false } as const;
    expect(said({ viewed: null, folders: ['Finalists'], shortlist })).not.toContain('In folders: Finalists');
  });
});
