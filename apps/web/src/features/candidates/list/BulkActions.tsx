import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { BulkBar, BulkRow } from '../bulk/BulkBar.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useEscape } from '../../../ui/actions/use-escape.ts';
import { BulkResults } from '../bulk/BulkResults.tsx';
import type { BulkOperation } from '../bulk/bulk-operation.ts';
import type { CandidateList } from './candidate-list.ts';
import { Scale } from '../../../ui/tokens/icons.ts';
import { texts } from '../bulk/texts.ts';

interface BulkActionsProps {
  readonly list: CandidateList;
  readonly children: ReactNode;
}

/** What can be done to the selected; while it is done, its progress; and the result of the last operation, above the next selection. */
export const BulkActions = observer(function BulkActions({ list, children }: BulkActionsProps) {
  const { operation: run, selected, selection, shown } = list;
  useEscape(list.hasSelection ? list.clearSelection : null);
  if (run?.running) {
    return (
      <BulkBar>
        <Progress run={run} />
      </BulkBar>
    );
  }
  return (
    <BulkBar>
      {run !== null && <Result list={list} run={run} />}
      <BulkRow
        label={texts.selection}
        text={selected.length > 0 ? texts.selected(selected.length) : ''}
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
        <Button variant="bare" onClick={list.clearSelection}>
          {texts.clear}
        </Button>
      </BulkRow>
    </BulkBar>
  );
});

const Compare = observer(function Compare({ list }: Pick<BulkActionsProps, 'list'>) {
  if (list.compareHref === null) return null;
  return (
    <ButtonLink icon={<Scale />} href={list.compareHref} onClick={list.review}>
      {texts.compare}
    </ButtonLink>
  );
});

const Progress = observer(function Progress({ run }: { readonly run: BulkOperation }) {
  return (
    <BulkRow
      label={texts.result}
      text={run.text}
      share={run.done / run.total}
      actions={<Button onClick={run.cancel}>{texts.cancel}</Button>}
    />
  );
});

const Result = observer(function Result({ list, run }: { readonly list: CandidateList; readonly run: BulkOperation }) {
  const [detailed, setDetailed] = useState(false);
  return (
    <>
      <BulkRow
        label={texts.result}
        text={run.text}
        actions={
          <>
            {run.more && <Button onClick={run.more.onPress}>{run.more.label}</Button>}
            {run.left.length > 0 && <Button onClick={() => void list.retry()}>{texts.retry}</Button>}
            <Button onClick={list.closeOperation}>{texts.close}</Button>
          </>
        }
      >
        <Button variant="bare" onClick={() => setDetailed(true)}>
          {texts.details}
        </Button>
      </BulkRow>
      {detailed && <BulkResults run={run} onClose={() => setDetailed(false)} />}
    </>
  );
});
