import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { texts } from './banner-texts.ts';
import { ContactDialog } from './ContactDialog.tsx';

/** Beside a verification that failed: who can say why. */
export function ContactUs() {
  const [contacting, setContacting] = useState(false);
  return (
    <>
      <Button onClick={() => setContacting(true)}>{texts.contact}</Button>
      <ContactDialog open={contacting} onClose={() => setContacting(false)} />
    </>
  );
}
