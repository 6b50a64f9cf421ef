import type { CompanyDetails } from '@glo/domain/company-page/company-pages';
import { useId } from 'react';
import type { Resource } from '../../state/resource.ts';
import { ChipList } from '../../ui/display/ChipList.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Loaded } from '../Loaded.tsx';
import styles from './CompanyPageView.module.css';
import { texts } from './texts.ts';

/** What the company says of itself, and what it works with. */
export function About({ resource }: { readonly resource: Resource<CompanyDetails> }) {
  const about = useId();
  const technologies = useId();
  return (
    <div className={styles.part}>
      <Loaded resource={resource} what={texts.details} skeleton={<OnItsWay />}>
        {(company) => (
          <>
            <section className={styles.section} aria-labelledby={about}>
              <h2 id={about}>{texts.about}</h2>
              {company.about === '' ? (
                <p className={styles.none}>{texts.nothingAbout}</p>
              ) : (
                <p className={styles.text}>{company.about}</p>
              )}
            </section>
            <section className={styles.section} aria-labelledby={technologies}>
              <h2 id={technologies}>{texts.technologies}</h2>
              {company.technologies.length === 0 ? (
                <p className={styles.none}>{texts.noTechnologies}</p>
              ) : (
                <ChipList label={texts.technologies} chips={company.technologies.map((text) => ({ text }))} />
              )}
            </section>
          </>
        )}
      </Loaded>
    </div>
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
