import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { someActions } from '../../../testing/folders.ts';
import { textOf } from '../../../testing/rendered.ts';
import { JobChoice } from './job-choice.ts';
import { OtherJobs } from './OtherJobs.tsx';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha', skills: ['SQL', 'Python'] });
const current = anActiveJob({ id: jobId('job-1'), title: 'Analyst', skills: ['SQL'] });
const design = anActiveJob({ id: jobId('job-2'), title: 'Designer', skills: ['Figma', 'SQL'] });
const data = anActiveJob({ id: jobId('job-3'), title: 'Data Engineer', skills: ['SQL', 'Python'] });

describe('the other jobs', () => {
  it('are the open jobs except the current one, best fit first', async () => {
    const { choice, board } = await anOpenChoice();
    expect(choice.others.map(({ job }) => job.title)).toEqual(['Data Engineer', 'Designer']);
    expect(board.asked).toEqual([['activeJobs', 'account-1']]);
  });

  it('show their fit, and mark those with the candidate on the shortlist', async () => {
    const { choice, actions, shortlists } = aChoice();
    shortlists.candidates = async (job) => success(job === design.id ? [asha] : []);
    await opened(choice);
    await vi.waitFor(() => expect(choice.isShortlistedFor(design)).toBe(true));
    expect(choice.isShortlistedFor(data)).toBe(false);
    const view = createElement(OtherJobs, {
      candidate: asha,
      current: current.id,
      services: actions.jobServices,
      onChosen: () => undefined,
      onLeave: () => undefined,
    });
    expect(textOf(view)).toMatch(/Data Engineer Posted .* Fit 2 of 2 Designer Posted .* Shortlisted$/);
  });
});

describe('shortlisting for another job', () => {
  it('names the job', async () => {
    const { choice, shortlists, notices } = await anOpenChoice();
    choice.shortlistFor(data);
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    expect(notices.toasts).toMatchObject([{ text: 'Shortlisted for Data Engineer', detail: 'Asha' }]);
    expect(shortlists.asked.at(-1)).toEqual(['add', data.id, asha]);
  });

  it('says what failed', async () => {
    const { choice, shortlists, notices } = await anOpenChoice();
    shortlists.answers.add = failure('refused', 'This job is full.');
    choice.shortlistFor(data);
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    expect(notices.toasts).toMatchObject([{ tone: 'error', detail: 'Asha: This job is full.' }]);
    expect(choice.isShortlistedFor(data)).toBe(false);
  });
});

function aChoice() {
  const world = someActions();
  world.board.answers.activeJobs = success([current, design, data]);
  return { ...world, choice: new JobChoice(asha, current.id, world.actions.jobServices) };
}

async function anOpenChoice() {
  const world = aChoice();
  await opened(world.choice);
  await vi.waitFor(() => expect(world.shortlists.asked).toHaveLength(2));
  return world;
}

async function opened(choice: JobChoice): Promise<void> {
  choice.open();
  await when(() => choice.jobs.state !== 'loading');
}
