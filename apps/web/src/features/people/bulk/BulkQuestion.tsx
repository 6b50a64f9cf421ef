import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { BulkRunner } from './bulk-runner.ts';
import { texts } from './texts.ts';

export const BulkQuestion = observer(function BulkQuestion({ bulk }: { readonly bulk: BulkRunner }) {
  const { asked, isAsking, confirm, decline, questionClosed } = bulk;
  const question = asked?.action.question;
  if (asked === null || question === undefined) return null;
  const count = asked.candidates.length;
  const { already = texts.already } = asked.action;
  const why = asked.unneeded > 0 ? ` ${texts.unneeded(asked.unneeded, already)}` : '';
  return (
    <ConfirmDialog
      open={isAsking}
      title={question.title(count)}
      text={question.text + why}
      stay={texts.cancel}
      go={question.go(count)}
      danger={question.danger}
      onStay={decline}
      onGo={confirm}
      onClosed={() => void questionClosed()}
    />
  );
});
