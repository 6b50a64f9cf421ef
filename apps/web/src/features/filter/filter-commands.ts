import type { ScreenCommand } from '../../state/active-screen.ts';
import { texts } from './texts.ts';

export interface FilterButtons {
  readonly openFilter: () => void;
  readonly resetFilter: () => void;
  readonly canResetFilter: boolean;
}

export function filterCommands({ openFilter, resetFilter, canResetFilter }: FilterButtons): readonly ScreenCommand[] {
  const filter = { label: texts.title, to: openFilter, rank: 'second' } as const;
  return canResetFilter ? [filter, { label: texts.reset, to: resetFilter, rank: 'late' }] : [filter];
}
