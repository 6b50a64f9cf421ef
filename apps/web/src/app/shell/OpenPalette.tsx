import { useEffect, useEffectEvent } from 'react';
import { themeOptions } from '../../features/account/menu/theme-options.ts';
import { texts as jobTexts } from '../../features/hiring/texts.ts';
import { Palette } from '../../features/palette/palette.ts';
import { PaletteView, type ScreenWithIcon } from '../../features/palette/PaletteView.tsx';
import { paths } from '../../navigation/paths.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';
import { ThemeState } from '../../state/theme-state.ts';
import { useContainer } from '../container-context.ts';
import { texts } from './account-menu-texts.ts';

export interface PaletteProps {
  readonly open: boolean;
  /** Where the sidebar leads. */
  readonly screens: readonly ScreenWithIcon[];
  readonly onSignOut: () => void;
  /** Hands over what was typed before it was there; always the same function. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** The command palette. */
export function OpenPalette({ open, screens, onSignOut, takeTyped, onClose }: PaletteProps) {
  const container = useContainer();
  const palette = container.get(Palette);
  const theme = container.get(ThemeState);
  const { showList } = container.get(ShortcutsState);
  const signOut = useEffectEvent(onSignOut);
  useEffect(() => {
    if (!open) return undefined;
    const themes = themeOptions
      .filter(({ value }) => value !== theme.chosen)
      .map(({ value, label }) => ({ label: `${texts.theme}: ${label}`, to: () => theme.choose(value) }));
    const everywhere = [
      { label: jobTexts.post, to: paths.jobForm },
      ...themes,
      { label: texts.keys, shortcut: '?', to: showList },
      { label: texts.signOut, to: () => signOut() },
    ];
    return palette.activate({ screens, everywhere }, takeTyped());
  }, [palette, theme, showList, open, screens, takeTyped]);
  return <PaletteView palette={palette} screens={screens} open={open} onClose={onClose} />;
}
