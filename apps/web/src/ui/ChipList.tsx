import { Chip, type ChipProps } from './Chip.tsx';
import styles from './Chip.module.css';
import { cx } from './cx.ts';
import { texts } from './list-texts.ts';

interface ChipListProps {
  /** What they are, for screen readers. */
  readonly label: string;
  readonly chips: readonly ChipProps[];
  /** What does not show: '+N', all of them in its title. */
  readonly more?: readonly string[];
  /** In one row, the rest cut off. */
  readonly oneRow?: boolean;
}

export function ChipList({ label, chips, more = [], oneRow = false }: ChipListProps) {
  return (
    <ul className={cx(styles.chips, oneRow && styles.oneRow)} aria-label={label}>
      {chips.map((chip, index) => (
        <li key={`${index} ${chip.text}`} className={styles.item}>
          <Chip {...chip} />
        </li>
      ))}
      {more.length > 0 && (
        <li className={styles.more} title={more.join(', ')}>
          <span aria-hidden="true">+{more.length}</span>
          <span className="visually-hidden">{texts.moreChips(more)}</span>
        </li>
      )}
    </ul>
  );
}
