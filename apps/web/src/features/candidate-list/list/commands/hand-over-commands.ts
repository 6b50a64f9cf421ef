import type { ScreenCommand } from '../../../../state/active-screen.ts';
import type { CandidateList } from '../candidate-list.ts';
import { texts as actionTexts } from '../../actions/texts.ts';
import { texts } from '../texts.ts';

/** In the menu above the list and in the palette. */
export function handOverCommands(list: CandidateList): readonly (ScreenCommand & { readonly to: () => void })[] {
  const { handOver } = list.services;
  const { selected, shown } = list;
  // The bar of a selection shares the selected candidates.
  const canShare = selected.length === 0 && shown.length > 0;
  if (list.isEmpty) return [];
  return [
    ...(canShare ? [{ label: actionTexts.share, to: () => handOver.share(list, shown) }] : []),
    { label: texts.exportCsv, to: () => handOver.exportCsv(list) },
    { label: texts.print, to: () => handOver.print(), shortcut: 'Control+p' },
    { label: texts.importAnswers, to: () => handOver.setChoosing(true) },
  ];
}
