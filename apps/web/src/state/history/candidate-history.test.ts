import { aContact } from '@glo/domain/testing/contact';
import { success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { ServiceStore } from '../store/service-store.ts';
import { VerdictStore } from '../verdicts/verdict-store.ts';
import { CandidateHistory } from './candidate-history.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const [one, two] = [jobId('one'), jobId('two')];

describe('the history of a candidate', () => {
  it('has applications and the decision, without the open job', async () => {
    const { history, verdicts } = await aHistory();
    expect([history.lineOf(asha), history.lineOf(asha, one), history.lineOf(bela, one)]).toEqual([
      'Applied to 2 of your jobs',
      'Also applied to Closed job',
      '',
    ]);
    verdicts.forJob(two).decide([asha], { decision: 'not-a-fit' });
    expect(history.lineOf(asha, one)).toBe('Not a fit for Closed job');
    expect(history.lineOf(asha, two)).toBe('Also applied to Open job');
  });

  it('has the last email only beside something else', async () => {
    const { history, records } = await aHistory();
    await records.wroteTo(asha, aContact(new Date()));
    await records.wroteTo(bela, aContact(new Date()));
    expect(history.lineOf(asha)).toMatch(/^Applied to 2 of your jobs · emailed \w+/);
    expect(history.lineOf(bela, one)).toBe('');
  });
});

async function aHistory() {
  const { container, board, records } = testContainer();
  board.answers.activeJobs = success([anActiveJob({ id: one, title: 'Open job', applicants: [asha, bela] })]);
  board.answers.pastJobs = success([aClosedJob({ id: two, title: 'Closed job', applicants: [asha] })]);
  const [store, verdicts] = [container.get(ServiceStore), container.get(VerdictStore)];
  const history = container.get(CandidateHistory);
  history.open();
  for (const status of ['ACTIVE', 'CLOSED'] as const) await store.jobs(status).read();
  return { history, verdicts, records };
}
