import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useNeighborFocus } from '../../ui/actions/focus.ts';
import { Explained } from '../../ui/actions/Explained.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { candidateTexts as shared } from '../candidate-list/index.ts';
import type { Presented } from '../screen.ts';
import { ComparedHead } from './ComparedHead.tsx';
import type { ComparePresenter } from './compare-presenter.ts';
import { ComparisonCell } from './ComparisonCell.tsx';
import type { Row } from './comparison-rows.ts';
import { Text } from '../../ui/display/Text.tsx';
import styles from './ComparisonTable.module.css';
import { texts } from './texts.ts';

function Label({ text }: { readonly text: string }) {
  if (text === '') return <Skeleton width="72px" height={20} />;
  if (text === texts.rows.points) return <Explained means={shared.pointsMean}>{text}</Explained>;
  return <span>{text}</span>;
}

export const ComparisonTable = observer(function ComparisonTable({ presenter }: Presented<ComparePresenter>) {
  const { people, isLoading, isOpen } = presenter;
  const rows = isLoading ? coming(people.length) : isOpen ? presenter.shownRows : [];
  const head = useRef<HTMLTableRowElement>(null);
  useNeighborFocus(head, people);
  return (
    <table className={styles.table}>
      <caption className={cx(styles.caption, 'only-printed')}>{presenter.paperLine}</caption>
      <colgroup>
        <col className={styles.labels} />
        {people.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr ref={head}>
          <td>
            <h1 tabIndex={-1}>{texts.title}</h1>
            <Text tone="subtle">{shared.candidates(people.length)}</Text>
          </td>
          {people.map((person, index) => (
            <th key={person.id} scope="col" data-item={index}>
              <ComparedHead person={person} presenter={presenter} />
              {person.isShortlisted && <p className="only-printed">{shared.shortlist.shortlisted}</p>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody aria-busy={isLoading}>
        {rows.map(({ label, cells, same, isPrivate }, index) => (
          <Text
            as="tr"
            key={label || index}
            tone={same ? 'subtle' : undefined}
            className={isPrivate ? 'unprinted' : undefined}
          >
            <th scope="row">
              <Label text={label} />
              {same && <span className="visually-hidden">{texts.sameForAll}</span>}
            </th>
            {cells.map((cell, column) => (
              <td key={people[column]?.id}>
                <ComparisonCell cell={cell} isPlain={same || presenter.isTooFew} />
              </td>
            ))}
          </Text>
        ))}
        {isOpen && rows.length === 0 && (
          <tr>
            <td colSpan={people.length + 1}>{texts.allSame}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
});

function coming(columns: number): readonly Row[] {
  const cells = Array.from({ length: columns }, () => ({ kind: 'loading' }) as const);
  return Array.from({ length: 6 }, () => ({ label: '', cells, same: false, isPrivate: false }));
}
