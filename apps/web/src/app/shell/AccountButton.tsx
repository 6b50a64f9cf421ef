import type { ComponentProps } from 'react';
import styles from './AccountButton.module.css';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { texts } from './shell-texts.ts';
import { ChevronsUpDown } from '../../ui/tokens/icons.ts';

export interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'name'> {
  readonly name: string;
  readonly company: string;
  readonly pictureUrl?: string | undefined;
}

export function AccountButton({ name, company, pictureUrl, ...rest }: AccountButtonProps) {
  return (
    <button type="button" {...rest} className={styles.account}>
      <Avatar name={name} pictureUrl={pictureUrl} />
      <span className={styles.words}>
        <strong className="truncated" title={name}>
          {name}
        </strong>
        <span className={styles.company} title={company}>
          {company}
        </span>
      </span>
      <span className="visually-hidden">{texts.accountMenu}</span>
      <span className={styles.sign}>
        <ChevronsUpDown />
      </span>
    </button>
  );
}
