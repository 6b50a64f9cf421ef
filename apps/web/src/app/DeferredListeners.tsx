import { observer } from 'mobx-react-lite';
import { LeaveQuestion } from '../state/leave-question.ts';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx';
import { TooltipLayer } from '../ui/feedback/tooltip/TooltipLayer.tsx';
import { useContainer } from './container/container.ts';
import { usePrefetch } from './prefetch.ts';
import { menuTexts } from './shell/texts.ts';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

export function DeferredListeners() {
  usePrefetch();
  return (
    <>
      <KeyboardShortcuts />
      <TooltipLayer />
      <LosingDrafts question={useContainer().get(LeaveQuestion)} />
    </>
  );
}

/** Outside the shell, because onboarding has a Sign Out, too. */
const LosingDrafts = observer(function LosingDrafts({ question }: { readonly question: LeaveQuestion }) {
  const { isAsking, unsent, answer } = question;
  return (
    <ConfirmDialog
      danger
      open={isAsking}
      {...menuTexts.losingDrafts(unsent)}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
});
