import { failure } from '@glo/domain/shared/outcome';
import { companyId } from '@glo/domain/testing/onboarding';
import { expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpVerificationGateway } from './http-verification-gateway.ts';

it('how far a company is verified is not known while the service is down', async () => {
  const { api } = aService({ status: 500 });
  expect(await new HttpVerificationGateway(api).companyStatus(companyId('company-1'))).toEqual(failure('server-error'));
});
