import type { OnboardingDesk, OnboardingDraft } from '@glo/domain/onboarding';
import { type AccountId, failure, type Outcome, success } from '@glo/domain/shared';
import type { Api } from '../http/api.ts';
import { saveOnboarding } from '../wire/onboarding.ts';

export class HttpOnboardingDesk implements OnboardingDesk {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async save(accountId: AccountId, draft: OnboardingDraft, signal?: AbortSignal): Promise<Outcome<void>> {
    const answer = await this.#api.send(saveOnboarding, {
      signal,
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
    if (!answer.ok) return answer;
    return answer.value.status === 200 ? success(undefined) : failure('refused');
  }
}
