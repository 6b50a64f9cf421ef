import { type RefObject, useEffect } from 'react';
import { Palette } from '../../features/palette/palette.ts';
import { PaletteView, type ScreenWithIcon } from '../../features/palette/PaletteView.tsx';
import { useContainer } from '../container-context.ts';

export interface PaletteProps {
  readonly open: boolean;
  /** Where the sidebar leads. */
  readonly screens: readonly ScreenWithIcon[];
  /** What was typed before it was there; taken over. */
  readonly typedBefore: RefObject<string>;
  readonly onClose: () => void;
}

/** The command palette. */
export function OpenPalette({ open, screens, typedBefore, onClose }: PaletteProps) {
  const palette = useContainer().get(Palette);
  useEffect(() => {
    if (!open) return undefined;
    const leave = palette.activate(screens, typedBefore.current);
    typedBefore.current = '';
    return leave;
  }, [palette, open, screens, typedBefore]);
  return <PaletteView palette={palette} screens={screens} open={open} onClose={onClose} />;
}
