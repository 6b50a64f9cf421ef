import { observer } from 'mobx-react-lite';
import type { Action } from '../../state/action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { TriangleAlert } from '../../ui/tokens/icons.ts';

interface SubmitStateProps {
  readonly action: Pick<Action<never>, 'problem' | 'slow' | 'cancel' | 'restart'>;
}

/** Below the button of a form: why it was refused, or that the response takes long. */
export const SubmitState = observer(function SubmitState({ action }: SubmitStateProps) {
  return (
    <>
      {action.problem !== null && (
        <Callout ref={takeFocus} role="alert" tabIndex={-1} tone="danger" icon={<TriangleAlert />}>
          <p>{action.problem}</p>
        </Callout>
      )}
      {action.slow && <SlowNote onCancel={action.cancel} onRetry={() => void action.restart()} />}
    </>
  );
});

/** Focusing scrolls the message into view, and an alert returns the focus to it. */
function takeFocus(refusal: HTMLElement | null): void {
  refusal?.focus();
}
