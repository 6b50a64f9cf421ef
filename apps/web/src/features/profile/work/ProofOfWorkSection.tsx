import type { ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { safeLink } from '@glo/domain/shared/links';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useConfiguration } from '../../../state/configuration.ts';
import type { Resource } from '../../../state/resource.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { opensInPlace } from './opens-in-place.ts';
import { ProofCard } from './ProofCard.tsx';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import { Loaded } from '../../Loaded.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { ProofSkeleton } from '../ProfileSkeletons.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import styles from './ProofOfWorkSection.module.css';
import { texts } from '../texts.ts';

const LazyPdfDialog = lazily(async () => (await import('./PdfDialog.tsx')).PdfDialog);

/** Cards in the first row. 'All n' shows the others, which are always printed. */
const firstRow = 3;

interface ProofOfWorkProps {
  readonly proofOfWork: Resource<readonly ProofOfWork[]>;
  readonly isHidden: boolean;
}

export const ProofOfWorkSection = observer(function ProofOfWorkSection({ proofOfWork, isHidden }: ProofOfWorkProps) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const count = proofOfWork.value?.length ?? 0;
  const toggle = (
    <LinkButton aria-expanded={all} aria-controls={listId} onClick={() => setAll(!all)}>
      {all ? texts.fewerProofs : texts.allProofs(count)}
    </LinkButton>
  );
  return (
    <ProfileSection title={texts.proof} end={count > firstRow && toggle}>
      <Loaded asRow hasSlowNote resource={proofOfWork} name={texts.proof} skeleton={<ProofSkeleton />}>
        {(works) =>
          works.length === 0 ? (
            <Text tone="subtle">{texts.noProof}</Text>
          ) : (
            <ul id={listId} className={styles.cards}>
              {works.map((work, index) => (
                <li key={index} className={cx(index >= firstRow && !all && 'only-printed')}>
                  <Card work={work} isHidden={isHidden} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </ProfileSection>
  );
});

function Card({ work, isHidden }: { readonly work: ProofOfWork; readonly isHidden: boolean }) {
  const { title, kind, link } = work;
  const { mediaHosts } = useConfiguration();
  const [open, setOpen] = useState(false);
  const href = safeLink(link);
  const inPlace = kind === 'pdf' && href !== null && opensInPlace(href, mediaHosts);
  return (
    <>
      <ProofCard work={work} href={href} isHidden={isHidden} onOpen={inPlace ? () => setOpen(true) : undefined} />
      {inPlace && (
        <OnceOpen isOpen={open}>
          <LazyPdfDialog open={open} title={title} address={href} onClose={() => setOpen(false)} />
        </OnceOpen>
      )}
    </>
  );
}
