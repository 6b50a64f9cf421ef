import type { Recruiter } from '@glo/domain/account';
import { useState } from 'react';
import { VerificationBanner } from '../features/verification/VerificationBanner.tsx';
import { useCode } from './use-code.ts';

const loadContact = () => import('../features/verification/ContactDialog.tsx').then((module) => module.ContactDialog);

/** The sidebar's verification banners. The dialog's code is heavy and seldom used: it is fetched with the first press. */
export function Verification({ recruiter }: { readonly recruiter: Recruiter }) {
  const [contact, setContact] = useState<'never' | 'closed' | 'open'>('never');
  const { personalVerification, companyVerification } = recruiter;
  return (
    <>
      <VerificationBanner
        personal={personalVerification}
        company={companyVerification}
        onContact={() => setContact('open')}
      />
      {contact !== 'never' && <Contact open={contact === 'open'} onClose={() => setContact('closed')} />}
    </>
  );
}

interface ContactProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Contact({ open, onClose }: ContactProps) {
  const dialog = useCode(loadContact);
  return dialog.state === 'ready' ? <dialog.value open={open} onClose={onClose} /> : null;
}
