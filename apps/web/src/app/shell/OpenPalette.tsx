import { useEffect } from 'react';
import { Palette } from '../../features/palette/palette.ts';
import { PaletteView, type ScreenWithIcon } from '../../features/palette/PaletteView.tsx';
import { useContainer } from '../container-context.ts';

export interface PaletteProps {
  readonly open: boolean;
  /** Where the sidebar leads. */
  readonly screens: readonly ScreenWithIcon[];
  readonly onClose: () => void;
}

/** The command palette; loaded when it is opened for the first time. */
export function OpenPalette({ open, screens, onClose }: PaletteProps) {
  const palette = useContainer().get(Palette);
  useEffect(() => (open ? palette.activate(screens) : undefined), [palette, open, screens]);
  return <PaletteView palette={palette} screens={screens} open={open} onClose={onClose} />;
}
