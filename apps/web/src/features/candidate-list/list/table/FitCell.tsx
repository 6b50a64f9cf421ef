import { fitDetail, fitText } from '@glo/domain/candidates/fit';
import { Explained } from '../../../../ui/actions/Explained.tsx';
import { texts } from '../../card/texts.ts';
import type { CandidateCardModel } from '../../card/card-model.ts';
import type { RowLink } from './NameCell.tsx';

interface FitCellProps extends Pick<RowLink, 'tabIndex'> {
  readonly card: CandidateCardModel;
}

/** The score where the fit tells no candidates apart. */
export function FitCell({ card: { name, fit, score }, tabIndex }: FitCellProps) {
  if (fit === null) return score && <span>{score.value}</span>;
  const scored = score === null ? '' : ` ${score.value} ${score.unit}.`;
  return (
    <Explained label={texts.fitOf(fitText(fit), name)} means={fitDetail(fit) + scored} tabIndex={tabIndex}>
      {fitText(fit)}
    </Explained>
  );
}
