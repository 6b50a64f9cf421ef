import type { Recruiter } from '@glo/domain/account';
import { useState } from 'react';
import { VerificationBanner } from '../features/verification/VerificationBanner.tsx';
import { useCode } from '../ui/use-code.ts';

const loadContact = () => import('../features/verification/ContactDialog.tsx').then((module) => module.ContactDialog);

/** The sidebar's verification banners. The dialog's code is heavy and seldom used: it is fetched with the press. */
export function Verification({ recruiter }: { readonly recruiter: Recruiter }) {
  const [contact, setContact] = useState({ presses: 0, open: false });
  const { personalVerification, companyVerification } = recruiter;
  return (
    <>
      <VerificationBanner
        personal={personalVerification}
        company={companyVerification}
        onContact={() => setContact(({ presses }) => ({ presses: presses + 1, open: true }))}
      />
      {contact.presses > 0 && (
        // Code that could not be fetched is asked for again with the next press.
        <Contact
          key={contact.presses}
          open={contact.open}
          onClose={() => setContact(({ presses }) => ({ presses, open: false }))}
        />
      )}
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
