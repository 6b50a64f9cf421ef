import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../ui/layout/Scroll.tsx';
import { texts } from './texts.ts';

interface SupportPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One page of the help centre, and the way back to it. */
export function SupportPage({ title, children }: SupportPageProps) {
  return (
    <>
      <PageHeader title={title} start={<BackLink href={paths.helpCentre}>{texts.title}</BackLink>} gutter="form" />
      <Scroll label={title} gutter="form">
        {children}
      </Scroll>
    </>
  );
}
