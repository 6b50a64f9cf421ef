/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see RowGrid */
import type { Candidate } from '@glo/domain/candidates/candidate';
import { cityOf } from '@glo/domain/lookups/lookups';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { followLink } from '../../../ui/actions/click-handlers.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { type RowAttributes, RowGrid } from '../../../ui/layout/grid/RowGrid.tsx';
import type { CardGroup } from '../../../ui/layout/grid/CardGrid.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Ellipsis, MailCheck, Star, StickyNote } from '../../../ui/tokens/icons.ts';
import { Mark } from '../card/CardMarks.tsx';
import { texts as cardTexts } from '../card/texts.ts';
import type { CandidateList } from '../list/candidate-list.ts';
import { cardKey, listedCardActions } from '../list/listed-card.ts';
import { VerdictTag } from '../VerdictTag.tsx';
import type { ListFacts } from '../facts/list-facts.ts';
import styles from './CandidateTable.module.css';
import { RowDecisions } from './RowDecisions.tsx';
import { TableHead } from './TableHead.tsx';
import { tableRow } from './table-row.ts';

interface CandidateTableProps {
  readonly list: CandidateList;
  readonly facts: ListFacts;
  readonly groups: readonly CardGroup[] | undefined;
}

export const CandidateTable = observer(function CandidateTable({ list, facts, groups }: CandidateTableProps) {
  const { place } = list;
  return (
    <RowGrid
      label={list.source.label}
      items={list.displayed}
      groups={groups}
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

interface ListedRowProps {
  readonly list: CandidateList;
  readonly facts: ListFacts;
  readonly candidate: Candidate;
  readonly place: number;
  readonly row: RowAttributes;
}

const ListedRow = observer(function ListedRow({ list, facts: loading, candidate, place, row }: ListedRowProps) {
  const isTabStop = useMemo(() => computed(() => list.place.tabStop === place), [list, place]).get();
  useEffect(() => loading.appear(candidate.id), [loading, candidate.id]);
  const { card, fit, requirements, facts, state, rating, manager, note } = tableRow(candidate, list);
  const actions = listedCardActions(candidate, list);
  const tabIndex = isTabStop ? 0 : -1;
  const { name, selected, viewed, isRejected } = card;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the link in it is there for the keyboard
    <div
      {...row}
      role="row"
      data-extra={list.table.extraColumns}
      className={cx(styles.row, selected && styles.selected, isRejected && styles.rejected)}
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
      <div role="rowheader" className={styles.name}>
        <a
          className={cx(styles.open, viewed === true && styles.seen)}
          translate="no"
          tabIndex={tabIndex}
          href={card.profileHref}
          title={[name, card.memory].filter(Boolean).join('\n')}
          onClick={({ detail }) => actions.follow(detail === 0)}
        >
          {name}
        </a>
        {viewed === false && <span className="visually-hidden">{cardTexts.notViewed}</span>}
        {card.starred && <Mark icon={<Star />} text={cardTexts.starred} className={styles.star} />}
        {card.writtenOn !== '' && <Mark icon={<MailCheck />} text={cardTexts.emailedOn(card.writtenOn)} />}
      </div>
      <Cell className={card.match === null ? styles.score : styles.fit} {...fit} />
      {requirements !== null && <Cell className={styles.requirements} {...requirements} />}
      <Cell className={styles.college} text={facts.college} />
      <Cell className={styles.degree} text={facts.degree} />
      <Cell className={styles.year} text={facts.year} />
      <Cell className={styles.place} text={cityOf(facts.place)} title={facts.place} />
      <div role="cell" className={styles.state} title={state.title}>
        {state.verdict === null ? state.text : <VerdictTag verdict={state.verdict} more={state.text} />}
      </div>
      {rating !== null && <Cell className={styles.rating} {...rating} />}
      <div role="cell" className={styles.note} title={note.title}>
        {note.text !== '' && <StickyNote />}
        <span className={cx(styles.noteText, 'visually-hidden')}>{note.text}</span>
      </div>
      {manager !== null && <Cell className={styles.manager} {...manager} />}
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
      <RowDecisions card={card} actions={actions} />
    </div>
  );
});

interface CellProps {
  readonly className: string | undefined;
  readonly text: string;
  readonly title?: string | undefined;
}

function Cell({ className, text, title = text }: CellProps) {
  return (
    <div role="cell" className={className} title={title || undefined}>
      {text}
    </div>
  );
}
