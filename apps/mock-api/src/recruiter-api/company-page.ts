import { compareTexts } from '@glo/domain/shared/search-text';
import type { ReplyOf } from '@glo/adapters/wire/call';
import { getCompanyDetails, getCompanyMembers, getTalentPool } from '@glo/adapters/wire/company-page';
import { readPlace, writePlace } from '@glo/adapters/wire/values';
import type { FastifyInstance } from 'fastify';
import { writeMatch } from '../candidate-service/wire-candidate.ts';
import type { RecruiterRow } from '../data/rows.ts';
import { readRoute } from '../http/route.ts';
import { candidateIndex } from '../matching/candidate-index.ts';
import { isConfirmedMember, membersOf, recruiterStatus, requireOwnCompany } from './company-access.ts';
import { currentDocuments, writeCompany, writeDocuments } from './wire-company.ts';

const mostSuggested = 60;

export function companyPageRoutes(app: FastifyInstance): void {
  readRoute(app, getCompanyDetails, ({ params, account, store }) => {
    const company = requireOwnCompany(store, account, params.companyId);
    const documents = writeDocuments(currentDocuments(company.documents));
    const { url, size, types } = company;
    const entered = { company_url: url, company_size: size, company_type: types };
    const fields = { ...writeCompany(company), ...entered };
    if (isConfirmedMember(store, company, account.id)) return { ...fields, documents };
    return {
      ...fields,
      documents: documents.map(({ status, submittedAt }) => ({ status, submittedAt })),
    };
  });

  readRoute(app, getCompanyMembers, ({ params, account, store }) => {
    const company = requireOwnCompany(store, account, params.companyId);
    const members = membersOf(store, company).sort((a, b) => compareTexts(a.name, b.name));
    const isConfirmed = isConfirmedMember(store, company, account.id);
    return members
      .filter((member) => isConfirmed || member.accountId === account.id)
      .map((member) => ({
        ...writeMember(member),
        recruiter_status: recruiterStatus(store, company, member.accountId),
      }));
  });

  // Without technologies there is no match (decision 40).
  readRoute(app, getTalentPool, ({ body, store }) => {
    const matches = candidateIndex(store).best({ skills: body.top_technologies_used }, mostSuggested);
    return { results: matches.map(writeMatch) };
  });
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
