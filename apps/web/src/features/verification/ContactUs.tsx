import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { ContactDialog } from './ContactDialog.tsx';

interface ContactUsProps extends Pick<ComponentProps<typeof ContactDialog>, 'about'> {
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
      <ContactDialog about={about} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
