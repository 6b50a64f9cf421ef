import { decisions } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { connectPath } from '../../../navigation/addresses.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { FactList } from '../../../ui/display/FactList.tsx';
import {
  Bookmark,
  BookmarkCheck,
  CircleQuestionMark,
  Eye,
  Folder,
  FolderPlus,
  Mail,
  Phone,
  Trash2,
  UserRoundX,
} from '../../../ui/tokens/icons.ts';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Loaded } from '../../Loaded.tsx';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { texts as blindTexts } from '../../../state/blind/texts.ts';
import { HiddenContact } from '../HiddenContact.tsx';
import { texts as shared } from '../texts.ts';
import type { CandidateActions } from './candidate-actions.ts';
import styles from './ChooseAction.module.css';
import { texts } from './texts.ts';

interface Shown {
  readonly actions: CandidateActions;
}

const icons = { maybe: <CircleQuestionMark />, 'not-a-fit': <UserRoundX /> };

export const ChooseAction = observer(function ChooseAction({ actions }: Shown) {
  const { offers, contact } = actions;
  if (offers === null) return null;
  const { profileHref, shortlist, verdict, removeFromAll } = offers;
  const rows: Action[] = [
    { label: texts.viewProfile, icon: <Eye />, href: profileHref, onPress: actions.follow },
    {
      label: shared.connect,
      icon: <Phone />,
      onPress: actions.toggleContact,
      opened: contact === null ? null : <Contact actions={actions} />,
    },
  ];
  if (shortlist) {
    rows.push({
      label: shortlist.isOn ? texts.removeFromShortlist : texts.shortlist,
      icon: shortlist.isOn ? <BookmarkCheck /> : <Bookmark />,
      onPress: actions.toggleShortlist,
    });
  }
  for (const decision of decisions) {
    if (verdict === undefined || verdict.current === decision) continue;
    rows.push({
      label: verdictTexts.decisions[decision],
      icon: icons[decision],
      onPress: () => actions.decide(decision),
    });
  }
  if (actions.isHidden) rows.push({ label: blindTexts.reveal, icon: <Eye />, onPress: actions.reveal });
  const { lastFolder } = actions;
  if (lastFolder !== null) {
    rows.push({ label: texts.addTo(lastFolder.name), icon: <Folder />, onPress: actions.addToLastFolder });
  }
  rows.push({ label: shared.addToFolder, icon: <FolderPlus />, onPress: actions.chooseFolder });
  if (removeFromAll) {
    rows.push({ label: texts.removeFromAll, icon: <Trash2 />, onPress: actions.removeFromAll });
  }
  return <ActionList label={texts.actions} actions={rows} />;
});

const Contact = observer(function Contact({ actions }: Shown) {
  const { contact, offers } = actions;
  if (contact === null || offers === null) return null;
  return (
    <div className={styles.contact}>
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
    </div>
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
    <ul className={styles.list} aria-label={label}>
      {actions.map((action) => (
        <li key={action.label}>
          <Row action={action} />
          <span>{action.opened}</span>
        </li>
      ))}
    </ul>
  );
}

function Row({ action: { label, icon, href, onPress, opened } }: { readonly action: Action }) {
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
