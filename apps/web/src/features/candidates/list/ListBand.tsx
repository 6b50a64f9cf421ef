import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { RemovableChips } from '../../../ui/actions/RemovableChips.tsx';
import { RangeHistogram } from '../../../ui/fields/RangeHistogram.tsx';
import { texts as shared } from '../texts.ts';
import type { CandidateList } from './candidate-list.ts';
import styles from './ListBand.module.css';
import { ListCount } from './ListCount.tsx';
import { texts } from './texts.ts';

/** Whether there is anything to show. */
export function hasBand({ chips, fit }: CandidateList): boolean {
  return chips.length > 0 || fit.columns.length > 0;
}

/** Below the tools: what narrows the list, and how people fit. Nothing where there is neither. */
export const ListBand = observer(function ListBand({ list }: { readonly list: CandidateList }) {
  const { chips, fit } = list;
  const { columns, range } = fit;
  if (!hasBand(list)) return null;
  return (
    <div className={styles.band}>
      <div className={styles.left}>
        <ListCount list={list} />
        <div className={styles.chips}>
          {chips.length > 0 && (
            <RemovableChips
              label={texts.filtersOn}
              chips={chips.map(({ label, remove }) => ({ text: label, removal: texts.removeFilter(label), remove }))}
            />
          )}
          {fit.label !== '' && list.source.chips === undefined && (
            <LinkButton onClick={() => fit.choose(null)}>{texts.reset}</LinkButton>
          )}
        </div>
      </div>
      {columns.length > 0 && (
        <RangeHistogram
          label={texts.fit}
          columns={columns}
          range={range ?? { min: 0, max: columns.length - 1 }}
          onChange={fit.choose}
          nameOf={(skills, people) => texts.fitColumn(skills, shared.candidates(people))}
          ends={{ min: texts.fitMin, max: texts.fitMax }}
        />
      )}
    </div>
  );
});
