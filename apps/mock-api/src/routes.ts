import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './accounts/rate-limits.ts';
import { candidateRoutes } from './candidate-service/candidates.ts';
import { lookupRoutes } from './candidate-service/lookups.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { accountRoutes } from './recruiter-api/account.ts';
import { codeRoutes } from './recruiter-api/codes.ts';
import { companyRoutes } from './recruiter-api/company.ts';
import { jobRoutes } from './recruiter-api/jobs.ts';
import { notificationRoutes } from './recruiter-api/notifications.ts';
import { onboardingRoutes } from './recruiter-api/onboarding.ts';
import { recruiterDetailsRoutes } from './recruiter-api/recruiter-details.ts';
import { searchRoutes } from './recruiter-api/search.ts';
import { shortlistRoutes } from './recruiter-api/shortlist.ts';

/** Every feature's routes, one line each. */
export function registerRoutes(app: FastifyInstance, limits: RateLimits): void {
  accountRoutes(app, limits);
  codeRoutes(app, limits);
  recruiterDetailsRoutes(app);
  onboardingRoutes(app);
  companyRoutes(app);
  jobRoutes(app);
  shortlistRoutes(app);
  searchRoutes(app);
  notificationRoutes(app);
  candidateRoutes(app);
  lookupRoutes(app);
  pictureRoutes(app);
}
