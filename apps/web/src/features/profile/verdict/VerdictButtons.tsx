import type { Decision } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { texts } from '../texts.ts';
import type { ProfileVerdict } from './profile-verdict.ts';
import styles from './VerdictButtons.module.css';

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
    const isOn = verdict.decision === decision;
    return (
      <span key={decision} className={isOn ? styles.on : undefined}>
        <Button
          size="lg"
          wide
          title={texts.withKey(label, key)}
          aria-keyshortcuts={key}
          aria-pressed={isOn}
          disabled={!isLoaded}
          onClick={() => verdict.toggle(decision)}
        >
          {label}
        </Button>
      </span>
    );
  });
});
