import type { Recruiter } from '@glo/domain/account/recruiter';
import { useState } from 'react';
import { ContactDialog } from '../../features/verification/ContactDialog.tsx';
import { VerificationBanner } from '../../features/verification/VerificationBanner.tsx';

/** The sidebar's verification banners, and the dialog behind 'Contact us'. */
export function Verification({ recruiter }: { readonly recruiter: Recruiter }) {
  const [contacting, setContacting] = useState(false);
  const [about, setAbout] = useState<'personal' | 'company'>('personal');
  const { personalVerification, company, companyVerification } = recruiter;
  return (
    <>
      <VerificationBanner
        personal={personalVerification}
        company={company && companyVerification}
        onContact={(failed) => {
          setAbout(failed);
          setContacting(true);
        }}
      />
      <ContactDialog about={about} open={contacting} onClose={() => setContacting(false)} />
    </>
  );
}
