import { getRecommended, getShortlisted, removeShortlisted, saveShortlisted } from '@glo/adapters/wire/shortlist';
import type { FastifyInstance } from 'fastify';
import { requireCandidate } from '../candidate-service/find-candidates.ts';
import { writeCandidate, writeMatch } from '../candidate-service/wire-candidate.ts';
import { newId } from '../data/new-id.ts';
import type { Rows, ShortlistRow } from '../data/rows.ts';
import { readRoute, route } from '../http/route.ts';
import { candidateIndex, jobCriteria } from '../matching/candidate-index.ts';
import type { Reader } from '../store/store.ts';
import { requireOwnJob, requireVisibleJob } from './wire-job.ts';

const mostRecommended = 50;

export function shortlistRoutes(app: FastifyInstance): void {
  readRoute(app, getRecommended, ({ params, account, store }) => {
    const job = requireVisibleJob(store, account, params.jobId);
    const matches = candidateIndex(store).best(jobCriteria(job), mostRecommended);
    return { status: 200, applicants: matches.map(writeMatch) };
  });

  route(app, saveShortlisted, async ({ body, account, store, now }) => {
    await store.write((tx) => {
      const job = requireOwnJob(tx, account, body.job_id);
      const candidate = requireCandidate(tx, body.student_id);
      if (entriesOf(tx, job.id, candidate.id).length > 0) return;
      tx.put('shortlist', {
        id: newId(),
        jobId: job.id,
        candidateId: candidate.id,
        recruiterId: account.id,
        createdAt: now().toISOString(),
      });
    });
    return {};
  });

  readRoute(app, getShortlisted, ({ params, account, store }) => {
    const job = requireVisibleJob(store, account, params.jobId);
    const inOrder = store.find('shortlist', 'jobId', job.id).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    return inOrder
      .map((entry) => store.get('candidates', entry.candidateId))
      .filter((row) => row !== undefined)
      .map((row) => ({ student_id: row.id, student: writeCandidate(row) }));
  });

  route(app, removeShortlisted, async ({ body, account, store }) => {
    await store.write((tx) => {
      const job = requireOwnJob(tx, account, body.job_id);
      const candidate = requireCandidate(tx, body.student_id);
      for (const entry of entriesOf(tx, job.id, candidate.id)) tx.remove('shortlist', entry.id);
    });
    return {};
  });
}

function entriesOf(reader: Reader<Rows>, jobId: string, candidateId: string): ShortlistRow[] {
  return reader.find('shortlist', 'jobId', jobId).filter((entry) => entry.candidateId === candidateId);
}
