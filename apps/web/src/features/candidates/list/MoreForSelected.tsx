import type { MenuItem } from '../../../ui/actions/Menu.tsx';
import { MoreMenu } from '../../../ui/actions/MoreMenu.tsx';
import { Copy } from '../../../ui/tokens/icons.ts';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';

interface MoreForSelectedProps {
  readonly list: CandidateList;
  /** What this list has besides. */
  readonly items?: readonly MenuItem[];
}

/** What is done less often to all that are ticked: their addresses for one's own mail program. */
export function MoreForSelected({ list, items = [] }: MoreForSelectedProps) {
  return (
    <MoreMenu
      label={texts.moreForSelected}
      items={[{ label: texts.copyEmails, icon: <Copy />, onPress: list.forSelected.copyEmails }, ...items]}
    />
  );
}
