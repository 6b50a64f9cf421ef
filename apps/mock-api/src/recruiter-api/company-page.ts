import type { ReplyOf } from '@glo/adapters/wire/call';
import { getCompanyDetails, getCompanyMembers, getTalentPool } from '@glo/adapters/wire/company-page';
import { readPlace, writePlace } from '@glo/adapters/wire/read-location';
import type { FastifyInstance } from 'fastify';
import { matchReply } from '../candidate-service/match-replies.ts';
import type { RecruiterRow } from '../data/rows.ts';
import { readRoute } from '../http/route.ts';
import { candidateIndex } from '../matching/index-of-store.ts';
import { ownCompany } from './company-access.ts';
import { writeCompany } from './wire-company.ts';
import { writeDocuments } from './wire-documents.ts';

const mostSuggested = 60;

/** The company as its page shows it, and candidates suggested to it (specification 2, section 7). */
export function companyPageRoutes(app: FastifyInstance): void {
  readRoute(app, getCompanyDetails, ({ params, account, store }) => {
    const company = ownCompany(store, account, params.companyId);
    return { ...writeCompany(company), documents: writeDocuments(company.documents) };
  });

  readRoute(app, getCompanyMembers, ({ params, account, store }) => {
    const { id } = ownCompany(store, account, params.companyId);
    const byName = store.find('recruiters', 'companyId', id).sort((a, b) => a.name.localeCompare(b.name));
    return byName.map(writeMember);
  });

  // Best match first; without technologies there is nothing to go by (decision 40).
  const suggested = matchReply((results) => ({ results }));
  readRoute(app, getTalentPool, ({ body, store }) =>
    suggested(candidateIndex(store).best({ skills: body.top_technologies_used }, mostSuggested)),
  );
}

function writeMember(recruiter: RecruiterRow): ReplyOf<typeof getCompanyMembers>[number] {
  return {
    _id: recruiter.id,
    name: recruiter.name,
    position: recruiter.position,
    location: writePlace(readPlace(recruiter.location)),
    recruiter_id: {
      _id: recruiter.accountId,
      profile_picture: recruiter.profilePicture,
      isCompanyAdmin: recruiter.isCompanyAdmin,
    },
  };
}
