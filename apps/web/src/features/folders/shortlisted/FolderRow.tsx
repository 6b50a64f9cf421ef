import { Folder, FolderOpen } from '../../../ui/tokens/icons.ts';
import { texts } from '../../../ui/display/display-texts.ts';
import { RailItem } from '../../../ui/layout/RailItem.tsx';
import styles from '../../../ui/layout/RailItem.module.css';

interface FolderRowProps {
  readonly name: string;
  readonly count: number;
  readonly current: boolean;
  readonly href: string;
}

export function FolderRow({ name, count, current, href }: FolderRowProps) {
  return (
    <RailItem href={href} current={current}>
      <span className={styles.line}>
        {current ? <FolderOpen /> : <Folder />}
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.count}>
          {count}
          <span className="visually-hidden">{` ${texts.candidates(count)}`}</span>
        </span>
      </span>
    </RailItem>
  );
}
