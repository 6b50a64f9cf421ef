import type { Candidate } from '@glo/domain/candidates/candidate';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { Downloads } from '@glo/domain/candidates/downloads';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../../../navigation/navigator.ts';
import { LocalRecords } from '../../../../state/device/local-records.ts';
import { Notices } from '../../../../state/notices.ts';
import { SessionState } from '../../../../state/session-state.ts';
import type { BulkRunner } from '../../bulk/bulk-runner.ts';
import { ListKnowledge } from '../list-knowledge.ts';
import type { AnsweredList } from './answers-import.ts';
import type { ExportedList } from './csv-export.ts';
import type { HandOverServices } from './hand-over-services.ts';
import type { RowList } from './listed-rows.ts';
import { PrintedList } from './print/LazyPrintedList.ts';
import type { Sharing } from './share/sharing.ts';
import { texts } from '../texts.ts';

/** Files and printed pages of lists. The code of each loads on first use. */
@injectable()
export class HandOver {
  isPrinting = false;
  /** Opens the file chooser of the browser. */
  isChoosing = false;
  /** Stays after the dialog has closed, for its exit animation. */
  sharing: Sharing | null = null;
  readonly services: HandOverServices;

  constructor(
    knowledge: ListKnowledge,
    records: LocalRecords,
    notices: Notices,
    clipboard: Clipboard,
    downloads: Downloads,
    session: SessionState,
    navigator: Navigator,
  ) {
    this.services = { knowledge, records, notices, clipboard, downloads, session, navigator };
    makeAutoObservable(this, { services: false, sharing: observableRef }, { autoBind: true });
  }

  /** Call before and after the browser draws the paper. */
  setPrinting(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
  }

  /** Prints the list on the screen once its code has loaded. */
  print(): void {
    // The browser prints at once, so the component must have loaded.
    void this.#withCode(() => PrintedList.load().then(() => window.print()));
  }

  share(list: RowList, candidates: readonly Candidate[]): void {
    void this.#withCode(({ beginSharing }) => this.setSharing(beginSharing(candidates, list, this.services)));
  }

  setSharing(sharing: Sharing | null): void {
    this.sharing?.cancel();
    this.sharing = sharing;
  }

  setChoosing(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
  }

  importAnswers(file: File, list: AnsweredList): void {
    void this.#withCode(({ takeAnswers }) => takeAnswers(file, list, this.services));
  }

  copyEmails(bulk: BulkRunner): void {
    void this.#withCode(({ copyingEmails }) => bulk.start(copyingEmails(this.services)));
  }

  exportCsv(list: ExportedList): void {
    void this.#withCode(({ exportCsv }) => exportCsv(list, this.services));
  }

  async #withCode(run: (code: typeof import('./hand-over-code.ts')) => void | Promise<void>): Promise<void> {
    const code = await import('./hand-over-code.ts').catch(() => null);
    if (code === null) this.services.notices.showToast(texts.notReady, 'warning', 'hand-over');
    else await run(code);
  }
}
