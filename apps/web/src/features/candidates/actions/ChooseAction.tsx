import { observer } from 'mobx-react-lite';
import { connectPath } from '../../../navigation/paths.ts';
import { type Action, ActionList } from '../../../ui/ActionList.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Bookmark, BookmarkCheck, Eye, FolderPlus, Mail, Phone, Trash2 } from '../../../ui/icons.ts';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Loaded } from '../../Loaded.tsx';
import type { CandidateActions } from './candidate-actions.ts';
import styles from './ChooseAction.module.css';

interface Shown {
  readonly actions: CandidateActions;
}

/** Choose Action (specification 2): the profile, how to reach somebody, the shortlist of the job, folders. */
export const ChooseAction = observer(function ChooseAction({ actions }: Shown) {
  const { offers, contact } = actions;
  if (offers === null) return null;
  const { profileHref, shortlist, removeFromAll } = offers;
  const rows: Action[] = [
    { label: 'View Glofolio', icon: <Eye />, href: profileHref, onPress: actions.follow },
    {
      label: 'Connect',
      icon: <Phone />,
      onPress: actions.toggleContact,
      opened: contact === null ? null : <Contact actions={actions} />,
    },
  ];
  if (shortlist) {
    rows.push({
      label: shortlist.isOn ? 'Remove from shortlist' : 'Shortlist for Later',
      icon: shortlist.isOn ? <BookmarkCheck /> : <Bookmark />,
      onPress: actions.toggleShortlist,
    });
  }
  rows.push({ label: 'Add to Folder', icon: <FolderPlus />, onPress: actions.chooseFolder });
  if (removeFromAll) {
    rows.push({ label: 'Remove from all folders', icon: <Trash2 />, onPress: actions.removeFromAll });
  }
  return <ActionList label="Actions" actions={rows} />;
});

const Contact = observer(function Contact({ actions }: Shown) {
  const { contact, offers } = actions;
  if (contact === null || offers === null) return null;
  return (
    <div className={styles.contact}>
      <Loaded resource={contact} what="Phone and e-mail" skeleton={<ContactSkeleton />}>
        {({ mobileNumber, email }) => (
          <FactList
            facts={[
              {
                icon: <Phone />,
                label: 'Phone',
                value: mobileNumber || 'No phone number given',
                copy: mobileNumber ? { label: 'Copy phone number', onCopy: () => void actions.copyPhone() } : undefined,
              },
              {
                icon: <Mail />,
                label: 'E-mail',
                value: email || 'No e-mail address given',
                copy: email ? { label: 'Copy e-mail address', onCopy: () => void actions.copyEmail() } : undefined,
              },
            ]}
          />
        )}
      </Loaded>
      <ButtonLink wide icon={<Mail />} href={connectPath(offers.profileHref)} onClick={actions.follow}>
        Connect via Email
      </ButtonLink>
    </div>
  );
});

function ContactSkeleton() {
  return (
    <Loading label="Loading phone and e-mail">
      <div className={styles.skeleton}>
        <Skeleton width="48%" />
        <Skeleton width="64%" />
      </div>
    </Loading>
  );
}
