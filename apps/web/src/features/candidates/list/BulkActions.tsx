import { compared } from '@glo/domain/candidates/comparison';
import { ButtonLink, Button } from '../../../ui/actions/Button.tsx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useEscape } from '../../../ui/actions/use-escape.ts';
import { MoreMenu } from '../../../ui/actions/MoreMenu.tsx';
import { BulkBar, BulkRow } from '../bulk/BulkBar.tsx';
import styles from '../bulk/BulkBar.module.css';
import type { BulkOperation } from '../bulk/bulk-operation.ts';
import { Bookmark, Copy, FolderPlus, Mail, Scale, Trash2 } from '../../../ui/tokens/icons.ts';
import { BulkQuestion } from '../bulk/BulkQuestion.tsx';
import { BulkResults } from '../bulk/BulkResults.tsx';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';
import type { SelectedAct } from './candidate-list-parts.ts';

interface BulkActionsProps {
  readonly list: CandidateList;
}

export const BulkActions = observer(function BulkActions({ list }: BulkActionsProps) {
  const { bulk } = list;
  useEscape(list.hasSelection ? list.clearSelection : null);
  return (
    <>
      <BulkBar ended={bulk.ended}>
        {bulk.current === null ? <Selected list={list} /> : <Progress run={bulk.current} />}
      </BulkBar>
      <BulkQuestion bulk={bulk} />
      <BulkResults bulk={bulk} />
    </>
  );
});

const Selected = observer(function Selected({ list }: BulkActionsProps) {
  const { text, canSelectAll, acts } = list.forSelected;
  const clear = useRef<HTMLButtonElement>(null);
  return (
    <BulkRow
      label={texts.selection}
      text={text}
      actions={
        <>
          <Compare list={list} />
          {acts.others.map((act) => (
            <Act key={act.kind} act={act} />
          ))}
          <MoreMenu
            label={texts.moreForSelected}
            items={acts.more.map(({ kind, label, press }) => ({ label, icon: icons[kind], onPress: press }))}
          />
          <Act act={acts.main} isMain />
        </>
      }
    >
      {canSelectAll && (
        <Button
          variant="bare"
          onClick={() => {
            list.selectAll();
            clear.current?.focus();
          }}
        >
          {texts.selectAll}
        </Button>
      )}
      <Button ref={clear} variant="bare" aria-keyshortcuts={texts.clearKey} onClick={list.clearSelection}>
        {texts.clear}
      </Button>
    </BulkRow>
  );
});

const icons: Readonly<Record<SelectedAct['kind'], ReactNode>> = {
  email: <Mail />,
  folder: <FolderPlus />,
  shortlist: <Bookmark />,
  remove: undefined,
  'remove-from-all': <Trash2 />,
  copy: <Copy />,
};

function Act({ act, isMain = false }: { readonly act: SelectedAct; readonly isMain?: boolean }) {
  const { kind, label, press, isUnneeded } = act;
  return (
    <Button
      variant={isMain ? 'fill' : 'outline'}
      icon={icons[kind]}
      softDisabled={isUnneeded}
      data-tip={label}
      aria-haspopup={kind === 'folder' ? 'dialog' : undefined}
      onClick={press}
    >
      <span className={styles.word}>{label}</span>
    </Button>
  );
}

const Compare = observer(function Compare({ list }: BulkActionsProps) {
  if (list.forSelected.compareHref === null) {
    return list.selected.length <= compared.atMost ? null : (
      <Button icon={<Scale />} softDisabled title={texts.compareAtMost(compared.atMost)}>
        <span className={styles.word}>{texts.compare}</span>
      </Button>
    );
  }
  return (
    <ButtonLink
      icon={<Scale />}
      href={list.forSelected.compareHref}
      data-tip={texts.compare}
      onClick={() => list.review()}
    >
      <span className={styles.word}>{texts.compare}</span>
    </ButtonLink>
  );
});

const Progress = observer(function Progress({ run }: { readonly run: BulkOperation }) {
  return (
    <BulkRow
      label={texts.running}
      text={run.text}
      share={run.share}
      actions={<Button onClick={run.cancel}>{texts.cancel}</Button>}
    />
  );
});
