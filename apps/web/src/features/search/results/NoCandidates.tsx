import type { WiderSearch } from '@glo/domain/search';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { useHeadingTakesFocus } from '../../../ui/use-heading-takes-focus.ts';
import styles from './NoCandidates.module.css';
import type { ResultsPresenter } from './results-presenter.ts';

/** Nobody was found: ways to similar candidates. */
export const NoCandidates = observer(function NoCandidates({ presenter }: { readonly presenter: ResultsPresenter }) {
  const { wider, watch } = presenter;
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place);
  return (
    <div ref={place} className={styles.none}>
      {wider.length > 0 ? (
        <EmptyState title="No Candidates Found" text="See similar candidates with a wider search.">
          {wider.map((search) => (
            <Button
              key={search.kind}
              busy={presenter.isWidening(search.kind)}
              onClick={() => void presenter.widen(search)}
            >
              {nameOf(search)}
            </Button>
          ))}
        </EmptyState>
      ) : (
        <EmptyState title="No Candidates Found" text="See similar candidates with another skill or job type.">
          <ButtonLink href={paths.search}>Change Filters</ButtonLink>
        </EmptyState>
      )}
      {watch.slow && <SlowNote onCancel={watch.cancel} onRetry={() => void presenter.retry()} />}
    </div>
  );
});

function nameOf({ kind, criteria }: WiderSearch): string {
  return kind === 'anywhere' ? 'Search everywhere' : `Search for ${criteria.skills.join(', ')} only`;
}
