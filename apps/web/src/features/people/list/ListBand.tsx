import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { RemovableChips } from '../../../ui/actions/RemovableChips.tsx';
import { Explained } from '../../../ui/actions/Explained.tsx';
import { RangeHistogram } from '../../../ui/fields/RangeHistogram.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateList } from './candidate-list.ts';
import styles from './ListBand.module.css';
import { ListCount } from './ListCount.tsx';
import { texts } from './texts.ts';

/** While something narrows the list; and where skills are looked for, unless it is known to have neither columns nor an order to say. */
export function hasBand({ chips, fit, fitColumns, order, source }: CandidateList): boolean {
  if (chips.length > 0) return true;
  const isEmpty = source.wasThere === true && fitColumns.length === 0 && order !== 'fit';
  return fit.most > 0 && !isEmpty;
}

export const ListBand = observer(function ListBand({ list }: { readonly list: CandidateList }) {
  const { chips, fit, fitColumns: columns, fitRange: range, fitLabel, order, scoring, source, chooseFit } = list;
  const band = useRef<HTMLDivElement>(null);
  if (!hasBand(list)) return null;
  const decides = scoring.matchIsFit ? 'points' : scoring.kind;
  const keepsPlace = columns.length > 0 || fit.most > 1 || source.wasThere === false;
  const byFit = source.tieBreaker?.order ?? texts.byFit[decides];
  return (
    <div ref={band} className={cx(styles.band, keepsPlace && styles.withPlace)} data-gives-way="always">
      <div className={styles.left}>
        <ListCount list={list} />
        {chips.length > 0 && (
          <RemovableChips
            label={texts.filtersOn}
            chips={chips.map(({ label, remove }) => ({ text: label, removal: texts.removeFilter(label), remove }))}
            onNone={() => band.current?.parentElement?.querySelector<HTMLElement>('input[type=search]')?.focus()}
          />
        )}
        {fitLabel !== '' && source.chips === undefined && (
          <LinkButton onClick={() => chooseFit(null)}>{texts.reset}</LinkButton>
        )}
        {order === 'fit' && (
          <span className={styles.reason}>
            <Explained means={shared.scoreMeans[decides]}>{byFit}</Explained>
          </span>
        )}
      </div>
      {columns.length > 0 && (
        <RangeHistogram
          label={texts.fit}
          columns={columns}
          range={range ?? { min: 0, max: columns.length - 1 }}
          onChange={chooseFit}
          nameOf={(skills, people) => texts.fitColumn(skills, shared.candidates(people))}
          ends={{ min: texts.fitMin, max: texts.fitMax }}
        />
      )}
    </div>
  );
});
