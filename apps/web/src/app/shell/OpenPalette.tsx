import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { themeOptions } from '../../features/settings/menu/theme-texts.ts';
import { texts as jobTexts } from '../../features/jobs/texts.ts';
import { Palette } from '../../features/palette/palette.ts';
import { PaletteView, type ScreenWithIcon } from '../../features/palette/PaletteView.tsx';
import { paths } from '../../navigation/paths.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';
import { ThemeState } from '../../state/theme-state.ts';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { Contrast, Eye, EyeOff, History, Keyboard, LogOut, SquarePen } from '../../ui/tokens/icons.ts';
import { useContainer } from '../container/container.ts';
import { places } from '../shortcuts/shortcut-groups.ts';
import type { IsOpen } from '../routing/screen-access.ts';
import { menuTexts as texts } from './texts.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly screens: readonly ScreenWithIcon[];
  readonly isOpen: IsOpen;
  readonly onSignOut: () => void;
  /** Returns the text typed before the palette's field was shown. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

const themes = themeOptions.map(({ value, label }) => ({ value, label: `${texts.theme}: ${label}` }));

const activity = { label: texts.activity, icon: <History />, href: paths.activity };

const icons: ReadonlyMap<string, ComponentType> = new Map([
  [blindTexts.turnOn, EyeOff],
  [blindTexts.turnOff, Eye],
  [jobTexts.post, SquarePen],
  ...themes.map(({ label }) => [label, Contrast] as const),
  [texts.keys, Keyboard],
  [texts.signOut, LogOut],
]);

export function OpenPalette({ open, screens, isOpen, onSignOut, takeTyped, onClose }: PaletteProps) {
  const container = useContainer();
  const palette = container.get(Palette);
  const theme = container.get(ThemeState);
  const keys = container.get(ShortcutsState);
  // Companies are chosen outside the shell, so the offer cannot change while this is mounted.
  const [offered] = useState(() => [...screens, activity].filter(isOpen));
  const [mayPost] = useState(() => isOpen({ href: paths.jobForm }));
  const signOut = useEffectEvent(onSignOut);
  useEffect(() => {
    if (!open) return undefined;
    const otherThemes = themes.filter(({ value }) => value !== theme.chosen);
    const everywhere = [
      ...(mayPost ? [{ label: jobTexts.post, to: paths.jobForm }] : []),
      ...otherThemes.map(({ value, label }) => ({ label, to: () => theme.choose(value) })),
      { label: texts.keys, shortcut: '?', to: keys.showList },
      { label: texts.signOut, to: () => signOut() },
    ];
    const withKeys = offered.map((screen) => {
      const shortcut = places.find(({ path }) => path === screen.href)?.keys[0];
      return shortcut === undefined ? screen : { ...screen, shortcut };
    });
    const { areCharactersEnabled } = keys;
    return palette.activate({ screens: withKeys, everywhere, areCharactersEnabled });
  }, [palette, theme, keys, open, offered, mayPost]);
  return (
    <PaletteView
      palette={palette}
      screens={offered}
      icons={icons}
      open={open}
      onReady={() => {
        palette.type(takeTyped());
        return () => palette.type('');
      }}
      onClose={onClose}
    />
  );
}
