import { noFacts } from '@glo/domain/candidates/known/facts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aList, asha } from '../../../testing/candidate-list.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { listedCard } from '../list/listed-card.ts';
import { CandidateCard } from './CandidateCard.tsx';
import type { CandidateCardModel } from './card-model.ts';

const actions = { openActions() {}, follow() {}, shortlist() {}, select() {} };

/** Asha's card in a job that wants no skills. */
const aCard = () => listedCard(asha, aList({ wanted: [], viewed: [] }).list);

function textWith(marks: Partial<CandidateCardModel>): string {
  const candidate = { ...aCard(), ...marks };
  return textOf(createElement(CandidateCard, { candidate, actions, isTabStop: false }));
}

describe('candidates with the same match', () => {
  it('have the GloPoints that order them', () => {
    const match = { score: { value: 90, unit: 'match' } } as const;
    expect(textWith({ ...match, points: 707 })).toMatch(/90 match.* 707 GloPoints/);
    expect(textWith({ ...match, points: null })).not.toContain('GloPoints');
  });
});

describe('the marks of a card', () => {
  const elsewhere = { folders: ['Finalists'], writtenOn: 'Nov 5', note: 'Kochi' };

  it('show whether the profile was viewed', () => {
    expect(textWith({ viewed: false, ...elsewhere })).toContain('Not viewed yet');
    expect(textWith({ viewed: true, ...elsewhere })).toContain('You already viewed this profile');
    expect(textWith({ viewed: null, ...elsewhere })).not.toMatch(/viewed/);
  });

  it('say outside a job that the profile was viewed', () => {
    expect(textWith({ viewed: null, isViewedAnywhere: true, ...elsewhere })).toMatch(/\bViewed\b/);
  });

  it('show note and email, viewed or not', () => {
    for (const viewed of [true, false, null]) {
      const text = textWith({ viewed, ...elsewhere });
      expect(text).toMatch(/Private note: Kochi.*Emailed Nov 5/);
    }
    expect(textWith({})).not.toMatch(/Private note|Emailed/);
  });

  it('say degree, college and grade, whatever is decided', () => {
    const known = { facts: { ...noFacts, degree: 'B.Stat', college: 'Hansraj College', grade: '8.2' } };
    const markLine = { tag: 'maybe', more: '', title: 'Maybe' } as const;
    expect(textWith(known)).toContain('B.Stat, Hansraj College Grade 8.2');
    expect(textWith({ ...known, markLine })).toMatch(/Hansraj College Grade 8\.2 .*Maybe/);
  });

  it('have one line with the decision, followed by reason and answers', () => {
    const markLine = { tag: 'not-a-fit', more: 'Location · Yes (Ravi)', title: '' } as const;
    expect(textWith({ markLine })).toMatch(/Not a fit ?: Location · Yes \(Ravi\)/);
    expect(textWith({ markLine: { ...markLine, tag: null, more: 'Yes (Ravi)' } })).not.toMatch(/: Yes/);
    expect(textWith({ markLine, viewed: true, decidedElsewhere: 'Maybe for Designer' })).not.toContain('Designer');
  });

  it('say what another job decided until the profile is viewed', () => {
    const decidedElsewhere = 'Maybe for Designer';
    expect(textWith({ viewed: false, decidedElsewhere })).toMatch(/Not viewed yet ?Maybe for Designer/);
    expect(textWith({ viewed: null, decidedElsewhere })).toContain('Maybe for Designer');
    expect(textWith({ viewed: true, decidedElsewhere })).not.toContain('Designer');
  });

  it('do not show folders, which the button names', () => {
    expect(textWith({ viewed: null, folders: ['Finalists'] })).not.toContain('Finalists');
  });
});

describe('the fit on a card', () => {
  const fit = { met: ['SQL'], missing: ['Bachelor: above 70'], unknown: ['Location: Pune'] };

  it('is one number, and names the missing parts', () => {
    const candidate = { ...aCard(), fit };
    const markup = markupOf(createElement(CandidateCard, { candidate, actions, isTabStop: false }));
    const detail = '1 of 2, 1 unknown. Has SQL. Missing: Bachelor: above 70. Unknown: Location: Pune.';
    expect(markup).toContain(`data-tip="${detail}"`);
    expect(markup).toContain(`hidden="">${detail}</span>`);
    expect(markup).toMatch(/aria-label="Fit 1 of 2, 1 unknown .*Asha.* aria-describedby=/);
    expect(textWith({ fit })).toContain('Fit 1 of 2, 1 unknown');
  });

  it('is absent where it tells no candidates apart', () => {
    expect(textWith({ fit: null })).not.toContain('Fit');
  });
});
