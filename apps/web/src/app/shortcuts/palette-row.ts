import type { Session } from '@glo/domain/account/session';
import { keys } from '../../ui/display/key/key-texts.ts';
import { routeAt } from '../routes.ts';
import { texts } from './shortcut-texts.ts';

export function paletteRow(
  pathname: string,
  session: Session | null,
): readonly { readonly label: string; readonly keys: readonly string[] }[] {
  const { recruiter } = session ?? {};
  if (!recruiter || routeAt(pathname)?.inShell === false) return [];
  return [{ label: recruiter.company ? texts.commands : texts.commandsAlone, keys: [keys.control, 'k'] }];
}
