import type { CompanyDetails } from '@glo/domain/company-page/company-pages';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Resource } from '../../state/resource.ts';
import { ChipList } from '../../ui/display/ChipList.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Loaded } from '../Loaded.tsx';
import { WrittenLink } from '../WrittenLink.tsx';
import styles from './CompanyPageView.module.css';
import { texts } from './texts.ts';

interface AboutProps {
  readonly resource: Resource<CompanyDetails>;
}

export const About = observer(function About({ resource }: AboutProps) {
  return (
    <div className={cx(resource.state === 'failed' && styles.frame)}>
      <Loaded resource={resource} what={texts.details} skeleton={<OnItsWay />}>
        {({ about }) => (
          <Section title={texts.about}>
            <p className={about === '' ? styles.none : styles.text}>{about === '' ? texts.nothingAbout : about}</p>
          </Section>
        )}
      </Loaded>
    </div>
  );
});

export const AtAGlance = observer(function AtAGlance({ resource }: AboutProps) {
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
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={texts.technologies}>
        {technologies.length === 0 ? (
          <p className={styles.none}>{texts.noTechnologies}</p>
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
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function OnItsWay() {
  return (
    <Loading label={texts.loadingDetails}>
      <div className={styles.lines}>
        <Skeleton width="96px" height={20} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="64%" />
      </div>
    </Loading>
  );
}
