import { nameOf } from '@glo/domain/candidates/identity';
import type { Addressee } from '@glo/domain/contact/mailing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { candidatePath } from '../../../navigation/addresses.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { ChevronLeft, ChevronRight } from '../../../ui/tokens/icons.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { texts as blindTexts } from '../../../state/blind/texts.ts';
import { candidateTexts as shared } from '../../candidate-list/index.ts';
import type { MailingToMany, OfMany } from './mailing-to-many.ts';
import { EmailPreview } from '../EmailPreview.tsx';
import styles from './ManyPreview.module.css';
import { texts } from './texts.ts';

export const ManyPreview = observer(function ManyPreview({ mailing }: OfMany) {
  const { composer, chosen, place, stage, run, mailings } = mailing;
  if (chosen === null) return null;
  const count = mailings.addressees.length;
  const isHidden = composer.isHidden(chosen);
  const address = isHidden ? blindTexts.addressIsHidden : (run.addressOf(chosen.id) ?? texts.address);
  return (
    <EmailPreview
      composer={composer}
      addressee={chosen}
      title={titleOf(mailing, chosen)}
      to={stage === 'email' ? `${nameOf(chosen)}, ${address || shared.noEmail}` : address || shared.noEmail}
    >
      {stage !== 'sending' && (
        <Row as="span" gap={1}>
          <output className={styles.place}>{texts.place(place + 1, count)}</output>
          <IconButton
            variant="outline"
            label={texts.previous}
            icon={<ChevronLeft />}
            disabled={place <= 0}
            onClick={() => mailing.showNeighbor(-1)}
          />
          <IconButton
            variant="outline"
            label={texts.next}
            icon={<ChevronRight />}
            disabled={place >= count - 1}
            onClick={() => mailing.showNeighbor(1)}
          />
        </Row>
      )}
    </EmailPreview>
  );
});

/** A link only after sending, because leaving the page stops it. */
function titleOf({ stage, mailings }: MailingToMany, addressee: Addressee): ReactNode {
  const name = nameOf(addressee);
  if (stage === 'email') return texts.preview;
  if (stage !== 'result') return <span translate="no">{name}</span>;
  return (
    <TextLink href={candidatePath(addressee.id, mailings.job ?? undefined)} translate="no">
      {name}
    </TextLink>
  );
}
