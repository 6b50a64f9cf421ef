/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see RowGrid */
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { followLink } from '../../../../ui/actions/click-handlers.ts';
import { IconButton } from '../../../../ui/actions/IconButton.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { type RowAttributes, RowGrid } from '../../../../ui/layout/grid/RowGrid.tsx';
import { cx } from '../../../../ui/tokens/cx.ts';
import { Ellipsis } from '../../../../ui/tokens/icons.ts';
import { CardDecisions } from '../../card/CardDecisions.tsx';
import { texts as cardTexts } from '../../card/texts.ts';
import type { CandidateList } from '../candidate-list.ts';
import { cardKey, listedCard, listedCardActions } from '../listed-card.ts';
import styles from './CandidateTable.module.css';
import { shownColumns, widthOf } from './columns.tsx';
import { TableHead } from './TableHead.tsx';

interface CandidateTableProps {
  readonly list: CandidateList;
  /** `ListFacts`, which loads the facts of rows in sight. */
  readonly facts: { appear(student: StudentId): () => void };
}

export const CandidateTable = observer(function CandidateTable({ list, facts }: CandidateTableProps) {
  const { place } = list;
  return (
    <RowGrid
      label={list.source.label}
      items={list.shown}
      head={<TableHead list={list} />}
      itemKey={cardKey}
      renderRow={(candidate, index, row) => (
        <ListedRow list={list} facts={facts} candidate={candidate} place={index} row={row} />
      )}
      startAt={place.scrollTop}
      onScrolled={place.scrolled}
      tabStop={place.tabStop}
      goal={place.goal}
      onFocusItem={place.focusMoved}
    />
  );
});

interface ListedRowProps extends CandidateTableProps {
  readonly candidate: Candidate;
  readonly place: number;
  readonly row: RowAttributes;
}

const ListedRow = observer(function ListedRow({ list, facts: loading, candidate, place, row }: ListedRowProps) {
  const isTabStop = useMemo(() => computed(() => list.place.tabStop === place), [list, place]).get();
  useEffect(() => loading.appear(candidate.id), [loading, candidate.id]);
  const card = listedCard(candidate, list);
  const actions = listedCardActions(candidate, list);
  const tabIndex = isTabStop ? 0 : -1;
  const { name, selected, decision } = card;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the link in it is there for the keyboard
    <div
      {...row}
      role="row"
      className={cx(styles.row, selected && styles.selected, decision === 'not-a-fit' && styles.rejected)}
      onClick={followLink}
    >
      <div role="cell" className={styles.check}>
        <Checkbox
          size="sm"
          aria-label={cardTexts.select(name)}
          tabIndex={tabIndex}
          checked={selected}
          onChange={({ target, nativeEvent }) =>
            actions.select(target.checked, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
          }
        />
      </div>
      {shownColumns(list).map(({ id, table }) => (
        <div
          key={id}
          role={id === 'name' ? 'rowheader' : 'cell'}
          title={table.title(card) || undefined}
          {...widthOf(id, table, list)}
        >
          {table.cell(card, { tabIndex, follow: actions.follow, saw: actions.saw })}
        </div>
      ))}
      <div role="cell" className={styles.more}>
        <IconButton
          size="xs"
          label={cardTexts.moreFor(name)}
          icon={<Ellipsis />}
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          onClick={actions.openActions}
        />
      </div>
      <CardDecisions isRow card={card} actions={actions} />
    </div>
  );
});
