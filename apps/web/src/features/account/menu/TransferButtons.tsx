import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { useFileDialog } from '../../../ui/fields/files/use-file-dialog.tsx';
import type { NotesTransfer } from './notes-transfer.ts';
import { texts } from './texts.ts';

export const TransferButtons = observer(function TransferButtons({ transfer }: { readonly transfer: NotesTransfer }) {
  const dialog = useFileDialog({
    label: texts.transfer.pick,
    accept: '.json,application/json',
    disabled: false,
    onPick: (file) => void transfer.take(file),
  });
  return (
    <>
      {dialog.input}
      <Button onClick={dialog.open}>{texts.transfer.import}</Button>
      <Button softDisabled={transfer.isEmpty} onClick={transfer.save}>
        {texts.transfer.export}
      </Button>
    </>
  );
});
