import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ChevronDown, ShieldAlert } from '../../ui/tokens/icons.ts';
import { Logo } from '../../ui/display/Logo.tsx';
import { closingPopover } from '../../ui/layout/popover.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { NavList, type NavEntry } from '../../ui/actions/NavList.tsx';
import styles from './SideNav.module.css';

const entriesId = 'menu';
const verificationId = 'verification';

interface SideNavProps {
  readonly product: string;
  readonly homeHref: string;
  readonly entries: readonly NavEntry[];
  readonly note: ReactNode;
  readonly verification?: ReactNode;
  readonly account: ReactNode;
}

/** A rail of icons from 801 to 1100 px, below that a row with a menu. */
export function SideNav({ product, homeHref, entries, note, verification, account }: SideNavProps) {
  const isNarrow = useNarrow();
  const isRail = useNarrow(1100);
  return (
    <header className={styles.side}>
      <a href={homeHref} className={styles.home} aria-label={texts.home(product)}>
        <Logo name={product} discOnly={isRail} />
      </a>
      {isNarrow && (
        <Button variant="bare" icon={<ChevronDown />} popoverTarget={entriesId}>
          {texts.menu}
        </Button>
      )}
      <div {...(isNarrow && closing)} id={entriesId} className={styles.entries}>
        <NavList label={texts.mainNavigation} entries={entries} iconsOnly={isRail && !isNarrow} />
      </div>
      <div className={styles.bottom}>
        {note}
        {verification && (
          <>
            {isRail && <IconButton label={texts.verification} icon={<ShieldAlert />} popoverTarget={verificationId} />}
            <section
              {...(isRail && closing)}
              id={verificationId}
              className={styles.verification}
              aria-label={texts.verification}
            >
              <Stack gap={3}>{verification}</Stack>
            </section>
          </>
        )}
        {account}
      </div>
    </header>
  );
}

const closing = closingPopover('a, button');
