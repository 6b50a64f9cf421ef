import type { ScreenCommand } from '../state/active-screen.ts';

interface Offering {
  readonly commands: readonly ScreenCommand[];
}

/** Labels of a screen's palette commands. */
export const offeredBy = ({ commands }: Offering): readonly string[] => commands.map(({ label }) => label);

/** Runs a palette command that has a callback. */
export function chooseIn({ commands }: Offering, label: string): void {
  const command = commands.find((each) => each.label === label);
  if (typeof command?.to !== 'function') throw new Error(`The command has no callback: ${label}`);
  command.to();
}
