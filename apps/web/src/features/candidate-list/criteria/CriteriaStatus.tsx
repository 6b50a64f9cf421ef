import { clockTime } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { NoteButton } from '../../../ui/actions/TextLink.tsx';
import { useRetryOnReconnect } from '../../../ui/feedback/on-reconnect.ts';
import type { ListCriteria } from './list-criteria.ts';
import { Text } from '../../../ui/display/Text.tsx';
import { texts } from './texts.ts';

export const CriteriaStatus = observer(function CriteriaStatus({ criteria }: { readonly criteria: ListCriteria }) {
  const { failed, waitingUntil } = criteria;
  return (
    <>
      <Text as="output" tone="muted" className="hidden-if-empty">
        {statusOf(criteria)}
      </Text>
      {waitingUntil === null && failed > 0 && <Retry onRetry={() => criteria.retry()} />}
    </>
  );
});

function statusOf({ failed, waitingUntil }: ListCriteria): string {
  if (waitingUntil !== null) return texts.waiting(clockTime(waitingUntil));
  return failed > 0 ? texts.failed(failed) : '';
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  useRetryOnReconnect(onRetry);
  return <NoteButton onClick={onRetry}>{texts.tryAgain}</NoteButton>;
}
