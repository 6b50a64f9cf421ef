import { observer } from 'mobx-react-lite';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { VerdictTag } from '../../candidate-list/index.ts';
import type { ProfileVerdict } from './profile-verdict.ts';

interface VerdictLineProps {
  readonly verdict: ProfileVerdict;
}

export const VerdictLine = observer(function VerdictLine({ verdict }: VerdictLineProps) {
  const { decision, reason, lacksReason, giveReason } = verdict;
  if (decision === null) return null;
  return (
    <Row as="p" gap={2} rowGap={0} wrap>
      <VerdictTag verdict={decision} more={reason} />
      {lacksReason && <LinkButton onClick={() => void giveReason()}>{verdictTexts.addReason}</LinkButton>}
    </Row>
  );
});
