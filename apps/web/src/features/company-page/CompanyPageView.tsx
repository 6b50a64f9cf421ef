import type { CompanyDetails } from '@glo/domain/company-page/company-pages';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Resource } from '../../state/resource.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { ChipList } from '../../ui/display/Chip.tsx';
import { Cover } from '../../ui/display/Cover.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { contentWidth, Scroll } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VerifiedTick } from '../../ui/display/VerifiedTick.tsx';
import { Loaded } from '../Loaded.tsx';
import type { Presented } from '../screen.ts';
import { WrittenLink } from '../WrittenLink.tsx';
import { ActiveJobs, JobsSkeleton } from './ActiveJobs.tsx';
import type { CompanyPagePresenter } from './company-page-presenter.ts';
import { Text } from '../../ui/display/Text.tsx';
import styles from './CompanyPageView.module.css';
import { Members, MembersSkeleton } from './Members.tsx';
import { texts } from './texts.ts';

export const CompanyPageView = observer(function CompanyPageView({ presenter }: Presented<CompanyPagePresenter>) {
  const { name, imageUrl, isVerified, details, members, jobs, isArranged, isUnconfirmed, isInReview } = presenter;
  return (
    <Scroll label={texts.page} flush>
      <Cover name={name} />
      <header className={cx(styles.head, contentWidth.profile)}>
        <div className={styles.logo}>
          <Avatar square size="xl" name={name} pictureUrl={imageUrl} />
        </div>
        <Row as="h1" gap={2} size={5} tabIndex={-1} className={styles.words}>
          <span translate="no">{name}</span>
          {isVerified && <VerifiedTick />}
        </Row>
      </header>
      <div className={cx(styles.columns, contentWidth.profile)}>
        <Stack gap={6}>
          <About resource={details} />
          {isArranged ? <ActiveJobs jobs={jobs} isUnconfirmed={isUnconfirmed} /> : <JobsSkeleton />}
        </Stack>
        <Stack gap={6}>
          <AtAGlance resource={details} />
          {isArranged ? (
            <Members resource={members} isUnconfirmed={isUnconfirmed} isInReview={isInReview} />
          ) : (
            <MembersSkeleton />
          )}
        </Stack>
      </div>
    </Scroll>
  );
});

interface AboutProps {
  readonly resource: Resource<CompanyDetails>;
}

function About({ resource }: AboutProps) {
  return (
    <Loaded asRow resource={resource} name={texts.details} skeleton={<AboutSkeleton />}>
      {({ about }) => (
        <Section title={texts.about}>
          {about === '' ? <Text tone="muted">{texts.noDescription}</Text> : <p className={styles.text}>{about}</p>}
        </Section>
      )}
    </Loaded>
  );
}

const AtAGlance = observer(function AtAGlance({ resource }: AboutProps) {
  if (resource.value === null) return null;
  const { site, size, types, technologies } = resource.value;
  const facts = [
    { label: texts.site, value: site && <WrittenLink text={site} /> },
    { label: texts.size, value: size && texts.people(size) },
    { label: texts.type, value: types.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {facts.length > 0 && (
        <Section title={texts.glance}>
          <dl className={styles.rows}>
            {facts.map(({ label, value }) => (
              <Row key={label} gap={3} align="baseline" space={{ paddingBlock: 2 }}>
                <Text as="dt" tone="subtle" className={styles.label}>
                  {label}
                </Text>
                <dd className={styles.words}>{value}</dd>
              </Row>
            ))}
          </dl>
        </Section>
      )}
      <Section title={texts.technologies}>
        {technologies.length === 0 ? (
          <Text tone="muted">{texts.noTechnologies}</Text>
        ) : (
          <ChipList label={texts.technologies} chips={technologies.map((text) => ({ text }))} />
        )}
      </Section>
    </>
  );
});

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

function AboutSkeleton() {
  return (
    <Loading label={texts.loadingDetails}>
      <Stack gap={3}>
        <Skeleton width="96px" height={20} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="64%" />
      </Stack>
    </Loading>
  );
}
