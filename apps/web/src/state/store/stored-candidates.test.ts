import { fitTo } from '@glo/domain/candidates/fit';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { StoredCandidates } from './stored-candidates.ts';

const [asha, bela, gone] = [
  aCandidate({ id: studentId('asha') }),
  aCandidate({ id: studentId('bela') }),
  studentId('-'),
];

describe('the stored candidates', () => {
  it('are asked for once, also those that the service does not know', async () => {
    const { candidates, directory } = someCandidates();
    expect(await candidates.byIds([asha.id, gone])).toEqual(success([asha]));
    directory.answers.byIds = success([bela]);
    expect(await candidates.byIds([bela.id, asha.id, gone])).toEqual(success([bela, asha]));
    expect(directory.asked).toEqual([
      ['byIds', [asha.id, gone]],
      ['byIds', [bela.id]],
    ]);
  });

  it('are asked for again if some could not be read', async () => {
    const { candidates, directory } = someCandidates();
    directory.answers.byIds = success([asha], 1);
    expect(await candidates.byIds([asha.id, bela.id])).toEqual(success([asha], 1));
    expect(candidates.missing([asha.id, bela.id])).toEqual([bela.id]);
  });

  it('are asked for again after half an hour, and shown until then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { candidates } = someCandidates();
    await candidates.byIds([asha.id]);
    vi.advanceTimersByTime(30 * 60_000);
    expect([candidates.missing([asha.id]), candidates.get(asha.id)]).toEqual([[asha.id], asha]);
  });

  it('include those of another list, and are observed', async () => {
    const { candidates, directory } = someCandidates();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(candidates.all.length));
    candidates.add([asha, bela]);
    expect(await candidates.byIds([bela.id])).toEqual(success([bela]));
    expect([seen, directory.asked]).toEqual([[0, 2], []]);
    stop();
  });

  it('are put in a new order only if they or the fit have changed', () => {
    const { candidates } = someCandidates();
    const [chitra, dev] = [aCandidate({ id: studentId('chitra'), skills: [] }), aCandidate({ skills: ['SQL'] })];
    const fit = fitTo(['SQL']);
    const ordered = candidates.bestFitFirst([chitra, dev], fit);
    expect(ordered).toEqual([dev, chitra]);
    expect(candidates.bestFitFirst([chitra, dev], fit)).toBe(ordered);
    expect(candidates.bestFitFirst([chitra, dev], fitTo(['Go']))).toEqual([chitra, dev]);
    expect(candidates.bestFitFirst([chitra, asha], fitTo(['Go']))).not.toContain(dev);
  });

  it('are forgotten with the account, also those of a late response', async () => {
    const { candidates } = someCandidates();
    const late = candidates.byIds([asha.id]);
    candidates.clear();
    await late;
    expect([candidates.all, candidates.missing([asha.id])]).toEqual([[], [asha.id]]);
  });
});

function someCandidates() {
  const directory = aCandidateDirectory();
  directory.answers.byIds = success([asha]);
  return { candidates: new StoredCandidates(directory), directory };
}
