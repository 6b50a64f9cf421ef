import { Chip, type ChipProps } from './Chip.tsx';
import styles from './ChipList.module.css';
import { texts } from './display-texts.ts';

interface ChipListProps {
  readonly label: string;
  readonly chips: readonly ChipProps[];
}

export function ChipList({ label, chips }: ChipListProps) {
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
