import { useLayoutEffect, useRef, useState } from 'react';
import { lazily, LazySuspense } from '../lazily.tsx';
import { Ellipsis } from '../tokens/icons.ts';
import { IconButton } from './IconButton.tsx';
import { EarlyUse, type MenuItem, type MenuProps } from './menu-props.ts';

const LazyMenu = lazily(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** The code of menus loads after the first paint. Until then, the trigger remembers a press. */
export function Menu(props: MenuProps) {
  const [early] = useState(() => new EarlyUse());
  return (
    <LazySuspense fallback={<EarlyTrigger trigger={props.trigger} early={early} />}>
      <LazyMenu {...props} early={early} />
    </LazySuspense>
  );
}

interface EarlyTriggerProps {
  readonly trigger: MenuProps['trigger'];
  readonly early: EarlyUse;
}

function EarlyTrigger({ trigger, early }: EarlyTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => early.leave(shown);
  }, [early]);
  const Trigger = trigger.type;
  return <Trigger {...trigger.props} ref={button} aria-haspopup="menu" onClick={early.press} />;
}

interface MoreMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<IconButton variant="outline" label={label} icon={<Ellipsis />} />} items={items} />;
}
