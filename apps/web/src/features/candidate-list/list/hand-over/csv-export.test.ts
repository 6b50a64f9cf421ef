import { type Failed, failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobVerdicts } from '../../../../state/verdicts/job-verdicts.ts';
import { turnOnBlindReview } from '../../../../testing/blind-review.ts';
import { aList, asha, bela, tooMany } from '../../../../testing/candidate-list.ts';
// The product imports it on demand. Loading it on a busy machine takes longer than `waitFor` waits.
import './hand-over-code.ts';
import { openQuestion } from '../../../../testing/questions.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://recruit.example' }));

describe('the CSV export of a list', () => {
  it('loads the missing profiles of the shown candidates, then saves', async () => {
    const { list, store, asked, saved, toasts } = anExport();
    await store.profile(asha.id).read();
    list.search('figma');
    const text = await exported({ list, saved });
    expect(asked).toEqual(['asha', 'dev', 'bela']);
    expect(text).toMatch(/^\uFEFFName,Fit,Missing,Score,Skills,Email,/);
    expect(text).toMatch(
      /\r\nDev,1 of 1,,70,"Figma, SQL",dev@mail\.example,'\+91 98220 14563,.*\r\nBela,0 of 1,SQL,90,Figma,bela@mail\.example,/,
    );
    expect(text).toContain('https://recruit.example/glofolio/dev');
    expect(toasts()).toEqual(['Your browser was asked to save the CSV']);
  });

  it('saves at once if all profiles are known', async () => {
    const { list, store, saved, toasts } = anExport();
    for (const { id } of list.shown) await store.profile(id).read();
    await exported({ list, saved });
    expect([saved.length, toasts()]).toEqual([1, []]);
  });

  it('leaves the cells of profiles that fail blank, says so and offers Retry', async () => {
    const { list, answers, saved, notices } = anExport();
    answers.set('bela', failure('server-error'));
    const text = await exported({ list, saved });
    expect(text).toMatch(/\r\nBela,0 of 1,SQL,90,Figma,,,,/);
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    const [toast] = notices.toasts;
    expect(toast).toMatchObject({
      text: '3 profiles in the CSV. The cells of the others are blank',
      detail: '1 not: Bela',
      tone: 'warning',
    });
    answers.clear();
    toast?.more?.find(({ label }) => label === 'Try again')?.onPress();
    await vi.waitFor(() => expect(saved[1]).toContain('bela@mail.example'));
  });

  it('waits after a 429 and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { list, answers, saved } = anExport();
    answers.set('dev', tooMany());
    list.services.handOver.exportCsv(list);
    await vi.waitFor(() => expect(list.bulk.current?.text).toMatch(/^The service asks to wait until .*\. Loading/));
    answers.clear();
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(saved[0]).toContain('dev@mail.example'));
  });

  it('does not wait longer than the limit of the service lasts', async () => {
    const { list, answers, saved } = anExport();
    answers.set('dev', tooMany(3_600_000));
    expect(await exported({ list, saved })).not.toContain('dev@mail.example');
  });

  it('saves nothing after Cancel, also during a wait, and goes on with Retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { list, answers, saved, notices } = anExport();
    answers.set('dev', tooMany());
    list.services.handOver.exportCsv(list);
    await vi.waitFor(() => expect(list.bulk.current?.text).toMatch(/^The service asks/));
    list.bulk.current?.cancel();
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    expect(notices.toasts[0]).toMatchObject({
      text: '2 profiles loaded. No CSV was saved',
      detail: '2 not: Dev and Bela',
    });
    expect(saved).toEqual([]);
    answers.clear();
    notices.toasts[0]?.more?.find(({ label }) => label === 'Try again')?.onPress();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  it('asks before it loads more profiles than the service allows at once', async () => {
    const many = Array.from({ length: 601 }, (_, at) => aCandidate({ id: studentId(`many-${at}`) }));
    const { list, asked } = anExport({ candidates: many });
    list.services.handOver.exportCsv(list);
    const { input } = await vi.waitFor(() => openQuestion(list.services.questions, 'confirmation'));
    expect([input.title, input.text]).toEqual(['Load 601 profiles?', expect.stringContaining('about 20 minutes')]);
    expect(asked).toEqual([]);
  });

  it('refuses a second run, and says so', async () => {
    const { list, answers, toasts } = anExport();
    answers.set('dev', tooMany());
    list.services.handOver.exportCsv(list);
    await vi.waitFor(() => expect(list.bulk.current?.text).toMatch(/^The service asks/));
    list.services.handOver.exportCsv(list);
    await vi.waitFor(() => expect(toasts()).toEqual(['Another action is still running. Wait for it, or cancel it.']));
    list.bulk.current?.cancel();
  });

  it('hides names during blind review, also in notes and reasons', async () => {
    const { list, records, verdicts, blind, saved } = anExport({ jobId: jobId('job-1') });
    const ofJob = verdicts.forJob(jobId('job-1'));
    await ofJob.loaded;
    ofJob.decide([asha.id], { decision: 'not-a-fit', reason: 'other', reasonText: 'Asha is late' });
    await records.note(asha.id, 'Asha is good, unlike Bela');
    // The port of the list does this.
    blind.masks.people([asha, bela]);
    await turnOnBlindReview(blind);
    const text = await exported({ list, saved });
    expect(text).toContain('Person');
    expect(text).not.toMatch(/Asha is|unlike Bela/);
    expect(text).toMatch(/ is late[^]* is good, unlike Person/);
  });

  it('hides names in every fact during blind review', async () => {
    const { list, directory, blind, saved } = anExport();
    const years = { startDate: '2022-07-01', endDate: '2026-06-30', majors: '', grade: 'Asha 8.4' };
    const education = [{ school: 'Asha College', degree: 'Asha Studies', ...years }];
    directory.profile = async (id) => success(aProfile({ id, education, location: 'Asha Nagar' }));
    blind.masks.people([asha]);
    await turnOnBlindReview(blind);
    const text = await exported({ list, saved });
    expect(text).toMatch(/Person \w+ College,Person \w+ Studies,2026,Person \w+ 8.4,Person \w+ Nagar/);
    expect(text).not.toMatch(/Asha (College|Studies|8|Nagar)/);
  });

  it('waits for the verdicts of the job', async () => {
    const { promise: loaded, resolve } = Promise.withResolvers<void>();
    const { list, asked, saved } = anExport({ verdicts: { job: { loaded } as JobVerdicts, areApplicants: true } });
    list.services.handOver.exportCsv(list);
    await new Promise(setImmediate);
    expect(asked).toEqual([]);
    resolve();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  it('has the verdicts and reasons of a job', async () => {
    const { list, verdicts, saved } = anExport({ jobId: jobId('job-1') });
    const ofJob = verdicts.forJob(jobId('job-1'));
    await ofJob.loaded;
    ofJob.decide([asha.id], { decision: 'not-a-fit', reason: 'other', reasonText: '=late' });
    ofJob.decide([bela.id], { decision: 'not-a-fit', reason: 'location' });
    const text = await exported({ list, saved });
    expect(text).toContain(",Not a fit,'=late,");
    expect(text).toContain(',Not a fit,Location,,');
  });
});

function anExport(fixture: Parameters<typeof aList>[0] = {}) {
  const world = aList(fixture);
  const { directory, downloads, notices } = world;
  const answers = new Map<string, Failed>();
  const asked: string[] = [];
  directory.profile = async (id) => {
    asked.push(id);
    return answers.get(id) ?? success(aProfile({ id, email: `${id}@mail.example` }));
  };
  const saved: string[] = [];
  downloads.save = (_, text) => void saved.push(text);
  return { ...world, answers, asked, saved, toasts: () => notices.toasts.map(({ text }) => text) };
}

async function exported({ list, saved }: Pick<ReturnType<typeof anExport>, 'list' | 'saved'>): Promise<string> {
  list.services.handOver.exportCsv(list);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  return saved[0] ?? '';
}
