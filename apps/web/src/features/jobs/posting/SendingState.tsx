import { observer } from 'mobx-react-lite';
import { SendState } from '../../../ui/feedback/SendState.tsx';
import type { JobSending } from './job-sending.ts';

export const SendingState = observer(function SendingState({ sending }: { readonly sending: JobSending }) {
  const { watch, problem, detail, cancel, send } = sending;
  return (
    <SendState slow={watch.slow} problem={problem} detail={detail} onCancel={cancel} onRetry={() => void send()} />
  );
});
