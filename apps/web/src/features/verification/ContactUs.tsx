import { type ComponentProps, useState } from 'react';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { ContactDialog } from './ContactDialog.tsx';

interface ContactUsProps extends Pick<ComponentProps<typeof ContactDialog>, 'about'> {
  /** As the sentence has it. */
  readonly children: string;
}

/** 'Contact us' within a sentence: the dialog that the sidebar has, too. */
export function ContactUs({ about, children }: ContactUsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </LinkButton>
      <ContactDialog about={about} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
