import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { FormSection, FullRow } from '../../ui/layout/FormSection.tsx';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './AccountPage.module.css';
import { texts } from '../account/texts.ts';

interface AccountPageProps {
  readonly title: string;
  readonly lead: { readonly title: string; readonly text: ReactNode };
  readonly children: ReactNode;
}

export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <>
      <PageHeader title={title} start={<BackLink href={paths.account}>{texts.account}</BackLink>} gutter="form" />
      <Scroll label={title} gutter="form">
        <div className={styles.section}>
          <FormSection {...lead}>
            <FullRow>
              <Stack gap={5} className={styles.column}>
                {children}
              </Stack>
            </FullRow>
          </FormSection>
        </div>
      </Scroll>
    </>
  );
}
