import { success } from '@glo/domain/shared/outcome';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { turnOnBlindReview } from '../../../../../testing/blind-review.ts';
import { aList, asha } from '../../../../../testing/candidate-list.ts';
import { markupOf, textOf } from '../../../../../testing/rendered.ts';
import { PrintedList } from './PrintedList.tsx';
import { paperOf } from './printed-rows.ts';
import { openList } from '../../open-list.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://recruit.example' }));

describe('a printed list', () => {
  it('has the shown candidates in their order, with full names and all skills', () => {
    const { list, markup } = aPaper();
    list.sort('name');
    list.search('sql');
    const { rows, about } = paperOf(list, new Date('2026-11-27T12:00:00'));
    expect(rows.map(({ name }) => name)).toEqual(['Asha', 'Chitra', 'Dev']);
    expect(about).toBe('3 of 4 candidates · “sql” · Order: Name · November 27, 2026');
    expect(rows[0]).toMatchObject({ fit: { met: ['SQL'], missing: [] } });
    expect(markup()).toContain('<strong>SQL, </strong><span>Python</span>');
  });

  it('has contact of loaded profiles, verdicts and notes, and no empty column', async () => {
    const { list, store, directory, records, verdicts, text, markup } = aPaper({ jobId: jobId('job-1') });
    expect(text()).not.toMatch(/Contact|Decision|Note/);
    directory.profile = async (id) => success(aProfile({ id }));
    await store.profile(asha.id).read();
    await records.note(asha.id, '<b>Call</b>');
    const ofJob = verdicts.forJob(jobId('job-1'));
    await ofJob.loaded;
    ofJob.decide([asha.id], { decision: 'not-a-fit', reason: 'location' });
    expect(list.shown).toHaveLength(4);
    expect(paperOf(list).rows.find(({ id }) => id === asha.id)).toMatchObject({
      email: 'aarohi.deshmukh@mail.example',
      phone: '+91 98220 14563',
      note: '<b>Call</b>',
    });
    expect(text()).toMatch(/aarohi\.deshmukh@mail\.example \+91 98220 14563 Not a fit: Location/);
    expect(text()).toMatch(/Name Fit Skills Contact Decision Note/);
    expect(markup()).toContain('&lt;b&gt;Call&lt;/b&gt;');
  });

  it('hides names and contact during blind review', async () => {
    const { blind, store, directory, text } = aPaper();
    directory.profile = async (id) => success(blind.masks.profile(aProfile({ id })));
    await turnOnBlindReview(blind);
    await store.profile(asha.id).read();
    expect(text()).not.toMatch(/aarohi|98220/);
  });

  it('is limited to 1,000 rows and says so', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      aCandidate({ id: studentId(`many-${at}`), name: `Candidate ${at}`, skills: ['SQL', 'Python', 'Excel'] }),
    );
    const { list, text } = aPaper({ candidates: many });
    expect(text()).toContain('Only the first 1,000 are printed, 9,000 are not. Narrow the list, or export it as CSV.');
    expect(paperOf(list).rows).toHaveLength(1000);
  });
});

function aPaper(fixture: Parameters<typeof aList>[0] = {}) {
  const world = aList(fixture);
  const { list } = world;
  const paper = createElement(PrintedList, { list });
  openList(list);
  return { ...world, text: () => textOf(paper), markup: () => markupOf(paper) };
}
