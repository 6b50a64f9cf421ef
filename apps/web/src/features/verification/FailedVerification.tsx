import type { Recruiter } from '@glo/domain/account/recruiter';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { CalloutActions } from '../../ui/feedback/Callout.tsx';
import { FailedCallout } from './FailedCallout.tsx';
import { texts as banner } from './banner-texts.ts';
import { failedTexts as texts } from './texts.ts';

interface FailedVerificationProps {
  readonly recruiter: Pick<Recruiter, 'personalVerification' | 'companyVerification' | 'isCompanyAdmin' | 'company'>;
}

const hrefs = { personal: paths.laterPersonalVerification, company: paths.laterCompanyVerification };

export function FailedVerification({ recruiter }: FailedVerificationProps) {
  const statuses = { personal: recruiter.personalVerification, company: recruiter.companyVerification };
  const failed = (['personal', 'company'] as const).filter((each) => statuses[each] === 'FAILED');
  const [first, second] = failed;
  if (first === undefined) return null;
  const about = second === undefined ? first : 'both';
  const title = about === 'personal' ? texts.personal : texts[about](recruiter.company?.name || texts.yourCompany);
  const isOfAdmin = about === 'company' && !recruiter.isCompanyAdmin;
  return (
    <section aria-label={title}>
      <FailedCallout title={title} text={isOfAdmin ? texts.ofAdmin : texts.text} about={about}>
        <CalloutActions>
          {failed.map((each) => (
            <ButtonLink key={each} href={hrefs[each]}>
              {about === 'both' ? texts.screens[each] : banner.verifyAgain}
            </ButtonLink>
          ))}
        </CalloutActions>
      </FailedCallout>
    </section>
  );
}
