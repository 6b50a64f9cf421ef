import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { interceptPopState } from './intercept-pop-state.ts';
import { leaveTexts } from './texts.ts';

interface LeaveGuardProps {
  readonly unsaved: UnsavedWork;
}

export const LeaveGuard = observer(function LeaveGuard({ unsaved }: LeaveGuardProps) {
  useEffect(() => blockNavigation(unsaved), [unsaved]);
  const question = unsaved.work?.question ?? leaveTexts;
  return (
    <ConfirmDialog
      danger
      open={unsaved.pendingNavigation !== null}
      {...question}
      onCancel={unsaved.cancelLeave}
      onConfirm={unsaved.confirmLeave}
    />
  );
});

/**
 * Asks before Back, Forward and closing the tab. `popstate` fires after the move, so it is undone and repeated on
 * confirmation.
 */
function blockNavigation(unsaved: UnsavedWork): () => void {
  let currentEntry = entryNumber();
  let isGoingBack = false;
  const stopWatching = reaction(
    () => unsaved.exists,
    () => {
      currentEntry = entryNumber();
    },
  );

  function onPopState(event: PopStateEvent) {
    const steps = entryNumber() - currentEntry;
    if (isGoingBack) isGoingBack = false;
    else if (!unsaved.isLostAt(location.pathname) || Number.isNaN(steps) || steps === 0) return;
    else {
      isGoingBack = true;
      history.go(-steps);
      unsaved.leave(() => history.go(steps));
    }
    event.stopImmediatePropagation();
  }

  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (unsaved.exists) event.preventDefault();
  }

  const stopIntercepting = interceptPopState(onPopState);
  addEventListener('beforeunload', onBeforeUnload);
  return () => {
    stopWatching();
    stopIntercepting();
    removeEventListener('beforeunload', onBeforeUnload);
  };
}

function entryNumber(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
