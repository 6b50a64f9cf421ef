import type { Decision } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { texts } from '../texts.ts';
import type { ProfileVerdict } from './profile-verdict.ts';

const keys: readonly (readonly [Decision, string])[] = [
  ['not-a-fit', 'R'],
  ['maybe', 'M'],
];

interface Given {
  readonly verdict: ProfileVerdict;
  readonly isLoaded: boolean;
}

export const VerdictButtons = observer(function VerdictButtons({ verdict, isLoaded }: Given) {
  return keys.map(([decision, key]) => {
    const label = verdictTexts.decisions[decision];
    return (
      <Button
        key={decision}
        size="lg"
        title={texts.withKey(label, key)}
        aria-keyshortcuts={key}
        aria-pressed={verdict.decision === decision}
        disabled={!isLoaded}
        onClick={() => verdict.toggle(decision)}
      >
        {label}
      </Button>
    );
  });
});
