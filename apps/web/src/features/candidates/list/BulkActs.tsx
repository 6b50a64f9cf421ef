import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useCode } from '../../../ui/use-code.ts';
import type { BulkRun } from './bulk-run.ts';
import type { CandidateList } from './candidate-list.ts';
import { texts } from './texts.ts';

interface BulkActsProps {
  readonly list: CandidateList;
  readonly children: ReactNode;
}

/** What to do with the ticked; while something is done to them, how far it is, and then what came of it. */
export const BulkActs = observer(function BulkActs({ list, children }: BulkActsProps) {
  const { run, chosen, shown, ticked } = list;
  if (run !== null) return <Run list={list} run={run} />;
  return (
    <BulkBar text={chosen.length > 0 ? texts.selected(chosen.length) : ''} acts={children}>
      {shown.some(({ id }) => !ticked.has(id)) && (
        <Button variant="bare" onClick={list.tickAll}>
          {texts.selectAll}
        </Button>
      )}
      <Button variant="bare" onClick={list.tickNone}>
        {texts.clear}
      </Button>
    </BulkBar>
  );
});

const Run = observer(function Run({ list, run }: { readonly list: CandidateList; readonly run: BulkRun }) {
  const [detailed, setDetailed] = useState(false);
  if (run.running) {
    return (
      <BulkBar
        text={run.text}
        share={run.done / run.total}
        acts={<Button onClick={run.cancel}>{texts.cancel}</Button>}
      />
    );
  }
  return (
    <>
      <BulkBar
        text={run.text}
        acts={
          <>
            {run.more && <Button onClick={run.more.onPress}>{run.more.label}</Button>}
            {run.left.length > 0 && <Button onClick={() => void list.retry()}>{texts.retry}</Button>}
            <Button variant="fill" onClick={list.closeRun}>
              {texts.close}
            </Button>
          </>
        }
      >
        <Button variant="bare" onClick={() => setDetailed(true)}>
          {texts.details}
        </Button>
      </BulkBar>
      {detailed && <Details run={run} onClose={() => setDetailed(false)} />}
    </>
  );
});

const loadResults = () => import('./BulkResults.tsx').then((module) => module.BulkResults);

/** Fetched when somebody asks: dialogs are heavy. */
function Details({ run, onClose }: { readonly run: BulkRun; readonly onClose: () => void }) {
  const code = useCode(loadResults);
  const failed = code.state === 'failed';
  useEffect(() => {
    if (failed) onClose();
  }, [failed, onClose]);
  return code.state === 'ready' ? <code.value run={run} onClose={onClose} /> : null;
}
