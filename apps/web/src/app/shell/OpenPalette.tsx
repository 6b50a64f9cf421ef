import { useEffect } from 'react';
import { Palette } from '../../features/palette/palette.ts';
import { PaletteView, type ScreenWithIcon } from '../../features/palette/PaletteView.tsx';
import { useContainer } from '../container-context.ts';

export interface PaletteProps {
  readonly open: boolean;
  /** Where the sidebar leads. */
  readonly screens: readonly ScreenWithIcon[];
  /** Hands over what was typed before it was there; always the same function. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** The command palette. */
export function OpenPalette({ open, screens, takeTyped, onClose }: PaletteProps) {
  const palette = useContainer().get(Palette);
  useEffect(() => (open ? palette.activate(screens, takeTyped()) : undefined), [palette, open, screens, takeTyped]);
  return <PaletteView palette={palette} screens={screens} open={open} onClose={onClose} />;
}
