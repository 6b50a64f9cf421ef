import { observer } from 'mobx-react-lite';
import { Text } from '../../../../../ui/display/Text.tsx';
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
              <Text size={4} translate="no">
                {title}
              </Text>
              <Text space={{ paddingBottom: 2 }}>{about}</Text>
              {leftOut > 0 && (
                <Text weight="strong" space={{ paddingBottom: 2 }}>
                  {texts.print.leftOut(rows.length, leftOut)}
                </Text>
              )}
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
