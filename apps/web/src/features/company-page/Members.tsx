import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Resource } from '../../state/resource.ts';
import { paths } from '../../navigation/paths.ts';
import { GradientAvatar } from '../../ui/display/Avatar.tsx';
import { Chip } from '../../ui/display/Chip.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { MapPin } from '../../ui/tokens/icons.ts';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Loaded } from '../Loaded.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import page from './CompanyPageView.module.css';
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
      <h2 id={id}>{texts.members}</h2>
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
      <Loaded asRow resource={resource} name={texts.membersNamed} skeleton={<MembersSkeleton />}>
        {(members) =>
          members.length === 0 ? (
            <Text tone="muted" space={{ padding: 5 }} className={page.frame}>
              {texts.noMembers}
            </Text>
          ) : (
            <ul aria-labelledby={id} className={cx(page.rows, page.frame)}>
              {members.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
});

function Member({ member }: { readonly member: CompanyMember }) {
  const { name, position, location, profilePicture, isAdmin, isConfirmed } = member;
  return (
    <Row as="li" gap={4} align="start" space={{ padding: 4 }}>
      <GradientAvatar name={name} pictureUrl={profilePicture} />
      <Stack className={page.words}>
        <Row as="p" gap={2}>
          <Text as="span" weight="strong" translate="no">
            {name}
          </Text>
          {isAdmin && <Chip text={texts.admin} />}
          {!isConfirmed && <Chip text={texts.notConfirmed} />}
        </Row>
        {position !== '' && <Text tone="muted">{position}</Text>}
        {location !== '' && (
          <Text tone="muted" className="icon-note">
            <MapPin />
            <span>{location}</span>
          </Text>
        )}
      </Stack>
    </Row>
  );
}

export function MembersSkeleton() {
  return (
    <Loading label={texts.loadingMembers}>
      <div className={cx(page.rows, page.frame)}>
        {[0, 1, 2].map((row) => (
          <Row key={row} gap={4} space={{ padding: 4 }}>
            <Skeleton shape="circle" width="48px" height={48} />
            <Stack gap={3} className={page.words}>
              <Skeleton width="56%" />
              <Skeleton width="72%" />
            </Stack>
          </Row>
        ))}
      </div>
    </Loading>
  );
}
