import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Resource } from '../../state/resource.ts';
import { paths } from '../../navigation/paths.ts';
import { GradientAvatar } from '../../ui/display/Avatar.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { MapPin } from '../../ui/tokens/icons.ts';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Loaded } from '../Loaded.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import page from './CompanyPageView.module.css';
import styles from './Members.module.css';
import { texts } from './texts.ts';

interface MembersProps {
  readonly resource: Resource<readonly CompanyMember[]>;
  /** Only the recruiter is listed until their membership is confirmed. */
  readonly isUnconfirmed: boolean;
  readonly isInReview: boolean;
}

export const Members = observer(function Members({ resource, isUnconfirmed, isInReview }: MembersProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.members}
      </h2>
      {isUnconfirmed && (
        <p>
          <span>{`${texts.onlyYou} `}</span>
          {isInReview ? (
            <span>{texts.inReview}</span>
          ) : (
            <TextLink href={paths.laterPersonalVerification}>{texts.toVerification}</TextLink>
          )}
        </p>
      )}
      <div className={cx(resource.state === 'failed' && page.frame)}>
        <Loaded resource={resource} name={texts.membersNamed} skeleton={<MembersSkeleton />}>
          {(members) =>
            members.length === 0 ? (
              <Text tone="muted" space={{ padding: 5 }} className={page.frame}>
                {texts.noMembers}
              </Text>
            ) : (
              <ul aria-labelledby={id} className={page.frame}>
                {members.map((member) => (
                  <Member key={member.id} member={member} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Stack>
  );
});

function Member({ member }: { readonly member: CompanyMember }) {
  const { name, position, location, profilePicture, isAdmin, isConfirmed } = member;
  return (
    <li className={styles.row}>
      <GradientAvatar name={name} pictureUrl={profilePicture} />
      <div className={styles.words}>
        <Row as="p" gap={2} align="baseline">
          <span className={styles.name} translate="no">
            {name}
          </span>
          {isAdmin && <span className={styles.tag}>{texts.admin}</span>}
          {!isConfirmed && <span className={styles.tag}>{texts.notConfirmed}</span>}
        </Row>
        {position !== '' && <Text tone="muted">{position}</Text>}
        {location !== '' && (
          <p className={styles.location}>
            <MapPin />
            <span>{location}</span>
          </p>
        )}
      </div>
    </li>
  );
}

export function MembersSkeleton() {
  return (
    <Loading label={texts.loadingMembers}>
      <div className={page.frame}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="circle" width="48px" height={48} />
            <div className={styles.lines}>
              <Skeleton width="56%" />
              <Skeleton width="72%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
