import { type ReactNode, useState } from 'react';
import type { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import type { texts } from './banner-texts.ts';

const LazyContactDialog = lazily(async () => (await import('./ContactDialog.tsx')).ContactDialog);

interface ContactUsProps {
  readonly about: keyof typeof texts.subject;
  readonly as?: typeof LinkButton | typeof Button;
  readonly children: ReactNode;
}

export function ContactUs({ about, as: Press = LinkButton, children }: ContactUsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Press aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Press>
      <OnceOpen isOpen={isOpen}>
        <LazyContactDialog about={about} open={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}
