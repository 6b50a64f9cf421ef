import { observer } from 'mobx-react-lite';
import { Button } from '../../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../../ui/feedback/Dialog.tsx';
import { Checkbox } from '../../../../../ui/fields/Checkbox.tsx';
import { texts as all } from '../texts.ts';
import styles from './ShareDialog.module.css';
import type { Sharing } from './sharing.ts';

const { share: texts } = all;

export const ShareDialog = observer(function ShareDialog({ sharing }: { readonly sharing: Sharing }) {
  const { isOpen, isRunning, isBlind, candidates, done, withNotes, withContact, hidesNames } = sharing;
  const { text, choose, close, cancel, create } = sharing;
  return (
    <Dialog
      open={isOpen}
      title={texts.title(candidates.length)}
      subtitle={texts.subtitle}
      onClose={close}
      footer={
        isRunning ? (
          <Button size="lg" onClick={cancel}>
            {texts.cancel}
          </Button>
        ) : (
          <Button size="lg" variant="fill" onClick={() => void create()}>
            {texts.create}
          </Button>
        )
      }
    >
      {isRunning ? (
        <>
          <output className={styles.text}>{text}</output>
          <progress className={styles.progress} aria-label={texts.loading} value={done / candidates.length} />
        </>
      ) : (
        <>
          <Choice label={texts.notes} isOn={withNotes} onChange={(isOn) => choose('withNotes', isOn)} />
          <Choice label={texts.contact} isOn={withContact} onChange={(isOn) => choose('withContact', isOn)} />
          <Choice
            label={isBlind ? texts.hiddenByBlind : texts.hide}
            isOn={hidesNames}
            isFixed={isBlind}
            onChange={(isOn) => choose('hidesNames', isOn)}
          />
          {hidesNames && <p className={styles.text}>{texts.hiding}</p>}
        </>
      )}
    </Dialog>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, isFixed = false, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <Checkbox checked={isOn} disabled={isFixed} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
