import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { UnsavedWork } from '../state/unsaved-work.ts';
import { useStubbornCode } from '../ui/use-code.ts';
import { guardHistory } from './guard-history.ts';
import { texts } from './leave-texts.ts';

interface LeaveGuardProps {
  readonly unsaved: UnsavedWork;
}

const loadDialog = () => import('../ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog);

/** Asks before unsaved work is left, whichever way: a link, Back and Forward, Sign Out, closing the tab. */
export const LeaveGuard = observer(function LeaveGuard({ unsaved }: LeaveGuardProps) {
  useEffect(() => guardHistory(unsaved), [unsaved]);
  return unsaved.work === null ? null : <Question unsaved={unsaved} />;
});

/** Its code is fetched as soon as a screen may have unsaved work: the question must not fail. Should it, the browser asks. */
const Question = observer(function Question({ unsaved }: LeaveGuardProps) {
  const dialog = useStubbornCode(loadDialog);
  const asksPlainly = dialog.state !== 'ready' && dialog.hasFailed && unsaved.leaving !== null;
  useEffect(() => {
    if (!asksPlainly) return;
    if (window.confirm(`${texts.title}\n\n${texts.text}`)) unsaved.leaveAfterAll();
    else unsaved.stay();
  }, [asksPlainly, unsaved]);
  if (dialog.state !== 'ready') return null;
  return (
    <dialog.value
      open={unsaved.leaving !== null}
      title={texts.title}
      text={texts.text}
      stay={texts.stay}
      go={texts.go}
      onStay={unsaved.stay}
      onGo={unsaved.leaveAfterAll}
    />
  );
});
