import { describe, expect, it } from 'vitest';
import { anActiveJob, jobId } from '../testing/builders.ts';
import { justPosted } from './just-posted.ts';

describe('the job that was just posted', () => {
  const aJob = (id: string, title: string, createdAt: string) => anActiveJob({ id: jobId(id), title, createdAt });
  const jobs = [
    aJob('another', 'Tide Analyst', '2026-11-04'),
    aJob('old', 'Tide Reader', '2026-11-01'),
    aJob('new', ' Tide Reader', '2026-11-03'),
    aJob('older', 'Tide Reader', '2026-10-01'),
  ];

  it.each([
    ['the newest with its title', 'Tide Reader ', [], 'new'],
    ['not one that was seen before', 'Tide Reader', ['new', 'older'], 'old'],
    ['missing if all were seen', 'Tide Reader', ['new', 'old', 'older'], undefined],
    ['missing if the service does not list it yet', 'Tide Writer', [], undefined],
  ])('is %s', (_, title, seen, id) => {
    expect(justPosted(jobs, title, new Map(seen.map((each) => [jobId(each), 1])))?.id).toBe(id);
  });
});
