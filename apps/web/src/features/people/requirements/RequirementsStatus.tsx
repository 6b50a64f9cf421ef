import { clockTime } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { NoteButton } from '../../../ui/actions/TextLink.tsx';
import { useRetryOnReconnect } from '../../../ui/feedback/on-reconnect.ts';
import type { ListRequirements } from './list-requirements.ts';
import { texts } from './texts.ts';

interface RequirementsStatusProps {
  readonly requirements: ListRequirements;
  /** Number of candidates that meet all requirements. 0 hides the button. */
  readonly meeting: number;
  readonly onNarrow: () => void;
}

export const RequirementsStatus = observer(function RequirementsStatus(props: RequirementsStatusProps) {
  const { requirements, meeting, onNarrow } = props;
  const { count, failed, isChecking, waitingUntil } = requirements;
  const isKnown = failed === 0 && waitingUntil === null && !isChecking;
  return (
    <>
      {meeting > 0 && isKnown && <NoteButton onClick={onNarrow}>{texts.meetAll(meeting, count)}</NoteButton>}
      <output className="hidden-if-empty muted">{statusOf(requirements)}</output>
      {waitingUntil === null && failed > 0 && <Retry onRetry={() => requirements.retry()} />}
    </>
  );
});

function statusOf({ failed, waitingUntil }: ListRequirements): string {
  if (waitingUntil !== null) return texts.waiting(clockTime(waitingUntil));
  return failed > 0 ? texts.failed(failed) : '';
}

/** Also retries when the connection returns. */
function Retry({ onRetry }: { readonly onRetry: () => void }) {
  useRetryOnReconnect(onRetry);
  return <NoteButton onClick={onRetry}>{texts.tryAgain}</NoteButton>;
}
