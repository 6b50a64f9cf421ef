import { nameOf } from '@glo/domain/candidates/identity';
import { shortDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import type { ToldNoQuestion } from './told-no-question.ts';
import { texts } from './texts.ts';

export const OpenToldNoDialog = observer(function OpenToldNoDialog({
  question,
}: {
  readonly question: ToldNoQuestion;
}) {
  const { isOpen, told, count } = question;
  const [first] = told;
  const isOne = told.length === 1 && first !== undefined;
  return (
    <Dialog
      open={isOpen}
      title={isOne ? texts.one(nameOf(first.candidate), shortDate(first.at)) : texts.many(told.length, count)}
      onClose={question.cancel}
      footer={
        <>
          <Button size="lg" onClick={question.cancel}>
            {texts.cancel}
          </Button>
          <Button size="lg" onClick={question.onlyShortlist}>
            {texts.only}
          </Button>
          <Button size="lg" variant="fill" onClick={question.shortlistAndEmail}>
            {texts.email}
          </Button>
        </>
      }
    >
      <p>{texts.message}</p>
    </Dialog>
  );
});
