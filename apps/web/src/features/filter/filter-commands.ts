import type { ScreenCommand } from '../../state/active-screen.ts';
import { texts } from './texts.ts';

interface FilterButtons {
  readonly openFilter: () => void;
  readonly reset: () => void;
  readonly canReset: boolean;
}

export function filterCommands({ openFilter, reset, canReset }: FilterButtons): readonly ScreenCommand[] {
  const filter = { label: texts.title, to: openFilter };
  return canReset ? [filter, { label: texts.reset, to: reset }] : [filter];
}
