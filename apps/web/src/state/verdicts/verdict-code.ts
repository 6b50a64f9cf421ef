import type { OwnVerdicts } from '@glo/domain/verdicts/own-verdicts';
import type { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';

export interface VerdictUseCases {
  readonly own: OwnVerdicts;
  readonly keeping: VerdictKeeping;
}

/** Loads the code of verdicts on first use, because IndexedDB and `idb` are too large for the first load of a screen. */
export abstract class VerdictCode {
  /** Returns the same objects each time. Rejects if the script cannot be loaded. */
  abstract load(): Promise<VerdictUseCases>;
}
