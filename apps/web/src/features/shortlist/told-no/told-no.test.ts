import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { aContact } from '@glo/domain/testing/contact';
import { describe, expect, it } from 'vitest';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { testContainer } from '../../../testing/container.ts';
import { DeviceToldNo } from './device-told-no.ts';
import { texts } from './texts.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { choose, openQuestion } from '../../../testing/questions.ts';

const nikhil = aCandidate({ id: studentId('nikhil'), name: 'nikhil' });
const sana = aCandidate({ id: studentId('sana'), name: 'sana' });
const job = jobId('job-1');
const at = '2026-11-28T10:00:00.000Z';

describe('shortlisting after a no', () => {
  it('knows the emails of this device about the job', async () => {
    const { toldNo, records } = aToldNo();
    await records.wroteTo(nikhil.id, aContact(new Date(at), { kind: 'not-selected', job }));
    await records.wroteTo(sana.id, aContact(new Date(at), { job }));
    expect([toldNo.at(job, nikhil.id), toldNo.at(jobId('job-2'), nikhil.id)]).toEqual([at, null]);
    expect(toldNo.at(job, sana.id)).toBeNull();
  });

  it('begins an invitation to those who are shortlisted then', async () => {
    const { toldNo, questions, mailings, navigator } = aToldNo();
    const asking = toldNo.ask(job, [{ candidate: nikhil, at }], 2);
    expect(openQuestion(questions, 'choice').input.title).toContain('was told on Nov 28: not selected.');
    await choose(questions, 'Shortlist and email');
    const then = await asking;
    then?.([]);
    expect(navigator.went).toEqual([]);
    then?.([nikhil, sana]);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect?job=job-1']);
    expect([mailings.addressees.map(({ id }) => id), mailings.takeTemplate(), mailings.isRejection]).toEqual([
      ['nikhil', 'sana'],
      'Invitation to an interview',
      false,
    ]);
  });

  it('begins no email if the recruiter only shortlists, and nothing on Cancel', async () => {
    const { toldNo, questions, navigator } = aToldNo();
    const only = toldNo.ask(job, [{ candidate: nikhil, at }], 1);
    await choose(questions, 'Only shortlist');
    (await only)?.([nikhil]);
    expect(navigator.went).toEqual([]);
    const canceled = toldNo.ask(job, [{ candidate: nikhil, at }], 1);
    await choose(questions, 'Cancel');
    expect([await canceled, questions.shown]).toEqual([null, []]);
  });

  it('is asked about without a pronoun', () => {
    expect(texts.one('Nikhil', 'Nov 28')).toMatch(/^\p{Cf}?Nikhil\p{Cf}? was told on Nov 28: not selected\.$/u);
    expect([texts.many(3, 12), texts.many(3, 3)]).toEqual([
      '3 of these 12 candidates were told that they are not selected.',
      'These 3 candidates were told that they are not selected.',
    ]);
  });
});

function aToldNo() {
  const { container, records, navigator } = testContainer();
  return {
    toldNo: container.get(DeviceToldNo),
    records,
    questions: container.get(Questions),
    mailings: container.get(Mailings),
    navigator,
  };
}
