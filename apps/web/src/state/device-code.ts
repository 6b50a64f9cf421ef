import type { OwnRows } from '@glo/domain/device/own-rows';
import type { DeviceVisits } from '@glo/domain/visits/device-visits';
import type { Outbox } from '@glo/domain/contact/outbox';
import type { ActJournal } from '@glo/domain/unfinished/act-journal';
import type { OpenPages } from '@glo/domain/unfinished/open-pages';
import type { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import type { VisitKeeping } from '@glo/domain/visits/visit-keeping';
import type { rowKinds } from './kinds/kinds.ts';

export interface DeviceUseCases {
  readonly own: OwnRows<typeof rowKinds>;
  readonly keeping: VerdictKeeping;
  readonly outbox: Outbox;
  readonly journal: ActJournal;
  readonly visits: DeviceVisits;
  readonly pages: OpenPages;
  readonly jobVisits: VisitKeeping;
}

/** Loads the code of rows on the device on first use, because `idb` is too large for the first load of a screen. */
export abstract class DeviceCode {
  /** Resolves to the same objects each time, and to `null` if the script cannot be loaded. The next call tries again. */
  abstract load(): Promise<DeviceUseCases | null>;
}
