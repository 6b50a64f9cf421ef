import type { ScreenCommand } from '../state/active-screen.ts';

interface Offering {
  readonly commands: readonly ScreenCommand[];
}

export const offeredBy = ({ commands }: Offering): readonly string[] => commands.map(({ label }) => label);

/** Runs a command of a screen, as the palette does. */
export function chooseIn({ commands }: Offering, label: string): void {
  const command = commands.find((one) => one.label === label);
  if (typeof command?.to !== 'function') throw new Error(`${label} is not a command`);
  command.to();
}
