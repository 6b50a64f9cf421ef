import { noFilter, readFilter } from '@glo/domain/filter/candidate-filter';
import { anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aList, dev } from '../../testing/candidate-list.ts';
import { testContainer } from '../../testing/container.ts';
import { anOpenFilterModal } from '../../testing/filter-modal.ts';
import { success } from '@glo/domain/shared/outcome';
import type { FilterForm } from './filter-form.ts';
import { JobCriteria } from './job-criteria.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const labels = (criteria: FilterForm['wanted']) => criteria.map(({ label }) => label);

describe('the section What this job wants', () => {
  it('takes the values of the sections above, which then no longer narrow the list', async () => {
    const filter = aFilter({ skills: ['Go'], gender: 'Male', bachelor: { degree: 'B.Tech', percentage: 70 } });
    const { modal, form, applied, kept } = await aModalOfJob(filter);
    expect(labels(form.takeable)).toEqual(['Bachelor: B.Tech', 'Bachelor: above 70']);
    form.take();
    expect([labels(form.wanted), form.takeable]).toEqual([['Bachelor: B.Tech', 'Bachelor: above 70'], []]);
    modal.submit();
    expect(applied).toEqual([aFilter({ skills: ['Go'], gender: 'Male' })]);
    await vi.waitFor(() => expect(kept()).toEqual(aFilter({ bachelor: { degree: 'B.Tech', percentage: 70 } })));
  });

  it('offers the place and the experience of the job, and counts its skills in any case', async () => {
    const { modal, form, kept } = await aModalOfJob();
    expect([form.skills, form.mostFit, labels(form.offered)]).toEqual([
      ['sql', 'Go'],
      2,
      ['Full-time: 1 to 3 years', 'Location: Pune, Maharashtra, India'],
    ]);
    want(form, 'Location: Pune, Maharashtra, India');
    expect(form.mostFit).toBe(3);
    modal.submit();
    await vi.waitFor(() => expect(kept()).toEqual(aFilter({ places: [pune] })));
  });

  it('still offers a criterion after it was removed', async () => {
    const { modal, form, kept } = await aModalOfJob(noFilter, { tenth: { degree: 'ICSE' } });
    want(form, 'Tenth: ICSE', false);
    expect([labels(form.wanted), labels(form.offered).includes('Tenth: ICSE')]).toEqual([[], true]);
    modal.submit();
    await vi.waitFor(() => expect(kept()).toEqual(noFilter));
  });

  it('stops at eight, and leaves the others where they are set', async () => {
    const { form } = await aModalOfJob(
      aFilter({
        master: { degree: 'MBA', specialisation: 'Finance', institute: 'IIT', percentage: 60, years: [2026] },
        bachelor: { degree: 'B.Tech', specialisation: 'IT', institute: 'COEP', percentage: 70, years: [2024] },
      }),
    );
    form.take();
    expect([form.wanted.length, form.offered.length, form.isFull, labels(form.takeable)]).toEqual([
      8,
      10,
      true,
      ['Bachelor: above 70', 'Bachelor: 2024'],
    ]);
  });

  it('takes nothing while a typed value is wrong', async () => {
    const { form } = await aModalOfJob(aFilter({ tenth: { degree: 'ICSE' } }));
    form.entries.internship.fields.min.change('two');
    expect(form.takeable).toEqual([]);
  });

  it('survives Reset and closing the dialog', async () => {
    const { modal, form } = await aModalOfJob(aFilter({ tenth: { degree: 'ICSE' } }));
    form.take();
    modal.reset();
    modal.leave();
    modal.open(aFilter({ tenth: { degree: 'ICSE' } }));
    expect(labels(modal.form?.wanted ?? [])).toEqual(['Tenth: ICSE']);
  });

  it('is not offered outside a job', () => {
    expect(anOpenFilterModal().modal.criteria).toBeNull();
  });
});

describe('the dialog of a list', () => {
  it('hides candidates and asks for a minimum fit once it is applied', async () => {
    const { list } = aList({ wanted: ['SQL', 'Go'], viewed: [dev.id] });
    const { modal, form } = await aModalOfJob(noFilter, {}, list);
    expect(modal.hideOptions.map(({ label }) => label)).toEqual([
      'Viewed',
      'Emailed',
      'In a folder',
      'With a note',
      'Applicants of my jobs',
    ]);
    modal.hide(['viewed']);
    form.fit.fields.least.change('1');
    expect(list.chips).toEqual([]);
    modal.submit();
    expect(list.chips.map(({ label }) => label)).toEqual(['Hide viewed', 'At least 1 of 2']);
    modal.open(noFilter);
    expect(modal.form?.narrowing).toEqual({ hidden: ['viewed'], leastFit: 1 });
    modal.reset();
    modal.submit();
    expect(list.chips).toEqual([]);
  });

  it('lowers a minimum that can no longer be reached', async () => {
    const { form } = await aModalOfJob(noFilter, { tenth: { degree: 'ICSE' } });
    form.fit.fields.least.change('3');
    want(form, 'Tenth: ICSE', false);
    expect(form.narrowing.leastFit).toBe(2);
  });

  it('does not count with a minimum fit to criteria that are not checked yet', async () => {
    const { modal, form } = await aModalOfJob(aFilter({ tenth: { degree: 'ICSE' } }));
    form.take();
    expect(modal.count.matching).toBe(3);
    form.fit.fields.least.change('1');
    expect(modal.count.matching).toBeNull();
  });

  it('loads the jobs whose applicants it hides', async () => {
    const { list, board } = aList();
    board.answers.activeJobs = success([]);
    const { modal } = await aModalOfJob(noFilter, {}, list);
    modal.hide(['applying']);
    expect(board.asked).toHaveLength(1);
  });
});

function want(form: FilterForm, label: string, isWanted = true): void {
  const criterion = form.offered.find((each) => each.label === label);
  if (criterion === undefined) throw new Error(`The form does not offer ${label}`);
  form.want(criterion, isWanted);
}

async function aModalOfJob(
  filter = noFilter,
  wanted: Parameters<typeof aFilter>[0] = {},
  list: ReturnType<typeof aList>['list'] = aList().list,
) {
  const { container, records } = testContainer();
  const id = jobId('job-1');
  const criteria = container.get(JobCriteria);
  onTestFinished(criteria.follow(id, () => null));
  await records.setCriteria(id, JSON.stringify(wanted));
  const job = anActiveJob({
    skills: ['SQL', 'Go', 'sql'],
    locations: [pune],
    experience: { min: 1, max: 3 },
    experienceUnit: 'Years',
  });
  const kept = () => readFilter(records.mine.criteria.get(id) ?? '');
  return { ...anOpenFilterModal({ filter, criteria, job, list }), criteria, kept };
}
