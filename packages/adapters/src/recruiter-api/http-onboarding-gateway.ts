import type { OnboardingGateway } from '@glo/domain/onboarding/onboarding';
import type { OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import type { AccountId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { saveOnboarding } from '../wire/onboarding.ts';

const introductionFields = {
  name: 'name',
  position: 'position',
  company: 'company',
  company_id: 'company',
  phone_number: 'phoneNumber',
  location: 'location',
  hire_in_fields: 'hireIn',
} satisfies Record<string, keyof OnboardingDraft>;

export class HttpOnboardingGateway extends ApiClient implements OnboardingGateway {
  save(accountId: AccountId, draft: OnboardingDraft, signal?: AbortSignal): Promise<Outcome<void>> {
    return this.command(saveOnboarding, {
      signal,
      fields: introductionFields,
      body: {
        recruiter_id: accountId,
        name: draft.name,
        position: draft.position,
        company: draft.company?.name ?? '',
        phone_number: draft.phoneNumber,
        location: draft.location,
        hire_in_fields: [...draft.hireIn],
        profile_picture: '',
        company_id: draft.company?.id ?? null,
      },
    });
  }
}
