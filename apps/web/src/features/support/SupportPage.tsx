import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { texts } from './texts.ts';

interface SupportPageProps {
  readonly title: string;
  readonly from?: { readonly href: string; readonly label: string } | null;
  readonly children: ReactNode;
}

export function SupportPage({ title, from, children }: SupportPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        start={<BackLink href={from?.href ?? paths.helpCentre}>{from?.label ?? texts.title}</BackLink>}
        gutter="form"
      />
      <Scroll label={title} gutter="form">
        {children}
      </Scroll>
    </>
  );
}
