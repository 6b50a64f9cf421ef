import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { BulkBar, BulkRow } from './BulkBar.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useEscape } from '../../../ui/actions/use-escape.ts';
import { BulkResults } from './BulkResults.tsx';
import type { BulkRun } from './bulk-run.ts';
import type { CandidateList } from './candidate-list.ts';
import { texts } from './texts.ts';

interface BulkActsProps {
  readonly list: CandidateList;
  readonly children: ReactNode;
}

/** What to do with the ticked; while something is done to them, how far it is; and what came of the last act, above the next selection. */
export const BulkActs = observer(function BulkActs({ list, children }: BulkActsProps) {
  const { run, chosen, shown, ticked } = list;
  useEscape(list.ticking ? list.tickNone : null);
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
      <BulkRow label={texts.selection} text={chosen.length > 0 ? texts.selected(chosen.length) : ''} acts={children}>
        {shown.some(({ id }) => !ticked.has(id)) && (
          <Button variant="bare" onClick={list.tickAll}>
            {texts.selectAll}
          </Button>
        )}
        <Button variant="bare" onClick={list.tickNone}>
          {texts.clear}
        </Button>
      </BulkRow>
    </BulkBar>
  );
});

const Progress = observer(function Progress({ run }: { readonly run: BulkRun }) {
  return (
    <BulkRow
      label={texts.result}
      text={run.text}
      share={run.done / run.total}
      acts={<Button onClick={run.cancel}>{texts.cancel}</Button>}
    />
  );
});

const Result = observer(function Result({ list, run }: { readonly list: CandidateList; readonly run: BulkRun }) {
  const [detailed, setDetailed] = useState(false);
  return (
    <>
      <BulkRow
        label={texts.result}
        text={run.text}
        acts={
          <>
            {run.more && <Button onClick={run.more.onPress}>{run.more.label}</Button>}
            {run.left.length > 0 && <Button onClick={() => void list.retry()}>{texts.retry}</Button>}
            <Button onClick={list.closeRun}>{texts.close}</Button>
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
