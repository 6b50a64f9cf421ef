import type { BodyOf } from '@glo/adapters/wire/call';
import {
  editJob,
  getActiveJobs,
  getJob,
  getPastJobs,
  saveJob,
  saveViewedCandidate,
  suggestDescription,
  updateJobStatus,
} from '@glo/adapters/wire/jobs';
import type { FastifyInstance } from 'fastify';
import { findRecruiter } from '../accounts/accounts.ts';
import { makeOnce } from '../accounts/make-once.ts';
import { requireCandidate } from '../candidate-service/find-candidates.ts';
import type { RecruiterRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { readRoute, route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { writeDescription } from '../job-descriptions/write-description.ts';
import { readJob, readJobFields, requireOwnJob, requireVisibleJob, requireVisibleJobs, writeJob } from './wire-job.ts';

export function jobRoutes(app: FastifyInstance, limits: UseLimits): void {
  readRoute(app, getActiveJobs, ({ params, account, store }) => {
    const jobs = requireVisibleJobs(store, account, params.recruiterId).filter((job) => job.status === 'ACTIVE');
    return { status: 201, activeJobs: jobs.map((job) => writeJob(store, job)) };
  });

  readRoute(app, getPastJobs, ({ params, account, store }) => {
    const jobs = requireVisibleJobs(store, account, params.recruiterId).filter((job) => job.status === 'CLOSED');
    return { status: 201, pastJobs: jobs.map((job) => writeJob(store, job)) };
  });

  readRoute(app, getJob, ({ params, account, store }) => ({
    job: writeJob(store, requireVisibleJob(store, account, params.jobId)),
  }));

  route(app, saveJob, async (input) => {
    const { body, account, now } = input;
    await makeOnce(input, 'jobs', (tx, id) => {
      checkOwner(body, findRecruiter(tx, account.id));
      limits.allowRow('jobs', tx.find('jobs', 'recruiterId', account.id), input);
      return {
        ...readJob(body),
        id,
        status: 'ACTIVE',
        applicants: [],
        viewedApplicants: [],
        createdAt: now().toISOString(),
      };
    });
    return { status: 201, message: 'The job was posted.' };
  });

  route(app, editJob, async ({ params, body, account, store, request }) => {
    await limits.count('edits', { request, account });
    await store.write((tx) => tx.put('jobs', { ...requireOwnJob(tx, account, params.id), ...readJobFields(body) }));
    return { _id: params.id };
  });

  route(app, updateJobStatus, async ({ params, body, account, store, request }) => {
    await limits.count('edits', { request, account });
    const job = await store.write((tx) => {
      const changed = { ...requireOwnJob(tx, account, params.jobId), status: body.jobStatus };
      tx.put('jobs', changed);
      return changed;
    });
    return { updateStatus: writeJob(store, job) };
  });

  readRoute(app, suggestDescription, ({ body, account, store }) => {
    const companyId = findRecruiter(store, account.id)?.companyId ?? null;
    const company = companyId === null ? undefined : store.get('companies', companyId);
    return { JD: writeDescription(body.new_role, body.job_type, company?.name ?? '') };
  });

  route(app, saveViewedCandidate, async ({ params, body, account, store }) => {
    await store.write((tx) => {
      const job = requireOwnJob(tx, account, params.jobId);
      const { id } = requireCandidate(tx, body.student_id);
      if (!job.viewedApplicants.includes(id)) {
        tx.put('jobs', { ...job, viewedApplicants: [...job.viewedApplicants, id] });
      }
    });
    return {};
  });
}

function checkOwner(body: BodyOf<typeof saveJob>, recruiter: RecruiterRow | undefined): void {
  if (recruiter === undefined || recruiter.companyId === null) {
    throw refuse.forbidden('Please add your company before you post a job.');
  }
  if (body.recruiter_id !== recruiter.accountId || body.recruiter_details_id !== recruiter.id) {
    throw refuse.forbidden('You can only post jobs in your own name.');
  }
  if (body.company_id !== recruiter.companyId) throw refuse.forbidden('You can only post jobs of your own company.');
}
