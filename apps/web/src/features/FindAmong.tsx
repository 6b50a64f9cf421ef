import { filterByWords } from '@glo/domain/shared/search-text';
import { Observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import styles from './FindAmong.module.css';
import { texts } from './texts.ts';

interface FindAmongProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly textOf: (item: T) => string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** Longer lists get a search box. */
const most = 10;

export function FindAmong<T>({ label, items, textOf, children }: FindAmongProps<T>) {
  const [typed, setTyped] = useState('');
  const isLong = items.length > most;
  const found = isLong ? filterByWords(items, typed, textOf) : items;
  return (
    <>
      {isLong && (
        <div className={styles.box}>
          <SearchBox wide label={label} value={typed} onChange={setTyped} />
        </div>
      )}
      {isLong && found.length === 0 && <output className={styles.none}>{texts.noMatch(typed.trim())}</output>}
      <Observer>{() => <>{children(found)}</>}</Observer>
    </>
  );
}
