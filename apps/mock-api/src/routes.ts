import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './accounts/rate-limits.ts';
import { accountRoutes } from './recruiter-api/account.ts';
import { codeRoutes } from './recruiter-api/codes.ts';
import { companyRoutes } from './recruiter-api/company.ts';
import { onboardingRoutes } from './recruiter-api/onboarding.ts';
import { recruiterDetailsRoutes } from './recruiter-api/recruiter-details.ts';

/** Every feature's routes, one line each. */
export function registerRoutes(app: FastifyInstance, limits: RateLimits): void {
  accountRoutes(app, limits);
  codeRoutes(app, limits);
  recruiterDetailsRoutes(app);
  onboardingRoutes(app);
  companyRoutes(app);
}
