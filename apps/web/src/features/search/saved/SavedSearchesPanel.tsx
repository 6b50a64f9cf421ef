import { type SavedSearch, savedSearchLimits } from '@glo/domain/search/saved-search';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Sparkle, SquarePen, Trash2 } from '../../../ui/tokens/icons.ts';
import { useHeadingTakesFocus, useNeighborFocus } from '../../../ui/actions/focus.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { texts } from '../texts.ts';
import type { SavedList } from './saved-list.ts';
import { SaveSearch } from './SaveSearch.tsx';
import styles from './SavedSearchesPanel.module.css';

interface PanelProps {
  readonly list: SavedList;
  readonly running: SavedSearch | null;
}

export const SavedSearchesPanel = observer(function SavedSearchesPanel({ list, running }: PanelProps) {
  const heading = useId();
  const { saved, savedAs } = list;
  return (
    <Stack gap={4} space={{ padding: 5 }}>
      <div>
        <h2 id={heading}>{texts.saved.title}</h2>
        <Text tone="subtle">{texts.saved.onThisDevice}</Text>
      </div>
      {savedAs === null && saved.isFull ? (
        <Text tone="subtle">{texts.saved.full(savedSearchLimits.searches)}</Text>
      ) : (
        <div>
          <SaveSearch
            label={texts.saved.saveThis}
            savedAs={savedAs}
            disabled={!list.canSave || list.isIncomplete}
            onSave={list.save}
          />
        </div>
      )}
      {saved.all.length === 0 ? (
        <EmptyState title={texts.saved.none} text={texts.saved.noneHelp} />
      ) : (
        <Searches list={list} running={running} heading={heading} />
      )}
    </Stack>
  );
});

const Searches = observer(function Searches({ list, running, heading }: PanelProps & { readonly heading: string }) {
  const rows = useRef<HTMLUListElement>(null);
  const { all } = list.saved;
  useNeighborFocus(rows, all);
  useHeadingTakesFocus(rows);
  return (
    <ul ref={rows} tabIndex={-1} aria-labelledby={heading}>
      {all.map((search, index) => (
        <li key={search.id} className={styles.row} data-item={index}>
          <SearchRow list={list} search={search} busy={running?.id === search.id} />
        </li>
      ))}
    </ul>
  );
});

const SearchRow = observer(function SearchRow({ list, search, busy }: RowProps) {
  const { criteriaText, resultText, hasNews } = list.textsOf(search);
  const { name } = search;
  return (
    <>
      <h3 className="truncated" title={name}>
        {name}
      </h3>
      {criteriaText !== '' && (
        <Text tone="muted" className="clamped" title={criteriaText}>
          {criteriaText}
        </Text>
      )}
      <Text tone={hasNews ? 'warning' : 'subtle'} className="icon-note">
        {hasNews && <Sparkle />}
        <span>{resultText}</span>
      </Text>
      <Row gap={2} space={{ marginTop: 2 }}>
        <Button busy={busy} onClick={() => list.run(search)}>
          <span>{texts.saved.run}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
        <Row as="span" gap={1} space={{ marginLeft: 'auto' }}>
          <IconButton label={texts.saved.rename(name)} icon={<SquarePen />} onClick={() => void list.rename(search)} />
          <IconButton
            label={texts.saved.delete(name)}
            icon={<Trash2 />}
            onClick={() => void list.saved.remove(search)}
          />
        </Row>
      </Row>
    </>
  );
});

interface RowProps {
  readonly list: SavedList;
  readonly search: SavedSearch;
  readonly busy: boolean;
}
