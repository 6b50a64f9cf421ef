import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { blockNavigation } from './block-navigation.ts';
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
