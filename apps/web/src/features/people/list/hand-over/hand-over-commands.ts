import type { ScreenCommand } from '../../../../state/active-screen.ts';
import type { CandidateList } from '../candidate-list.ts';
import { texts } from '../texts.ts';

/** In the menu above the list and in the palette. */
export function handOverCommands(list: CandidateList): readonly (ScreenCommand & { readonly to: () => void })[] {
  const { handOver } = list.services;
  const { selected, shown } = list;
  const shared = selected.length > 0 ? selected : shown;
  if (list.isEmpty) return [];
  return [
    ...(shared.length > 0 ? [{ label: texts.share(selected.length), to: () => handOver.share(list, shared) }] : []),
    { label: texts.exportCsv, to: () => handOver.exportCsv(list) },
    { label: texts.print, to: () => handOver.print() },
    { label: texts.importAnswers, to: () => handOver.setChoosing(true) },
  ];
}
