import { observer } from 'mobx-react-lite';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { TriangleAlert } from '../../../ui/tokens/icons.ts';
import type { OnboardingSave } from '../onboarding-save.ts';

type Props = { readonly saving: OnboardingSave };

/** Below the button that saves the company: why it was not saved, which the toast says for two seconds only, or that it takes long. */
export const CompanySaveState = observer(function CompanySaveState({ saving }: Props) {
  return (
    <>
      {saving.refusal !== '' && (
        <Callout ref={intoView} role="alert" tone="danger" icon={<TriangleAlert />}>
          <p>{saving.refusal}</p>
        </Callout>
      )}
      {saving.slow && <SlowNote onCancel={saving.cancel} onRetry={() => void saving.run()} />}
    </>
  );
});

/** It stands below the last button, which may be at the window's edge. */
function intoView(refusal: HTMLElement | null): void {
  refusal?.scrollIntoView({ block: 'center' });
}
