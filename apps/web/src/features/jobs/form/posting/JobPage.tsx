import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { type DescriptionBlock, descriptionBlocks } from '@glo/domain/jobs/description-blocks';
import { experienceText, type NewJob, salaryText } from '@glo/domain/jobs/job';
import { placeLabel } from '@glo/domain/lookups/lookups';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/display/Avatar.tsx';
import { ChipList } from '../../../../ui/display/Chip.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { WrittenLink } from '../../../WrittenLink.tsx';
import { Text } from '../../../../ui/display/Text.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { texts as form } from '../fields/texts.ts';
import { texts as shared } from '../texts.ts';
import styles from './JobPage.module.css';
import { texts } from './texts.ts';

const labels = form.fields;

type FactKey = Exclude<keyof NewJob, 'title' | 'description' | 'experienceUnit' | 'salaryPeriod'>;

/** Name and value of each field, in the order of the page. */
const facts: Readonly<Record<FactKey, readonly [name: string, value: (job: NewJob) => ReactNode]>> = {
  type: [labels.type, (job) => job.type],
  workplaceType: [texts.page.workplace, (job) => job.workplaceType],
  experience: [texts.page.experience, experienceText],
  salary: [texts.page.salary, salaryText],
  vacancies: [texts.page.positions, (job) => String(job.vacancies ?? '')],
  link: [texts.page.link, (job) => job.link && <WrittenLink text={job.link} />],
  locations: [
    labels.locations,
    (job) => <ChipList label={labels.locations} chips={job.locations.map((place) => ({ text: placeLabel(place) }))} />,
  ],
  skills: [labels.skills, (job) => <ChipList label={labels.skills} chips={job.skills.map((text) => ({ text }))} />],
};

interface JobPageProps {
  readonly job: NewJob;
  readonly company: RecruiterCompany;
}

export function JobPage({ job, company }: JobPageProps) {
  return (
    <article className={styles.page}>
      <Row gap={4}>
        <Avatar name={company.name} pictureUrl={company.imageUrl} size="lg" square />
        <div>
          <Text tone="muted" translate="no">
            {company.name}
          </Text>
          <Text as="h2" size={4}>
            {job.title}
          </Text>
        </div>
      </Row>
      <div className={styles.description}>
        {descriptionBlocks(job.description).map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      <dl>
        {Object.values(facts).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              {value(job) || (
                <Text as="span" tone="subtle">
                  {texts.page.notGiven}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Block({ block }: { readonly block: DescriptionBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, position) => (
            <li key={position}>{item}</li>
          ))}
        </ul>
      );
  }
}

export function JobPageSkeleton() {
  return (
    <Loading label={shared.loading}>
      <div className={styles.page}>
        <Row gap={4}>
          <Skeleton shape="block" width="48px" height={48} />
          <Skeleton width="240px" height={20} />
        </Row>
        <div className={styles.description}>
          {['92%', '84%', '96%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div>
          {['88%', '72%', '80%', '64%'].map((width) => (
            <div key={width} className={styles.fact}>
              <Skeleton width="72px" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
