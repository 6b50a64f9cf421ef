import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { ChevronDown } from '../tokens/icons.ts';
import { cx } from '../tokens/cx.ts';
import { Row } from './Row.tsx';
import styles from './Split.module.css';
import { closingPopover } from './popover.ts';
import { useNarrow } from './use-narrow.ts';

interface SplitProps {
  readonly rail?: ReactNode;
  readonly panel?: ReactNode;
  /** Maximum content width including gutters. The panel starts beside it. */
  readonly bodyWidth?: number;
  readonly widePanel?: boolean;
  readonly children: ReactNode;
}

/** Columns: rail, body, panel. Each scrolls on its own. */
export function Split({ rail, panel, bodyWidth, widePanel, children }: SplitProps) {
  return (
    <div
      className={cx(
        styles.split,
        Boolean(rail) && styles.withRail,
        Boolean(panel) && styles.withPanel,
        widePanel && styles.widePanel,
      )}
      style={bodyWidth === undefined ? undefined : { '--body': `${bodyWidth}px` }}
    >
      {rail}
      <div className={styles.body}>{children}</div>
      {panel}
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** In narrow windows one row with a button that opens it. */
export function Rail({ label, children }: SideProps) {
  const isNarrow = useNarrow();
  // Part of a selector.
  const id = `rail${useId().replaceAll(/\W/g, '')}`;
  return (
    <nav className={styles.rail} aria-label={label}>
      {isNarrow && (
        <Row space={{ paddingBlock: 1, paddingInline: 4 }}>
          <Button variant="bare" flush="start" icon={<ChevronDown />} popoverTarget={id}>
            {label}
          </Button>
        </Row>
      )}
      <div {...(isNarrow && closing)} id={id} className={styles.list}>
        {children}
      </div>
    </nav>
  );
}

const closing = closingPopover('a');

export function Panel({ label, children }: SideProps) {
  const isNarrow = useNarrow();
  return (
    <aside
      className={cx(styles.panel, 'ring-inside')}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isNarrow ? undefined : 0}
    >
      {children}
    </aside>
  );
}
