import type { CompanyDetails, CompanyMember, CompanyPages } from '@glo/domain/company-page/company-pages';
import type { AccountId, CompanyId, DetailsId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import { statusOf } from '@glo/domain/account/verification-status';
import { ApiClient } from '../http/api.ts';
import { getCompanyDetails, getCompanyMembers } from '../wire/company-page.ts';

export class HttpCompanyPages extends ApiClient implements CompanyPages {
  async details(companyId: CompanyId): Promise<Outcome<CompanyDetails>> {
    const answer = await this.api.send(getCompanyDetails, { params: { companyId } });
    if (!answer.ok) return answer;
    const { name, image_url, about, top_technologies_used, documents = [], ...entered } = answer.value;
    return success({
      name,
      imageUrl: image_url ?? '',
      about: about ?? '',
      technologies: top_technologies_used ?? [],
      site: entered.company_url ?? '',
      size: entered.company_size ?? '',
      types: entered.company_type ?? [],
      verification: documents.length === 0 ? null : statusOf(documents),
    });
  }

  async members(companyId: CompanyId): Promise<Outcome<readonly CompanyMember[]>> {
    const answer = await this.api.send(getCompanyMembers, { params: { companyId } });
    return mapOutcome(answer, (value) =>
      value.map(({ _id, name, position, location, recruiter_id, recruiter_status }) => ({
        id: _id as DetailsId,
        accountId: (recruiter_id?._id ?? null) as AccountId | null,
        name,
        position: position ?? '',
        location: location?.lable ?? '',
        profilePicture: recruiter_id?.profile_picture ?? '',
        isAdmin: recruiter_id?.isCompanyAdmin ?? false,
        isConfirmed: recruiter_status !== 'not confirmed',
      })),
    );
  }
}
