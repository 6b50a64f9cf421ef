import { noFilter, readFilter } from '@glo/domain/filter/candidate-filter';
import { jobId } from '@glo/domain/testing/builders';
import { aFilter, someCandidateFilters } from '@glo/domain/testing/filter';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { someLists } from '../../testing/candidate-lists.ts';
import { anOpenFilterModal } from '../../testing/filter-modal.ts';
import type { FilterForm } from './filter-form.ts';
import { JobRequirements } from './job-requirements.ts';

describe('requirements in the filter dialog', () => {
  it('are kept for the job, and do not narrow the list', async () => {
    const { modal, form, applied, kept } = await aModalOfJob(aFilter({ skills: ['SQL', 'Go'], gender: 'Male' }));
    mark(form, 'SQL');
    mark(form, 'Gender: Male');
    expect(form.required.map(({ label }) => label)).toEqual(['SQL', 'Gender: Male']);
    modal.submit();
    expect(applied).toEqual([aFilter({ skills: ['Go'] })]);
    await vi.waitFor(() => expect(kept()).toEqual(aFilter({ skills: ['SQL'], gender: 'Male' })));
  });

  it('are marked when the dialog opens, beside the filter', async () => {
    const { modal, form, applied, kept } = await aModalOfJob(aFilter({ skills: ['Go'] }), { skills: ['SQL'] });
    expect([form.criteria, form.required].map((all) => all.map(({ label }) => label))).toEqual([
      ['Go', 'SQL'],
      ['SQL'],
    ]);
    modal.submit();
    expect([applied, kept()]).toEqual([[aFilter({ skills: ['Go'] })], aFilter({ skills: ['SQL'] })]);
  });

  it('do not narrow the list after they are unmarked', async () => {
    const required = { skills: ['SQL', 'Python'], internship: { min: 1, max: 1000 } };
    const { modal, form, applied, kept } = await aModalOfJob(aFilter({ skills: ['Go'] }), required);
    form.entries.internship.fields.min.change('2');
    const offered = () => form.markable.map(({ label }) => label);
    const all = offered();
    for (const label of ['SQL', 'Internships: at least 2 years']) mark(form, label, false);
    expect([offered(), form.criteria.map(({ label }) => label)]).toEqual([all, ['Go', 'Python']]);
    mark(form, 'Internships: at least 2 years');
    modal.submit();
    expect(applied).toEqual([aFilter({ skills: ['Go'] })]);
    const left = aFilter({ skills: ['Python'], internship: { min: 2, max: 1000 } });
    await vi.waitFor(() => expect(kept()).toEqual(left));
  });

  it('narrow the list again if they were marked by mistake', async () => {
    const { modal, form, applied } = await aModalOfJob(aFilter({ skills: ['SQL'] }));
    mark(form, 'SQL');
    mark(form, 'SQL', false);
    modal.submit();
    expect(applied).toEqual([aFilter({ skills: ['SQL'] })]);
  });

  it('win over another value of the same field in the filter', async () => {
    const { modal, form, applied } = await aModalOfJob(aFilter({ gender: 'Male' }), { gender: 'Others' });
    expect(form.required.map(({ label }) => label)).toEqual(['Gender: Others']);
    modal.submit();
    expect(applied).toEqual([noFilter]);
  });

  it('stay marked while their value is edited', async () => {
    const { form } = await aModalOfJob(aFilter({ internship: { min: 1, max: 1000 } }));
    mark(form, 'Internships: at least 1 year');
    form.entries.internship.fields.min.change('2');
    expect(form.required.map(({ label }) => label)).toEqual(['Internships: at least 2 years']);
  });

  it('survive Reset and closing the dialog', async () => {
    const { modal, form, applied } = await aModalOfJob(aFilter({ skills: ['Go', 'SQL'] }));
    mark(form, 'SQL');
    modal.reset();
    expect(modal.form?.criteria).toEqual(modal.form?.required);
    modal.leave();
    modal.open(aFilter({ skills: ['Go', 'SQL'] }));
    expect(modal.form?.required.map(({ label }) => label)).toEqual(['SQL']);
    modal.submit();
    expect(applied).toEqual([noFilter]);
  });

  it('are not offered outside a job', () => {
    expect(anOpenFilterModal().modal.requirements).toBeNull();
  });
});

function mark(form: FilterForm, label: string, isRequired = true): void {
  const criterion = form.markable.find((each) => each.label === label);
  if (criterion === undefined) throw new Error(`The form has no criterion ${label}`);
  form.mark(criterion, isRequired);
}

async function aModalOfJob(filter = noFilter, required: Parameters<typeof aFilter>[0] = {}) {
  const { records, blind, notices } = someLists();
  records.open();
  const job = jobId('job-1');
  const requirements = new JobRequirements(someCandidateFilters(), records, blind, notices);
  onTestFinished(requirements.follow(job, () => null));
  await records.require(job, JSON.stringify(required));
  const kept = () => readFilter(records.mine.requirements.get(job) ?? '');
  return { ...anOpenFilterModal({ filter, requirements }), requirements, kept };
}
