import type { ProofOfWork } from '@glo/domain/candidates';
import { safeLink } from '@glo/domain/shared';
import { useId, useState } from 'react';
import type { Resource } from '../../../state/resource.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ProofCard } from '../../../ui/ProofCard.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProofSkeleton } from './ProfileSkeletons.tsx';
import styles from './ProofOfWorkSection.module.css';

/** So many stand in a row; the rest waits behind 'All n'. */
const atFirst = 3;

const kindTexts: Readonly<Record<ProofOfWork['kind'], string>> = {
  link: 'Live site',
  pdf: 'PDF',
  video: 'Video',
  none: '',
};

export function ProofOfWorkSection({ proofOfWork }: { readonly proofOfWork: Resource<readonly ProofOfWork[]> }) {
  return (
    <ProfilePart resource={proofOfWork} what="Proof of Work" skeleton={<ProofSkeleton />}>
      {(works) => <Works works={works} />}
    </ProfilePart>
  );
}

function Works({ works }: { readonly works: readonly ProofOfWork[] }) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const more = works.length > atFirst && (
    <LinkButton aria-expanded={all} aria-controls={listId} onClick={() => setAll(!all)}>
      {all ? 'Show less' : `All ${works.length}`}
    </LinkButton>
  );
  return (
    <ProfileSection title="Proof of Work" end={more}>
      {works.length === 0 ? (
        <p className={styles.none}>No proof of work yet</p>
      ) : (
        <ul id={listId} className={styles.cards}>
          {works.slice(0, all ? works.length : atFirst).map((work, index) => (
            <li key={index}>
              <Card work={work} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

function Card({ work: { title, description, hashtags, kind, link, thumbnail } }: { readonly work: ProofOfWork }) {
  return (
    <ProofCard
      title={title}
      description={description}
      kind={kind}
      kindText={kindTexts[kind]}
      tags={hashtags.slice(0, 2)}
      thumbnailUrl={thumbnail}
      href={safeLink(link)}
    />
  );
}
