import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paths } from '../../navigation/paths.ts';
import { Unfinished } from '../../state/unfinished/unfinished.ts';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import { useContainer } from '../container/container.ts';
import { unfinishedTexts as texts } from './texts.ts';
import styles from './UnfinishedNote.module.css';

/** Stays while anything is unfinished. The sidebar has it, so that it moves nothing under the mouse. */
export const UnfinishedNote = observer(function UnfinishedNote() {
  const unfinished = useContainer().get(Unfinished);
  const isRail = useNarrow(1100);
  useEffect(() => unfinished.open(), [unfinished]);
  const { count } = unfinished;
  return (
    <output>
      {count > 0 && (
        <a href={paths.activity} className={cx(styles.note, 'pressable')} data-tip={texts.notDone(count)}>
          <CircleAlert />
          <span className={isRail ? 'visually-hidden' : undefined}>
            <span>{texts.notDone(count)}</span>
            <span> </span>
            <span className={styles.show}>{texts.show}</span>
          </span>
        </a>
      )}
    </output>
  );
});
