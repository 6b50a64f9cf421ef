import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { FormSection, FullRow } from '../../ui/layout/FormSection.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FormPage } from '../FormPage.tsx';
import styles from './AccountPage.module.css';
import { texts } from '../account/texts.ts';

const back = { href: paths.account, label: texts.account };

interface AccountPageProps {
  readonly title: string;
  readonly lead: { readonly title: string; readonly text: ReactNode };
  readonly children: ReactNode;
}

export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <FormPage title={title} back={back}>
      <FormSection {...lead}>
        <FullRow>
          <Stack gap={5} className={styles.column}>
            {children}
          </Stack>
        </FullRow>
      </FormSection>
    </FormPage>
  );
}
