import type { ReactNode } from 'react';
import { BackLink } from '../ui/actions/BackLink.tsx';
import { PageHeader, Scroll } from '../ui/layout/Page.tsx';

interface FormPageProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** A screen that another one leads to, with a form or a message. */
export function FormPage({ title, back, children }: FormPageProps) {
  return (
    <>
      <PageHeader title={title} start={<BackLink href={back.href}>{back.label}</BackLink>} gutter="form" />
      <Scroll label={title} gutter="form">
        {children}
      </Scroll>
    </>
  );
}
