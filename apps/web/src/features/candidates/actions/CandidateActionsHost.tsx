import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCode } from '../../../ui/use-code.ts';
import type { CandidateActions } from './candidate-actions.ts';

interface CandidateActionsHostProps {
  readonly actions: CandidateActions;
}

/** Where Choose Action and Choose Folder open; their code is fetched the first time. */
export const CandidateActionsHost = observer(function CandidateActionsHost({ actions }: CandidateActionsHostProps) {
  return actions.wanted ? <Fetched actions={actions} /> : null;
});

const load = () => import('./CandidateActionsDialog.tsx');

function Fetched({ actions }: CandidateActionsHostProps) {
  const code = useCode(load);
  const failed = code.state === 'failed';
  useEffect(() => {
    if (failed) actions.giveUp();
  }, [failed, actions]);
  return code.state === 'ready' ? <code.value.CandidateActionsDialog actions={actions} /> : null;
}
