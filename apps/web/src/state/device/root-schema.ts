import type { Session } from '@glo/domain/account/session';
import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { industries } from '@glo/domain/account/recruiter';
import type { OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import type { AccountId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { parseJson } from '@glo/domain/shared/json';

/** Bump on incompatible changes: stored data of other versions is dropped. */
export const rootVersion = 2;

export interface Root {
  readonly version: typeof rootVersion;
  readonly auth: { readonly session: Session | null; readonly draftsOf: AccountId | null; readonly owesEnd: boolean };
  readonly onboarding: OnboardingDraft;
  readonly job: { readonly draft: JobDraft; readonly changedAt: string | null };
}

/** Created lazily, because first-time visitors have nothing to parse. */
let made: ReturnType<typeof makeSchemas> | null = null;
const schemas = () => (made ??= makeSchemas());

function makeSchemas() {
  const text = z.string();
  const texts = z.array(z.string());
  const status = z.enum(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED', 'OTHER']);
  const company = z.nullable(z.object({ id: text, name: text }));
  const place = z.object({ city: text, state: text, country: text });
  const mode = z.enum(['fixed', 'range']);

  const evidence = z.object({
    cin: text,
    link: text,
    document: z.nullable(z.object({ name: text, type: text, size: z.number(), url: text })),
    skipped: z.boolean(),
    submitted: z.nullable(z.object({ cin: text, link: text })),
  });

  const recruiter = z.object({
    accountId: text,
    detailsId: text,
    email: text,
    name: text,
    position: text,
    phoneNumber: text,
    location: text,
    profilePicture: text,
    coverPicture: text,
    signsInWithGoogle: z.boolean(),
    isCompanyAdmin: z.boolean(),
    personalVerification: status,
    companyVerification: status,
    company: z.nullable(z.object({ id: text, name: text, imageUrl: text, about: text, technologies: texts })),
    hireIn: orElse(z.array(z.enum(industries)), []),
  });

  // Fields missing in an older draft become empty.
  const jobDraftTexts = Object.fromEntries(
    Object.entries(emptyJobDraft).flatMap(([name, empty]) =>
      typeof empty === 'string' ? [[name, z._default(text, empty)]] : [],
    ),
  ) as Record<keyof JobDraft, z.ZodMiniDefault<typeof text>>;
  const jobDraft = z.object({
    ...jobDraftTexts,
    locations: z.array(place),
    skills: texts,
    salaryMode: mode,
    experienceMode: mode,
  });

  const root = z.object({
    version: z.literal(rootVersion),
    auth: z.object({
      session: z.nullable(
        z.object({
          accountId: text,
          email: text,
          verified: z.boolean(),
          profileFilled: z.boolean(),
          recruiter: z.nullable(recruiter),
        }),
      ),
      draftsOf: z.nullable(text),
      owesEnd: orElse(z.boolean(), false),
    }),
    onboarding: z.object({
      name: text,
      position: text,
      phoneNumber: text,
      location: text,
      company,
      createdCompany: company,
      companySent: text,
      companySkipped: z.boolean(),
      hireIn: z.array(z.enum(industries)),
      companyForm: z.object({
        name: text,
        url: text,
        about: text,
        size: text,
        types: texts,
        imageUrl: text,
        authorised: z.boolean(),
        technologies: texts,
      }),
      companyVerification: evidence,
      personalVerification: evidence,
    }),
    job: z.object({
      changedAt: z.nullable(text),
      draft: jobDraft,
    }),
  });

  return { root, jobDraft };
}

export function readRoot(content: string | null): Root | null {
  if (content === null) return null;
  const parsed = z.safeParse(schemas().root, parseJson(content));
  return parsed.success ? (parsed.data as unknown as Root) : null;
}

export function readJobDraft(value: unknown): JobDraft | null {
  const parsed = z.safeParse(schemas().jobDraft, value);
  return parsed.success ? parsed.data : null;
}
