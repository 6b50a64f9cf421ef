import { IconButton } from './IconButton.tsx';
import { Ellipsis } from '../tokens/icons.ts';
import { Menu, type MenuItem } from './Menu.tsx';

interface MoreMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<IconButton variant="outline" label={label} icon={<Ellipsis />} />} items={items} />;
}
