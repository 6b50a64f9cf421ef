import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../../ui/feedback/Dialog.tsx';
import { Checkbox } from '../../../../../ui/fields/Checkbox.tsx';
import { Row } from '../../../../../ui/layout/Row.tsx';
import { Text } from '../../../../../ui/display/Text.tsx';
import { texts as all } from '../texts.ts';
import type { Sharing } from './sharing.ts';

const { share: texts } = all;

export const ShareDialog = observer(function ShareDialog({ sharing }: { readonly sharing: Sharing }) {
  const { isOpen, isRunning, isBlind, candidates, done, withNotes, includesContact, hidesNames } = sharing;
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
          <Text as="output" block space={{ paddingBlock: 2 }}>
            {text}
          </Text>
          <progress aria-label={texts.loading} value={done / candidates.length} />
        </>
      ) : (
        <>
          <Choice
            label={texts.notes}
            isOn={withNotes}
            note={withNotes && hidesNames ? texts.nicknames : null}
            onChange={(isOn) => choose('withNotes', isOn)}
          />
          <Choice
            label={texts.contact}
            isOn={includesContact}
            isFixed={hidesNames}
            note={hidesNames ? texts.noContact : null}
            onChange={(isOn) => choose('withContact', isOn)}
          />
          <Choice
            label={isBlind ? texts.hiddenByBlind : texts.hide}
            isOn={hidesNames}
            isFixed={isBlind}
            note={hidesNames ? texts.hiding : null}
            onChange={(isOn) => choose('chosenHidden', isOn)}
          />
        </>
      )}
    </Dialog>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly note: string | null;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, isFixed = false, note, onChange }: ChoiceProps) {
  const noteId = useId();
  return (
    <>
      <Row as="label" gap={3} space={{ paddingBlock: 1 }}>
        <Checkbox
          checked={isOn}
          disabled={isFixed}
          aria-describedby={note === null ? undefined : noteId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Row>
      {note !== null && (
        <Text id={noteId} size={2} tone="muted" space={{ paddingBottom: 2, marginLeft: 6 }}>
          {note}
        </Text>
      )}
    </>
  );
}
