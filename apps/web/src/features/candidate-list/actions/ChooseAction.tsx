import { observer } from 'mobx-react-lite';
import { connectPath } from '../../../navigation/addresses.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { FactList } from '../../../ui/display/FactList.tsx';
import { Mail, Phone } from '../../../ui/tokens/icons.ts';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Loaded } from '../../Loaded.tsx';
import rows from '../DialogRows.module.css';
import { HiddenContact } from '../HiddenContact.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { texts as shared } from '../texts.ts';
import type { CandidateActions } from './candidate-actions.ts';
import { actionIcons } from './action-icons.tsx';
import type { CandidateAction } from './definitions.ts';
import { offeredActions } from './offered-actions.ts';
import styles from './ChooseAction.module.css';
import { texts } from './texts.ts';

interface Shown {
  readonly actions: CandidateActions;
}

export const ChooseAction = observer(function ChooseAction({ actions }: Shown) {
  const { offers, contact } = actions;
  if (offers === null) return null;
  return (
    <Stack as="ul" space={{ marginInline: -3 }} aria-label={texts.actions}>
      {offeredActions(actions, offers).map((action) => (
        <li key={action.id}>
          {action.id === 'view' ? (
            <a className={rowClass} href={offers.profileHref} onClick={action.run}>
              <ActionName action={action} />
            </a>
          ) : (
            <button
              type="button"
              className={rowClass}
              aria-expanded={action.id === 'connect' ? contact !== null : undefined}
              onClick={action.run}
            >
              <ActionName action={action} />
            </button>
          )}
          <span>{action.id === 'connect' && <Contact actions={actions} />}</span>
        </li>
      ))}
    </Stack>
  );
});

const rowClass = cx(rows.row, rows.pressed, 'pressable');

function ActionName({ action: { id, label } }: { readonly action: CandidateAction }) {
  return (
    <>
      {actionIcons[id]}
      <span className="truncated" title={label}>
        {label}
      </span>
    </>
  );
}

const Contact = observer(function Contact({ actions }: Shown) {
  const { contact, offers } = actions;
  if (contact === null || offers === null) return null;
  return (
    <Stack gap={2} space={{ paddingRight: 3, paddingBottom: 2, paddingLeft: 7 }}>
      <Loaded
        resource={contact}
        name={texts.contact}
        refused={<p>{shared.maybeRemoved}</p>}
        skeleton={<ContactSkeleton />}
      >
        {({ mobileNumber, email }) =>
          actions.isHidden ? (
            <HiddenContact />
          ) : (
            <FactList
              facts={[
                {
                  icon: <Phone />,
                  label: shared.phone,
                  value: mobileNumber || texts.noPhone,
                  copy: mobileNumber ? { label: shared.copyPhone, onCopy: () => void actions.copyPhone() } : undefined,
                },
                {
                  icon: <Mail />,
                  label: shared.email,
                  value: email || shared.noEmail,
                  copy: email ? { label: shared.copyEmail, onCopy: () => void actions.copyEmail() } : undefined,
                },
              ]}
            />
          )
        }
      </Loaded>
      <ButtonLink wide icon={<Mail />} href={connectPath(offers.profileHref)} onClick={actions.follow}>
        {texts.connectByEmail}
      </ButtonLink>
    </Stack>
  );
});

function ContactSkeleton() {
  return (
    <Loading label={texts.loadingContact}>
      <div className={styles.skeleton}>
        <Skeleton width="48%" />
        <Skeleton width="64%" />
      </div>
    </Loading>
  );
}
