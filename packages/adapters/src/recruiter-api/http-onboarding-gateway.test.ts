import { accountId } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';

it('onboarding without a company sends an empty name and no id', async () => {
  const { api, sent } = aService({ status: 200 });
  await new HttpOnboardingGateway(api).save(accountId('account-1'), { ...aFinishedOnboardingDraft(), company: null });
  expect(sent).toMatchObject([{ body: { company: '', company_id: null } }]);
});
