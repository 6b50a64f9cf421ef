import type { Recruiter } from '@glo/domain/account/recruiter';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Callout, CalloutActions } from '../../ui/feedback/Callout.tsx';
import { TriangleAlert } from '../../ui/tokens/icons.ts';
import { ContactUs } from './ContactUs.tsx';
import { texts as banner } from './banner-texts.ts';
import { failedTexts as texts } from './texts.ts';

interface FailedVerificationProps {
  readonly recruiter: Pick<Recruiter, 'personalVerification' | 'companyVerification' | 'isCompanyAdmin' | 'company'>;
}

/** The services give no reason. */
export function FailedVerification({ recruiter }: FailedVerificationProps) {
  const company = recruiter.company?.name || texts.yourCompany;
  const failed = [
    {
      about: 'personal',
      title: texts.personal,
      status: recruiter.personalVerification,
      href: paths.laterPersonalVerification,
    } as const,
    {
      about: 'company',
      title: texts.company(company),
      status: recruiter.companyVerification,
      href: paths.laterCompanyVerification,
    } as const,
  ].filter(({ status }) => status === 'FAILED');
  const [first] = failed;
  if (first === undefined) return null;
  const title = failed.length === 1 ? first.title : texts.both(company);
  const isOfAdmin = failed.length === 1 && first.about === 'company' && !recruiter.isCompanyAdmin;
  return (
    <section aria-label={title}>
      <Callout tone="danger" icon={<TriangleAlert />} title={title}>
        <p>
          <span>{isOfAdmin ? texts.ofAdmin : texts.text}</span>
          <ContactUs about={failed.length === 1 ? first.about : 'both'}>{texts.contact}</ContactUs>
          <span>{texts.toLearnWhy}</span>
        </p>
        <CalloutActions>
          {failed.map(({ about, href }) => (
            <ButtonLink key={href} href={href}>
              {failed.length === 1 ? banner.verifyAgain : texts.screens[about]}
            </ButtonLink>
          ))}
        </CalloutActions>
      </Callout>
    </section>
  );
}
