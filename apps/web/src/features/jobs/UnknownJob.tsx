import { recruitPath } from '../../navigation/addresses.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from './texts.ts';

/** A job that the service does not have, or does not show. */
export function UnknownJob() {
  return (
    <EmptyState large title={texts.refused} text={texts.maybeRemoved}>
      <ButtonLink href={recruitPath('ACTIVE')}>{texts.toJobs}</ButtonLink>
    </EmptyState>
  );
}
