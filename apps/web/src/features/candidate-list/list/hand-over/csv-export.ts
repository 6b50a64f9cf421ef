import type { Candidate } from '@glo/domain/candidates/candidate';
import { csv } from '@glo/domain/candidates/csv';
import { fileNameOf } from '@glo/domain/candidates/downloads';
import type { CandidateRow } from '@glo/domain/hand-over/candidate-row';
import { failure, success } from '@glo/domain/shared/outcome';
import { observable, runInAction } from 'mobx';
import type { BulkAction } from '../../bulk/bulk-operation.ts';
import type { BulkRunner } from '../../bulk/bulk-runner.ts';
import { withWait } from '../../bulk/with-wait.ts';
import { columns } from '../table/columns.tsx';
import { readPatiently } from './patient-reads.ts';
import type { HandOverServices } from './hand-over-services.ts';
import { type RowList, rowOf } from './listed-rows.ts';
import { texts } from './texts.ts';

/** The service's usual limit on profiles, which may be configured differently (decision 62). */
const limit = { profiles: 600, minutes: 10 } as const;

export interface ExportedList extends RowList {
  readonly shown: readonly Candidate[];
  readonly bulk: BulkRunner;
}

/** Saves the shown candidates as CSV. Loads missing profiles first, and asks before more than the service allows at once. */
export async function exportCsv(list: ExportedList, services: HandOverServices): Promise<void> {
  const { bulk, shown, source } = list;
  const { store } = services.knowledge;
  if (bulk.current !== null) return services.notices.showToast(texts.busy, 'warning', 'busy');
  await source.verdicts?.job.loaded;
  const missing = shown.filter(({ id }) => !store.profiles.has(id));
  const save = () => {
    const table = candidateCsv(shown.map((candidate) => rowOf(candidate, list)));
    // The byte order mark tells spreadsheets that the file is UTF-8.
    services.downloads.save(fileNameOf(source.fileName, 'csv'), `\uFEFF${table}`, 'text/csv;charset=utf-8');
  };
  if (missing.length === 0) return save();
  await bulk.start(loading(missing, services, save), missing);
}

function loading(missing: readonly Candidate[], { knowledge }: HandOverServices, save: () => void): BulkAction {
  const { store } = knowledge;
  const isSaved = observable.box(false);
  const minutes = Math.ceil(missing.length / limit.profiles) * limit.minutes;
  return {
    get doing() {
      return withWait(texts.csv.doing, store.background);
    },
    get done() {
      return texts.csv.complete(isSaved.get(), 1);
    },
    get doneMany() {
      return texts.csv.complete(isSaved.get(), 2);
    },
    failed: texts.csv.failed,
    doneText: () => texts.csv.saved,
    ...(missing.length > limit.profiles && {
      question: { title: texts.csv.title, text: texts.csv.text(minutes), confirmLabel: texts.csv.confirmLabel },
    }),
    run: async ({ id }, canceled) => {
      const profile = await readPatiently(store.background, () => store.profile(id).read(), canceled);
      return profile === null ? failure('unreachable') : success('done');
    },
    conclude: async (_, { aborted }) => {
      const isWanted = !aborted || missing.every(({ id }) => store.profiles.has(id));
      runInAction(() => isSaved.set(isWanted));
      if (isWanted) save();
    },
  };
}

/** Returns the list as CSV, without the columns that no row has. */
export function candidateCsv(rows: readonly CandidateRow[]): string {
  const shown = columns.filter((column) => rows.some((row) => column.csv(row) !== null));
  const heads = shown.map(({ label }) => label);
  return csv([heads, ...rows.map((row) => shown.map((column) => column.csv(row) ?? ''))]);
}
