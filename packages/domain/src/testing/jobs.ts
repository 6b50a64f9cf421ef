import type { JobBoard } from '../jobs/job-board.ts';
import type { Lookups } from '../lookups/lookups.ts';
import { success } from '../shared/outcome.ts';
import { aClosedJob, anActiveJob } from './builders.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

export type FakeJobBoard = ScriptedPort<JobBoard>;
export type FakeLookups = ScriptedPort<Lookups>;

export const aJobBoard = (): FakeJobBoard =>
  scriptedPort<JobBoard>({
    activeJobs: success([anActiveJob()]),
    pastJobs: success([]),
    job: success(anActiveJob()),
    changeStatus: success(aClosedJob()),
    suggestDescription: success('Read the sea with us.'),
  });

export const someLookups = (): FakeLookups =>
  scriptedPort<Lookups>({
    places: success([{ city: 'Pune', state: 'Maharashtra', country: 'India' }]),
    skills: success(['Python', 'SQL']),
    jobRoles: success(['Data Analyst']),
  });
