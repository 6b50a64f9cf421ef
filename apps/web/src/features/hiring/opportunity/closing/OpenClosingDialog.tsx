import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import type { ClosingQuestion } from './closing-question.ts';
import { texts } from './texts.ts';

export const OpenClosingDialog = observer(function OpenClosingDialog({
  question,
}: {
  readonly question: ClosingQuestion;
}) {
  const { job, people, isOpen, isReading } = question;
  if (job === null) return null;
  const { undecided, untold } = people ?? { undecided: [], untold: [] };
  return (
    <Dialog
      open={isOpen}
      title={texts.title(job.title)}
      onClose={question.cancel}
      footer={
        <>
          {undecided.length > 0 && (
            <Button size="lg" onClick={question.review}>
              {texts.review(undecided.length)}
            </Button>
          )}
          {untold.length > 0 && (
            <Button size="lg" busy={isReading} onClick={() => void question.tell()}>
              {texts.tell(untold.length)}
            </Button>
          )}
          <Button size="lg" variant="fill" onClick={question.closeJob}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{question.sentence}</p>
    </Dialog>
  );
});
