import { describe, expect, it, vi } from 'vitest';
import type { CandidateProfile } from '../candidates/candidate-profile.ts';
import { failure, success } from '../shared/outcome.ts';
import { type CandidateSearch, emptyCriteria } from '../search/search.ts';
import { aCandidate, jobId, studentId } from '../testing/builders.ts';
import { aCandidateDirectory, aProfile, someShortlists } from '../testing/hiring.ts';
import { scriptedPort } from '../testing/scripted-port.ts';
import { maskedDirectory, maskedSearch, maskedShortlists } from './masked-ports.ts';
import { Masks } from './masks.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha Rao' });
const changes = { reportObserved: () => true, reportChanged: () => undefined };
const masks = new Masks({ isOn: true, isHidden: () => true }, changes);
await masks.load();
const person = masks.aliasOf(asha.id);

describe('a masked port', () => {
  it('returns masked candidates', async () => {
    const found = success([asha]);
    const directory = aCandidateDirectory();
    directory.answers.byIds = found;
    const shortlists = someShortlists();
    shortlists.answers.candidates = found;
    shortlists.answers.recommended = found;
    const search = maskedSearch(scriptedPort<CandidateSearch>({ find: found, suggestedFor: found }), masks);
    const answers = await Promise.all([
      maskedDirectory(directory, masks).byIds([asha.id]),
      search.find(emptyCriteria),
      search.suggestedFor([]),
      maskedShortlists(shortlists, masks).candidates(jobId('job-1')),
      maskedShortlists(shortlists, masks).recommended(jobId('job-1')),
    ]);
    expect(answers.map((answer) => answer.ok && answer.value.map(({ name }) => name))).toEqual(
      Array.from({ length: 5 }, () => [person]),
    );
  });

  it('keeps the number of left-out records and failures', async () => {
    const shortlists = someShortlists();
    shortlists.answers.candidates = success([asha], 2);
    shortlists.answers.recommended = failure('unreachable');
    const masked = maskedShortlists(shortlists, masks);
    expect(await masked.candidates(jobId('job-1'))).toMatchObject({ leftOut: 2 });
    expect(await masked.recommended(jobId('job-1'))).toEqual(failure('unreachable'));
  });

  it('sends the originals', async () => {
    const shortlists = someShortlists();
    const masked = maskedShortlists(shortlists, masks);
    await masked.add(jobId('job-1'), masks.person(asha));
    await masked.remove(jobId('job-1'), asha.id);
    expect(shortlists.asked).toEqual([
      ['add', 'job-1', asha],
      ['remove', 'job-1', asha.id],
    ]);
  });

  it('does not change scores', async () => {
    expect(await maskedDirectory(aCandidateDirectory(), masks).gloScore(asha.id)).toEqual(success(742));
  });

  it('returns works after the profile', async () => {
    const directory = aCandidateDirectory();
    const id = studentId('kabir');
    const late = Promise.withResolvers<ReturnType<typeof success<CandidateProfile>>>();
    directory.answers.profile = late.promise;
    directory.answers.proofOfWork = success([
      { title: 'By Kabir', description: '', hashtags: [], kind: 'none', link: '', thumbnail: '' },
    ]);
    const masked = maskedDirectory(directory, masks);
    const profile = masked.profile(id);
    const asked = masked.proofOfWork(id);
    const answered = vi.fn<(answer: unknown) => void>();
    void asked.then(answered);
    await vi.waitFor(() => expect(directory.asked).toHaveLength(2));
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    late.resolve(success(aProfile({ id, name: 'Kabir Menon' })));
    const works = await asked;
    expect(works.ok && works.value[0]?.title).toBe(`By ${masks.aliasOf(id)}`);
    expect((await profile).ok).toBe(true);
  });

  it('returns works of a revealed candidate before the profile', async () => {
    const directory = aCandidateDirectory();
    directory.answers.profile = new Promise(() => undefined);
    const masked = maskedDirectory(directory, new Masks({ isOn: false, isHidden: () => false }, changes));
    void masked.profile(asha.id);
    expect(await masked.proofOfWork(asha.id)).toEqual(success([]));
  });
});
