import { compared } from '@glo/domain/candidates/comparison';
import { ButtonLink, Button } from '../../../ui/actions/Button.tsx';
import { observer } from 'mobx-react-lite';
import { Menu, MoreMenu } from '../../../ui/actions/Menu.tsx';
import { BulkBar, BulkRow } from '../bulk/BulkBar.tsx';
import styles from '../bulk/BulkBar.module.css';
import type { BulkOperation } from '../bulk/bulk-operation.ts';
import { actionIcons } from '../actions/action-icons.tsx';
import { texts as actionTexts } from '../actions/texts.ts';
import { ChevronDown } from '../../../ui/tokens/icons.ts';
import { texts } from '../bulk/texts.ts';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import type { CandidateList } from '../list/candidate-list.ts';
import type { CandidateCommand } from '../list/candidate-command.ts';
import { firstLabel, selectFirst } from '../list/commands/first-in-order.ts';
import { compareHref, selectionText } from '../list/commands/list-commands.ts';

const BulkResults = lazily(async () => (await import('../bulk/BulkResults.tsx')).BulkResults);

interface BulkActionsProps {
  readonly list: CandidateList;
}

export const BulkActions = observer(function BulkActions({ list }: BulkActionsProps) {
  const { bulk, selected } = list;
  return (
    <>
      <BulkBar ended={bulk.ended}>
        {bulk.current !== null && <Progress run={bulk.current} />}
        {bulk.current === null && selected.length > 0 && <Selected list={list} />}
      </BulkBar>
      <OnceOpen isOpen={bulk.areDetailsOpen}>
        <BulkResults bulk={bulk} />
      </OnceOpen>
    </>
  );
});

const Selected = observer(function Selected({ list }: BulkActionsProps) {
  const { canSelectAll, selected, source } = list;
  const [main, ...others] = source.commands;
  const menu = others.filter(({ isInMenu, isAvailable }) => isInMenu === true && (isAvailable?.(selected) ?? true));
  return (
    <BulkRow
      label={texts.selection}
      text={selectionText(list)}
      actions={
        <>
          <Compare list={list} />
          {others.map(
            (command) => command.isInMenu !== true && <Command key={command.id} list={list} command={command} />,
          )}
          <MoreMenu
            label={texts.moreForSelected}
            items={menu.map(({ id, label, run }) => ({
              label: label(selected),
              icon: actionIcons[id],
              onPress: run,
            }))}
          />
          {main && <Command list={list} command={main} isMain />}
        </>
      }
    >
      <Menu
        align="start"
        trigger={
          <Button variant="bare" icon={<ChevronDown />}>
            {texts.select}
          </Button>
        }
        items={[
          ...(canSelectAll ? [{ label: texts.selectAll, onPress: list.selectAll }] : []),
          { label: firstLabel(list), onPress: () => void selectFirst(list) },
        ]}
      />
      <Button variant="bare" aria-keyshortcuts={texts.clearKey} onClick={list.place.clearSelection}>
        {texts.clear}
      </Button>
    </BulkRow>
  );
});

interface CommandProps extends BulkActionsProps {
  readonly command: CandidateCommand;
  readonly isMain?: boolean;
}

const Command = observer(function Command({ list, command, isMain = false }: CommandProps) {
  const { id, label, isAvailable, run } = command;
  const { selected } = list;
  return (
    <Button
      variant={isMain ? 'fill' : 'outline'}
      icon={actionIcons[id]}
      softDisabled={isAvailable?.(selected) === false}
      data-tip={label(selected)}
      aria-haspopup={id === 'addToFolder' ? 'dialog' : undefined}
      onClick={run}
    >
      <span className={styles.word}>{label(selected)}</span>
    </Button>
  );
});

/** A link, so that it opens in a new tab. */
const Compare = observer(function Compare({ list }: BulkActionsProps) {
  const href = compareHref(list);
  const label = <span className={styles.word}>{actionTexts.compare}</span>;
  if (href === null) {
    return list.selected.length <= compared.atMost ? null : (
      <Button icon={actionIcons.compare} softDisabled title={texts.compareAtMost(compared.atMost)}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink
      icon={actionIcons.compare}
      href={href}
      data-tip={actionTexts.compare}
      onClick={() => list.services.navigation.leave(list)}
    >
      {label}
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
