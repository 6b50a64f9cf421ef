import { type SavedSearch, savedSearchLimits } from '@glo/domain/search/saved-search';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { isComposing } from '../../../ui/keyboard/pressed-key.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Bookmark, BookmarkCheck, Sparkle, SquarePen, Trash2 } from '../../../ui/tokens/icons.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNeighborFocus } from '../../../ui/actions/focus.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { texts } from '../texts.ts';
import type { Naming, SavedList } from './saved-list.ts';
import styles from './SavedSearchesPanel.module.css';

interface PanelProps {
  readonly list: SavedList;
  readonly running: SavedSearch | null;
}

export const SavedSearchesPanel = observer(function SavedSearchesPanel({ list, running }: PanelProps) {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const { all } = list.saved;
  useNeighborFocus(rows, all);
  useFocusKept(panel, list.naming, all.length);
  return (
    <div ref={panel}>
      <Stack gap={4} space={{ padding: 5 }}>
        <div>
          <h2 id={heading}>{texts.saved.title}</h2>
          <Text tone="subtle">{texts.saved.onThisDevice}</Text>
        </div>
        {list.isNamingNew ? <NameForm list={list} /> : <SaveThis list={list} />}
        {all.length === 0 ? (
          <EmptyState title={texts.saved.none} text={texts.saved.noneHelp} />
        ) : (
          <ul ref={rows} tabIndex={-1} aria-labelledby={heading}>
            {all.map((search, index) => (
              <li key={search.id} className={styles.row} data-item={index}>
                {list.isRenaming(search) ? (
                  <NameForm list={list} />
                ) : (
                  <SearchRow list={list} search={search} busy={running?.id === search.id} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </div>
  );
});

const SaveThis = observer(function SaveThis({ list }: Pick<PanelProps, 'list'>) {
  if (list.savedAs !== null) {
    return (
      <Row as="p" gap={2} tone="muted" className={styles.savedAs}>
        <BookmarkCheck />
        <span>{texts.saved.savedAs(list.savedAs)}</span>
      </Row>
    );
  }
  if (list.saved.isFull) return <Text tone="subtle">{texts.saved.full(savedSearchLimits.searches)}</Text>;
  return (
    <Button icon={<Bookmark />} softDisabled={list.isIncomplete} onClick={list.startNaming}>
      {texts.saved.saveThis}
    </Button>
  );
});

const NameForm = observer(function NameForm({ list }: Pick<PanelProps, 'list'>) {
  const { naming } = list;
  if (naming === null) return null;
  return (
    <Form onSubmit={list.confirm}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the controls in it comes up here */}
      <Stack
        gap={3}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && list.cancel()}
      >
        <TextField
          dense
          label={texts.saved.name}
          field={naming.name}
          maxLength={savedSearchLimits.name}
          inputRef={focusAndSelect}
        />
        <Row gap={2} className={styles.acts}>
          <Button type="submit">{texts.saved.save}</Button>
          <Button variant="bare" onClick={list.cancel}>
            {texts.saved.cancel}
          </Button>
        </Row>
      </Stack>
    </Form>
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
      <Row gap={2} className={styles.acts}>
        <Button busy={busy} onClick={() => list.run(search)}>
          <span>{texts.saved.run}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
        <Row as="span" gap={1} space={{ marginLeft: 'auto' }}>
          <IconButton
            label={texts.saved.rename(name)}
            icon={<SquarePen />}
            data-renames={search.id}
            onClick={() => list.rename(search)}
          />
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

/** Restores the focus after naming. After the last deletion it moves to Save this search. */
function useFocusKept(panel: RefObject<HTMLElement | null>, naming: Naming | null, count: number): void {
  const last = useRef({ naming, count });
  useEffect(() => {
    const before = last.current;
    last.current = { naming, count };
    const isNamed = before.naming !== null && naming === null;
    const isLastRemoved = before.count > 0 && count === 0;
    if (!(isNamed || isLastRemoved) || document.activeElement !== document.body || !document.hasFocus()) return;
    const renamed = before.naming?.search;
    panel.current?.querySelector<HTMLElement>(renamed ? `[data-renames="${renamed.id}"]` : 'button')?.focus();
  }, [panel, naming, count]);
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
