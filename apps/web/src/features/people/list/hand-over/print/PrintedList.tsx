import { fitText } from '@glo/domain/hand-over/candidate-row';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CandidateList } from '../../candidate-list.ts';
import { texts } from '../texts.ts';
import { type PrintedRow, paperOf } from './printed-rows.ts';
import styles from './PrintedList.module.css';

/** A table for paper. Columns without content are left out. */
export const PrintedList = observer(function PrintedList({ list }: { readonly list: CandidateList }) {
  const { title, about, rows, leftOut } = paperOf(list);
  const columns = allColumns.filter(({ has }) => rows.some(has));
  return (
    <div className={styles.paper} data-printed="">
      <table className={styles.table}>
        <colgroup>
          {columns.map(({ head, width }) => (
            <col key={head} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td colSpan={columns.length}>
              <p className={styles.title} translate="no">
                {title}
              </p>
              <p className={styles.about}>{about}</p>
              {leftOut > 0 && <p className={styles.leftOut}>{texts.print.leftOut(rows.length, leftOut)}</p>}
            </td>
          </tr>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ head, Cell }) => (
                <td key={head}>
                  <Cell {...row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface Column {
  readonly head: string;
  readonly width: string | undefined;
  has(row: PrintedRow): boolean;
  readonly Cell: (row: PrintedRow) => ReactNode;
}

const { columns: heads } = texts.print;

const allColumns: readonly Column[] = [
  {
    head: heads.name,
    width: '20%',
    has: () => true,
    Cell: ({ name }) => <strong translate="no">{name}</strong>,
  },
  { head: heads.fit, width: '9%', has: ({ fit }) => fit !== null, Cell: fitText },
  {
    head: heads.skills,
    width: undefined,
    has: ({ skills }) => skills.length > 0,
    Cell: ({ skills }) =>
      skills.map(({ text, isMatched }, at) => {
        const last = at === skills.length - 1;
        const word = last ? text : `${text}, `;
        return isMatched ? <strong key={text}>{word}</strong> : <span key={text}>{word}</span>;
      }),
  },
  {
    head: heads.contact,
    width: '20%',
    has: ({ contact }) => contact.length > 0,
    Cell: ({ contact }) => contact.map((text) => <p key={text}>{text}</p>),
  },
  { head: heads.verdict, width: '12%', has: ({ verdict }) => verdict !== '', Cell: ({ verdict }) => verdict },
  { head: heads.note, width: '18%', has: ({ note }) => note !== '', Cell: ({ note }) => note },
];
