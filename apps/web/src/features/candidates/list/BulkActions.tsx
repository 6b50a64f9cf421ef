import { compared } from '@glo/domain/candidates/comparison';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { useEscape } from '../../../ui/actions/use-escape.ts';
import { BulkBar, BulkRow } from '../bulk/BulkBar.tsx';
import type { BulkOperation } from '../bulk/bulk-operation.ts';
import { Scale } from '../../../ui/tokens/icons.ts';
import { BulkQuestion } from '../bulk/BulkQuestion.tsx';
import { BulkResults } from '../bulk/BulkResults.tsx';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';

interface BulkActionsProps {
  readonly list: CandidateList;
  /** What this list offers besides comparing. */
  readonly children?: ReactNode;
}

/** What can be done to the selected, and while it is done its progress. What came of it is a toast. */
export const BulkActions = observer(function BulkActions({ list, children }: BulkActionsProps) {
  const { bulk } = list;
  useEscape(list.hasSelection ? list.clearSelection : null);
  return (
    <>
      <BulkBar ended={bulk.ended}>
        {bulk.current === null ? <Selected list={list}>{children}</Selected> : <Progress run={bulk.current} />}
      </BulkBar>
      <BulkQuestion bulk={bulk} />
      <BulkResults bulk={bulk} />
    </>
  );
});

const Selected = observer(function Selected({ list, children }: BulkActionsProps) {
  const { selected, selection, shown } = list;
  const hidden = selected.length - shown.filter(({ id }) => selection.has(id)).length;
  return (
    <BulkRow
      label={texts.selection}
      text={selected.length > 0 ? texts.selected(selected.length, hidden) : ''}
      actions={
        <>
          <Compare list={list} />
          {children}
        </>
      }
    >
      {shown.some(({ id }) => !selection.has(id)) && (
        <Button variant="bare" onClick={list.selectAll}>
          {texts.selectAll}
        </Button>
      )}
      <Button variant="bare" aria-keyshortcuts={texts.clearKey} onClick={list.clearSelection}>
        {texts.clear}
      </Button>
    </BulkRow>
  );
});

const Compare = observer(function Compare({ list }: Pick<BulkActionsProps, 'list'>) {
  if (list.forSelected.compareHref === null) {
    // The limit is said where it is met.
    return list.selected.length <= compared.atMost ? null : (
      <Button icon={<Scale />} softDisabled title={texts.compareAtMost(compared.atMost)}>
        {texts.compare}
      </Button>
    );
  }
  return (
    <ButtonLink icon={<Scale />} href={list.forSelected.compareHref} onClick={() => list.review()}>
      {texts.compare}
    </ButtonLink>
  );
});

const Progress = observer(function Progress({ run }: { readonly run: BulkOperation }) {
  return (
    <BulkRow
      label={texts.running}
      text={run.text}
      share={run.share}
      actions={<Button onClick={run.cancel}>{texts.cancel}</Button>}
    />
  );
});
