import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { lazily, LazySuspense } from '../lazily.tsx';
import { Ellipsis } from '../tokens/icons.ts';
import { IconButton } from './IconButton.tsx';
import { EarlyUse, type MenuItem, type MenuProps } from './menu-props.ts';

const LazyMenu = lazily(async () => (await import('./OpenMenu.tsx')).OpenMenu);
const { promise: loaded, resolve: hasLoaded } = Promise.withResolvers<void>();

export async function loadMenus(): Promise<void> {
  await LazyMenu.load();
  hasLoaded();
}

/** The code of menus loads once one is pointed at, focused or pressed. Until then, the trigger remembers a press. */
export function Menu(props: MenuProps) {
  const [early] = useState(() => new EarlyUse());
  const [isReady, setReady] = useState(LazyMenu.isLoaded);
  // A replaced trigger would lose the click of a press that has begun.
  useEffect(() => void loaded.then(() => afterPress(() => setReady(true))), []);
  // A failure surfaces when the menu is rendered.
  const load = () => void loadMenus().catch(() => setReady(true));
  const waiting = { trigger: props.trigger, early, onUse: load };
  if (!isReady) return <EarlyTrigger {...waiting} />;
  return (
    <LazySuspense fallback={<EarlyTrigger {...waiting} />}>
      <LazyMenu {...props} early={early} />
    </LazySuspense>
  );
}

interface EarlyTriggerProps {
  readonly trigger: MenuProps['trigger'];
  readonly early: EarlyUse;
  readonly onUse: () => void;
}

function EarlyTrigger({ trigger, early, onUse }: EarlyTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => early.leave(shown);
  }, [early]);
  const Trigger = trigger.type;
  const press = () => {
    early.press();
    onUse();
  };
  return (
    <Trigger
      {...trigger.props}
      ref={button}
      aria-haspopup="menu"
      onPointerEnter={onUse}
      onFocus={onUse}
      onClick={press}
    />
  );
}

interface MoreMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<IconButton variant="outline" label={label} icon={<Ellipsis />} />} items={items} />;
}
