import type { Clipboard } from '@glo/domain/candidates/clipboard';
import type { Downloads } from '@glo/domain/candidates/downloads';
import type { Navigator } from '../../../../navigation/navigator.ts';
import type { LocalRecords } from '../../../../state/device/local-records.ts';
import type { Notices } from '../../../../state/notices.ts';
import type { SessionState } from '../../../../state/session-state.ts';
import type { ListKnowledge } from '../list-knowledge.ts';

export interface HandOverServices {
  readonly knowledge: ListKnowledge;
  readonly records: LocalRecords;
  readonly notices: Notices;
  readonly clipboard: Clipboard;
  readonly downloads: Downloads;
  readonly session: SessionState;
  readonly navigator: Navigator;
}
