import type { WiderSearch } from '@glo/domain/search/wider-searches';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { useHeadingTakesFocus } from '../../../ui/actions/focus.ts';
import { texts } from '../texts.ts';
import styles from './NoCandidates.module.css';
import type { ResultsPresenter } from './results-presenter.ts';

export const NoCandidates = observer(function NoCandidates({ presenter }: { readonly presenter: ResultsPresenter }) {
  const { wider, watch } = presenter;
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place);
  return (
    <div ref={place} className={styles.none}>
      {wider.length > 0 ? (
        <EmptyState title={texts.results.none} text={texts.results.widerHint}>
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
        <EmptyState title={texts.results.none} text={texts.results.otherHint}>
          <ButtonLink href={paths.search}>{texts.results.changeFilters}</ButtonLink>
        </EmptyState>
      )}
      {watch.slow && <SlowNote onCancel={watch.cancel} onRetry={() => void presenter.retry()} />}
    </div>
  );
});

function nameOf({ kind, criteria }: WiderSearch): string {
  return kind === 'anywhere' ? texts.results.everywhere : texts.results.skillOnly(criteria.skills.join(', '));
}
