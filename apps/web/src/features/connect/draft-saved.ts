import type { Navigator } from '../../navigation/navigator.ts';
import type { Notices } from '../../state/notices.ts';
import { texts } from './texts.ts';

export const draftSavedKey = 'draft';

/** `href`: path of the email's screen. */
export function showDraftSaved(href: string, notices: Notices, navigator: Navigator): void {
  const action = { label: texts.backToDraft, onPress: () => navigator.navigate(href, { onward: true }) };
  notices.show({ key: draftSavedKey, text: texts.draftSaved, tone: 'success', action });
}
