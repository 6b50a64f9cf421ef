import { rejectionHeld } from '@glo/domain/contact/rejection';
import { observer } from 'mobx-react-lite';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Info } from '../../../ui/tokens/icons.ts';
import type { RejectionStart } from './rejection-start.ts';
import { texts } from './texts.ts';

/** Counts down for the eye. Screen readers hear the time once. */
export const Held = observer(function Held({ rejection }: { readonly rejection: RejectionStart }) {
  const { secondsLeft } = rejection;
  return (
    <Callout icon={<Info />}>
      <p aria-hidden="true">
        <strong>{texts.held(secondsLeft ?? 0)}</strong>
      </p>
      <output className="visually-hidden">{texts.held(rejectionHeld)}</output>
      <p>{texts.heldText}</p>
    </Callout>
  );
});
