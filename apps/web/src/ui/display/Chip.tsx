import type { ComponentProps } from 'react';
import { cx } from '../tokens/cx.ts';
import { Check } from '../tokens/icons.ts';
import styles from './Chip.module.css';
import { texts } from './display-texts.ts';

interface ChipProps {
  readonly text: string;
  /** Callers also state the match in words. */
  readonly matched?: boolean | undefined;
}

type Attributes = Pick<ComponentProps<'span'>, 'title' | 'translate'>;

export function Chip({ text, matched = false, title, translate = 'no' }: ChipProps & Attributes) {
  return (
    <span className={cx(styles.chip, matched && styles.matched)} title={title}>
      {matched && <Check />}
      <span translate={translate}>{text}</span>
    </span>
  );
}

export function ChipList({ label, chips }: { readonly label: string; readonly chips: readonly ChipProps[] }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip, index) => (
        <li key={`${index} ${chip.text}`} className={styles.item}>
          <Chip {...chip} />
          {chip.matched === true && <span className="visually-hidden">{texts.chipMatches}</span>}
        </li>
      ))}
    </ul>
  );
}
