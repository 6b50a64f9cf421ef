import { useConfiguration } from '../../state/configuration.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { texts } from './banner-texts.ts';

interface ContactDialogProps {
  readonly about: keyof typeof texts.subject;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ContactDialog({ about, open, onClose }: ContactDialogProps) {
  const { supportEmail } = useConfiguration();
  return (
    <Dialog
      open={open}
      title={texts.contact}
      onClose={onClose}
      footer={
        <Button variant="fill" onClick={onClose}>
          {texts.okay}
        </Button>
      }
    >
      <p>
        {supportEmail === '' ? (
          <span>{texts.contactText}</span>
        ) : (
          <>
            <span>{texts.contactBefore}</span>
            <TextLink
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(texts.subject[about])}`}
              translate="no"
            >
              {supportEmail}
            </TextLink>
            <span>{texts.contactAfter}</span>
          </>
        )}
      </p>
    </Dialog>
  );
}
