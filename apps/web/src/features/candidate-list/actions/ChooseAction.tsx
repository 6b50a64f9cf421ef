import type { Decision } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { connectPath } from '../../../navigation/addresses.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { FactList } from '../../../ui/display/FactList.tsx';
import { Mail, Phone } from '../../../ui/tokens/icons.ts';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Loaded } from '../../Loaded.tsx';
import { HiddenContact } from '../HiddenContact.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { texts as shared } from '../texts.ts';
import type { CandidateActions, CardOffers } from './candidate-actions.ts';
import { actionIcons } from './action-icons.tsx';
import { type ActionHandlers, candidateActions } from './definitions.ts';
import styles from './ChooseAction.module.css';
import { texts } from './texts.ts';

interface Shown {
  readonly actions: CandidateActions;
}

export const ChooseAction = observer(function ChooseAction({ actions }: Shown) {
  const { offers, contact, lastFolder } = actions;
  if (offers === null) return null;
  const rows = candidateActions('chooseAction', handlersOf(actions, offers), lastFolder?.name).map(
    ({ id, label, run }): Action => ({
      label,
      icon: actionIcons[id],
      onPress: run,
      ...(id === 'view' && { href: offers.profileHref }),
      ...(id === 'connect' && { opened: contact === null ? null : <Contact actions={actions} /> }),
    }),
  );
  return <ActionList label={texts.actions} actions={rows} />;
});

function handlersOf(actions: CandidateActions, offers: CardOffers): ActionHandlers<'chooseAction'> {
  const { shortlist, verdict, removeFromAll } = offers;
  const canDecide = (decision: Decision) => verdict !== undefined && verdict.current !== decision;
  return {
    view: actions.follow,
    connect: actions.toggleContact,
    shortlist: shortlist?.isOn === false ? actions.toggleShortlist : null,
    unshortlist: shortlist?.isOn === true ? actions.toggleShortlist : null,
    maybe: canDecide('maybe') ? () => actions.decide('maybe') : null,
    reject: canDecide('not-a-fit') ? () => actions.decide('not-a-fit') : null,
    reveal: actions.isHidden ? actions.reveal : null,
    addToLastFolder: actions.lastFolder === null ? null : actions.addToLastFolder,
    addToFolder: actions.chooseFolder,
    removeFromAll: removeFromAll === undefined ? null : actions.removeFromAll,
    shortlistElsewhere: actions.chooseOtherJob,
  };
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

interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly opened?: ReactNode;
}

function ActionList({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  return (
    <Stack as="ul" space={{ marginInline: -3 }} aria-label={label}>
      {actions.map((action) => (
        <li key={action.label}>
          <ActionRow action={action} />
          <span>{action.opened}</span>
        </li>
      ))}
    </Stack>
  );
}

function ActionRow({ action: { label, icon, href, onPress, opened } }: { readonly action: Action }) {
  const content = (
    <>
      {icon}
      <span className="truncated" title={label}>
        {label}
      </span>
    </>
  );
  return href === undefined ? (
    <button
      type="button"
      className={cx(styles.row, 'pressable')}
      aria-expanded={opened === undefined ? undefined : opened !== null}
      onClick={onPress}
    >
      {content}
    </button>
  ) : (
    <a className={cx(styles.row, 'pressable')} href={href} onClick={onPress}>
      {content}
    </a>
  );
}
