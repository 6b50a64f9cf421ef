import { observer } from 'mobx-react-lite';
import { columns } from '../../table/columns.tsx';
import { texts } from '../texts.ts';
import { paperOf, type PrintedList as Printed } from './printed-rows.ts';
import styles from './PrintedList.module.css';

const printed = columns.flatMap(({ label, print }) => (print ? [{ head: label, ...print }] : []));

/** A table for paper. Columns without content are left out. */
export const PrintedList = observer(function PrintedList({ list }: { readonly list: Printed }) {
  const { title, about, rows, leftOut } = paperOf(list);
  const shown = printed.filter(({ has }) => rows.some(has));
  return (
    <div className={styles.paper} data-printed="">
      <table className={styles.table}>
        <colgroup>
          {shown.map(({ head, width }) => (
            <col key={head} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td colSpan={shown.length}>
              <p className={styles.title} translate="no">
                {title}
              </p>
              <p className={styles.about}>{about}</p>
              {leftOut > 0 && <p className={styles.leftOut}>{texts.print.leftOut(rows.length, leftOut)}</p>}
            </td>
          </tr>
          <tr>
            {shown.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {shown.map(({ head, Cell }) => (
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
