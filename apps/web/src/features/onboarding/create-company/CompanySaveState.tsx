import { observer } from 'mobx-react-lite';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { TriangleAlert } from '../../../ui/tokens/icons.ts';
import type { CompanySave } from './company-save.ts';

type Props = { readonly saving: CompanySave };

/** The toast shows the reason for two seconds only. */
export const CompanySaveState = observer(function CompanySaveState({ saving }: Props) {
  return (
    <>
      {saving.problem !== null && (
        <Callout ref={intoView} role="alert" tone="danger" icon={<TriangleAlert />}>
          <p>{saving.problem}</p>
        </Callout>
      )}
      {saving.slow && <SlowNote onCancel={saving.cancel} onRetry={() => void saving.restart()} />}
    </>
  );
});

/** Scrolls it into view, because it may be below the window's edge. */
function intoView(refusal: HTMLElement | null): void {
  refusal?.scrollIntoView({ block: 'center' });
}
