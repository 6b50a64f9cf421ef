import type { ContainerModule } from 'inversify';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paths } from '../../navigation/paths.ts';
import { Unfinished } from '../../state/unfinished/unfinished.ts';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import { loadBindings, useContainer } from '../container/container.ts';
import { unfinishedTexts as texts } from './texts.ts';
import styles from './UnfinishedNote.module.css';

/**
 * Returns a note that stays while anything is unfinished. The sidebar has it, so that it moves nothing under the mouse.
 * `bindings`: the shell may be ready before the first screen has loaded them.
 */
export function unfinishedNote(bindings: readonly ContainerModule[]) {
  return observer(function UnfinishedNote() {
    const container = useContainer();
    const isRail = useNarrow(1100);
    loadBindings(container, bindings);
    const unfinished = container.get(Unfinished);
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
}
