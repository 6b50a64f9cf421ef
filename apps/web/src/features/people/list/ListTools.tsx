import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { texts as blindTexts } from '../../../state/blind/texts.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { ArrowDownWideNarrow, Download, EyeOff } from '../../../ui/tokens/icons.ts';
import { SearchBox } from '../../../ui/fields/SearchBox.tsx';
import { ToolSelect } from '../../../ui/fields/ToolSelect.tsx';
import { Toolbar } from '../../../ui/layout/Toolbar.tsx';
import type { CandidateList } from './candidate-list.ts';
import { hasBand } from './ListBand.tsx';
import { ListCount } from './ListCount.tsx';
import styles from './ListTools.module.css';
import { texts } from './texts.ts';

interface ListToolsProps {
  readonly list: CandidateList;
  readonly children?: ReactNode;
}

export const ListTools = observer(function ListTools({ list, children }: ListToolsProps) {
  return (
    <Toolbar
      end={
        <>
          <span className={list.services.blind.isOn ? styles.on : undefined}>
            <IconButton
              variant="outline"
              label={blindTexts.name}
              icon={<EyeOff />}
              aria-pressed={list.services.blind.isOn}
              onClick={list.services.blind.toggle}
            />
          </span>
          {!list.isEmpty && (
            <IconButton variant="outline" label={texts.exportCsv} icon={<Download />} onClick={list.exportShown} />
          )}
          {children}
        </>
      }
    >
      {!list.isEmpty && (
        <>
          <SearchBox label={texts.find} value={list.typed} onChange={list.type} onLeave={list.goToCards} />
          <ToolSelect
            label={texts.order}
            icon={<ArrowDownWideNarrow />}
            options={list.orders.map((value) => ({ value, label: list.orderLabel(value) }))}
            value={list.order}
            onChange={list.sort}
          />
        </>
      )}
      {!hasBand(list) && <ListCount saidAbove list={list} />}
    </Toolbar>
  );
});
