import type { ScreenCommand } from '../state/active-screen.ts';

interface Offering {
  readonly commands: readonly ScreenCommand[];
}

/** What a screen offers in the palette, by its labels. */
export const offeredBy = ({ commands }: Offering): readonly string[] => commands.map(({ label }) => label);

/** Chooses one of them that does something, as the palette would. */
export function chooseIn({ commands }: Offering, label: string): void {
  const command = commands.find((one) => one.label === label);
  if (typeof command?.to !== 'function') throw new Error(`Nothing is done by ${label}`);
  command.to();
}
