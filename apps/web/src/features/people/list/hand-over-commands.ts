import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { CandidateList } from './candidate-list.ts';
import { texts } from './texts.ts';

/** In the menu above the list and in the palette. */
export function handOverCommands(list: CandidateList): readonly (ScreenCommand & { readonly to: () => void })[] {
  const { handOver } = list.services;
  if (list.isEmpty) return [];
  return [
    { label: texts.exportCsv, to: () => handOver.exportCsv(list) },
    { label: texts.print, to: () => handOver.print() },
  ];
}
