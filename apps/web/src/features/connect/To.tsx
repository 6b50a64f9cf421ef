import { observer } from 'mobx-react-lite';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { avatarName, peopleTexts as shared, ProfilePart } from '../people/people.ts';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import type { Recipient } from './recipient.ts';
import { texts } from './texts.ts';
import styles from './To.module.css';

export const To = observer(function To({ recipient }: { readonly recipient: Recipient }) {
  return (
    <ProfilePart resource={recipient.profile} name={texts.profileName} skeleton={<ToSkeleton />}>
      {({ name, profilePicture }) => (
        <div className={styles.to}>
          <Avatar size="md" name={avatarName(name)} pictureUrl={profilePicture} />
          <div className={styles.words}>
            <p className="strong">
              <span className="visually-hidden">{`${texts.to} `}</span>
              <span translate="no">{name}</span>
            </p>
            <p className="muted">
              {recipient.isHidden || recipient.email === null ? (
                <span>{recipient.isHidden ? blindTexts.contactHidden : shared.noEmail}</span>
              ) : (
                <span translate="no">{recipient.email}</span>
              )}
            </p>
          </div>
        </div>
      )}
    </ProfilePart>
  );
});

function ToSkeleton() {
  return (
    <div className={styles.to} aria-hidden="true">
      <Skeleton shape="circle" width="40px" height={40} />
      <div className={styles.words}>
        <Skeleton width="160px" />
        <Skeleton width="216px" />
      </div>
    </div>
  );
}
