import type { ComponentProps, ReactNode } from 'react';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { TriangleAlert } from '../../ui/tokens/icons.ts';
import { ContactUs } from './ContactUs.tsx';
import { failedTexts as texts } from './texts.ts';

interface FailedCalloutProps extends Pick<ComponentProps<typeof ContactUs>, 'about'> {
  readonly title: string;
  /** Ends before 'contact us'. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** The services give no reason. */
export function FailedCallout({ title, text, about, children }: FailedCalloutProps) {
  return (
    <Callout tone="danger" icon={<TriangleAlert />} title={title}>
      <p>
        <span>{text}</span>
        <ContactUs about={about}>{texts.contact}</ContactUs>
        <span>{texts.toLearnWhy}</span>
      </p>
      {children}
    </Callout>
  );
}
