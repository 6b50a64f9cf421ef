import { observer } from 'mobx-react-lite';
import { ToldNoDialog } from '../features/shortlist/told-no/ToldNoDialog.tsx';
import { ToldNoQuestion } from '../features/shortlist/told-no/told-no-question.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx';
import { TooltipLayer } from '../ui/feedback/tooltip/TooltipLayer.tsx';
import { useContainer } from './container/container.ts';
import { usePrefetch } from './prefetch.ts';
import { menuTexts } from './shell/texts.ts';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

export function DeferredListeners() {
  const container = useContainer();
  usePrefetch();
  return (
    <>
      <KeyboardShortcuts />
      <TooltipLayer />
      <LosingDrafts unsaved={container.get(UnsavedWork)} />
      <ToldNoDialog question={container.get(ToldNoQuestion)} />
    </>
  );
}

/** Outside the shell, because onboarding has a Sign Out, too. */
const LosingDrafts = observer(function LosingDrafts({ unsaved }: { readonly unsaved: UnsavedWork }) {
  const { isSigningOut, unsent, answer } = unsaved;
  return (
    <ConfirmDialog
      danger
      open={isSigningOut}
      {...menuTexts.losingDrafts(unsent)}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
});
