import { MemoryRows } from '@glo/domain/testing/device';
import { noFacts } from '@glo/domain/candidates/known/facts';
import { aContact } from '@glo/domain/testing/contact';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { runInAction, when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aList, asha, aSourceFilter, bela } from '../../../testing/candidate-list.ts';
import { listedCard, listedCardActions } from './listed-card.ts';

describe('a card in a list', () => {
  it('shows when this device emailed the candidate', async () => {
    const { list, records } = aList();
    expect(listedCard(asha, list).writtenOn).toBe('');
    await records.wroteTo(asha.id, aContact(new Date('2025-11-03T10:00:00Z')));
    expect(listedCard(asha, list).writtenOn).toBe('Nov 3, 2025');
  });

  it('shows the note of this device once it is read', async () => {
    const rows = new MemoryRows();
    await aList({ rows }).records.note(asha.id, 'Prefers Kochi');
    const { list } = aList({ rows });
    expect(listedCard(asha, list).note).toBe('');
    await when(() => listedCard(asha, list).note === 'Prefers Kochi');
    expect(listedCard(bela, list).note).toBe('');
  });

  it('shows views only in a job', () => {
    const [inJob, outside] = [aList({ viewed: [asha.id] }).list, aList().list];
    expect([asha, bela].map((candidate) => listedCard(candidate, inJob).viewed)).toEqual([true, false]);
    expect(listedCard(asha, outside).viewed).toBeNull();
  });

  it.each(['in a job', 'outside'])('shows degree, college and grade once they have loaded, %s', (place) => {
    const school = {
      school: 'Hansraj College',
      degree: 'B.Stat',
      majors: '',
      startDate: '',
      endDate: null,
      grade: '8.2',
    };
    const { list, store } = aList(place === 'outside' ? {} : { viewed: [] });
    expect(listedCard(asha, list)).toMatchObject({ facts: noFacts });
    runInAction(() => store.profiles.set(asha.id, aProfile({ id: asha.id, education: [school] })));
    expect(listedCard(asha, list)).toMatchObject({
      facts: { degree: 'B.Stat', college: 'Hansraj College', grade: '8.2' },
    });
  });

  it('shows GloPoints below a match', () => {
    const known = aCandidate({ id: studentId('known'), name: 'Known', score: 90, points: 707 });
    const { list } = aList({ candidates: [asha, known] });
    expect([known, asha].map((one) => listedCard(one, list).points)).toEqual([707, null]);
    expect(listedCard(asha, aList().list).points).toBeUndefined();
  });

  it('shows a skill that was filtered for', () => {
    const skilled = aCandidate({ skills: ['SQL', 'Go', 'Kotlin'] });
    const shownIn = (skills: readonly string[]) =>
      listedCard(skilled, aList({ candidates: [skilled], filter: aSourceFilter({ skills }) }).list).skills.map(
        ({ full }) => full,
      );
    expect([shownIn([]), shownIn(['kotlin'])]).toEqual([
      ['SQL', 'Go'],
      ['SQL', 'Kotlin'],
    ]);
  });

  it('opens Choose Action with the entries of its screen', () => {
    const removeFromAll = () => undefined;
    const { list, actions, paged } = aList({ offers: () => ({ removeFromAll }) });
    listedCardActions(bela, list).openActions();
    expect([actions.step, actions.candidate]).toEqual(['action', bela]);
    expect(actions.offers).toMatchObject({ profileHref: '/glofolio/bela', removeFromAll });
    expect(paged.current).toBeNull();
    actions.follow();
    expect(paged.current?.href).toBe('/list');
  });

  it('shortlists, and selects ranges', () => {
    const shortlistOne = vi.fn<() => void>();
    const { list } = aList({ shortlistOne });
    listedCardActions(bela, list).shortlist();
    expect(shortlistOne.mock.calls).toEqual([[bela]]);
    list.sort('name');
    listedCardActions(asha, list).select(true, false);
    listedCardActions(bela, list).select(true, true);
    expect(list.selected).toEqual([asha, bela]);
    expect(listedCard(bela, list).selected).toBe(true);
  });
});
