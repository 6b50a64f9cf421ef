import { Button } from '../../../ui/actions/Button.tsx';
import { FolderPlus, Mail } from '../../../ui/tokens/icons.ts';
import { texts as shared } from '../texts.ts';
import type { ListOutsideJob } from './list-outside-job.ts';
import { texts } from './texts.ts';

/** What can be done to all that are ticked in a list outside any job. */
export function TickedOutsideJob({ open }: { readonly open: ListOutsideJob }) {
  return (
    <>
      <Button icon={<Mail />} onClick={open.copyEmails}>
        {texts.copyEmails}
      </Button>
      <Button variant="fill" icon={<FolderPlus />} aria-haspopup="dialog" onClick={open.addTickedToFolder}>
        {shared.addToFolder}
      </Button>
    </>
  );
}
