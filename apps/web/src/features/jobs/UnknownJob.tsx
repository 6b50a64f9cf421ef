import { recruitPath } from '../../navigation/addresses.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from './form/texts.ts';

export function UnknownJob() {
  return (
    <EmptyState title={texts.refused} text={texts.maybeRemoved}>
      <ButtonLink href={recruitPath('ACTIVE')}>{texts.toJobs}</ButtonLink>
    </EmptyState>
  );
}
