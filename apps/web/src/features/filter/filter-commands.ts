import type { ScreenCommand } from '../../state/active-screen.ts';
import type { CandidateList } from '../candidate-list/index.ts';
import { texts } from './texts.ts';

type Resettable = Pick<CandidateList, 'canReset' | 'reset'>;

export function filterCommands(openFilter: () => void, { canReset, reset }: Resettable): readonly ScreenCommand[] {
  const filter = { label: texts.title, to: openFilter, rank: 'second' } as const;
  return canReset ? [filter, { label: texts.reset, to: reset, rank: 'late' }] : [filter];
}
