import type { FastifyInstance } from 'fastify';
import type { Guessing } from './accounts/guessing.ts';
import { candidateRoutes } from './candidate-service/candidates.ts';
import { lookupRoutes } from './candidate-service/lookups.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { UseLimits } from './limits/use-limits.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { accountRoutes } from './recruiter-api/account/account.ts';
import { codeRoutes } from './recruiter-api/account/codes.ts';
import { companyPageRoutes } from './recruiter-api/company-page.ts';
import { companyRoutes } from './recruiter-api/company.ts';
import { messageRoutes } from './recruiter-api/messages.ts';
import { folderRoutes } from './recruiter-api/folders.ts';
import { jobRoutes } from './recruiter-api/jobs.ts';
import { onboardingRoutes } from './recruiter-api/onboarding.ts';
import { ownAccountRoutes } from './recruiter-api/account/own-account.ts';
import { recruiterDetailsRoutes } from './recruiter-api/recruiter-details.ts';
import { searchRoutes } from './recruiter-api/search.ts';
import { shortlistRoutes } from './recruiter-api/shortlist.ts';
import { verificationRoutes } from './recruiter-api/verification.ts';

export function registerRoutes(
  app: FastifyInstance,
  guessing: Guessing,
  uses: UseLimits,
  provider: IdentityProvider | null,
): void {
  accountRoutes(app, guessing, provider);
  codeRoutes(app, guessing);
  ownAccountRoutes(app, guessing, provider);
  recruiterDetailsRoutes(app, uses);
  onboardingRoutes(app);
  companyRoutes(app, uses);
  companyPageRoutes(app);
  verificationRoutes(app, uses);
  jobRoutes(app, uses);
  shortlistRoutes(app);
  folderRoutes(app, uses);
  searchRoutes(app);
  messageRoutes(app, uses);
  candidateRoutes(app, uses);
  lookupRoutes(app);
  pictureRoutes(app);
}
