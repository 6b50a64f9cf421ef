import {
  type AnswersFile,
  type AnswersImport,
  hasNamesake,
  importAnswers,
  longestAnswersFile,
  readAnswersFile,
  undoImport,
} from '@glo/domain/hand-over/answers-file';
import { answerCounts } from '@glo/domain/hand-over/answers';
import { opportunityPath } from '../../../../navigation/addresses.ts';
import type { Navigator } from '../../../../navigation/navigator.ts';
import type { ToastAction } from '../../../../state/notices.ts';
import { noNarrowing } from '../hiding.ts';
import type { ListAnswers } from '../list-answers.ts';
import { type ListSource, unfilteredIn } from '../list-source.ts';
import { type ListViewState, withListViewState } from '../list-view-state.ts';
import type { HandOverServices } from './hand-over-services.ts';
import { texts as handOverTexts } from './texts.ts';

const { answers: texts } = handOverTexts;

export interface AnsweredList {
  readonly source: ListSource;
  readonly answers: ListAnswers;
  readonly view: ListViewState;
}

/** Imports the answers of a hiring manager, or nothing with a sentence. */
export async function takeAnswers(
  file: Pick<File, 'size' | 'text'>,
  list: AnsweredList,
  { notices, session, records, navigator }: HandOverServices,
): Promise<void> {
  const account = session.current?.accountId;
  if (account === undefined) return;
  // Checks the size first, so that a huge file is never read. A file that was removed reads as empty.
  const read =
    file.size > longestAnswersFile
      ? ({ problem: 'too-large', title: '' } as const)
      : readAnswersFile(await file.text().catch(() => ''), { account, list: list.answers.key }, new Date());
  if ('problem' in read) return notices.alert(texts.problems[read.problem](read.title));
  const results: AnswersImport[] = [];
  await records.editAnswers((before) => {
    const result = importAnswers(before, read);
    results.push(result);
    return result.all;
  }, account);
  const { is = 'known', replaced = [] } = results[0] ?? {};
  if (is === 'older') return notices.alert(texts.older(read.manager));
  if (is === 'known') return notices.showToast(texts.known(read.manager), 'info', 'answers');
  const undo = () => void records.editAnswers((now) => undoImport(now, read, replaced), account);
  const text = texts.imported(read.manager, read.answers);
  const namesakes = hasNamesake(records.mine.answers, read) ? [texts.namesake(read.manager)] : [];
  const detail = detailOf(read, replaced.length, namesakes, list);
  notices.offerUndo({ key: 'answers', text, detail, undo, more: showYes(list, navigator) });
}

/** Opens the pile Yes of this list. A list with verdicts has none, but the shortlist of its job has. */
function showYes({ source, answers, view }: AnsweredList, navigator: Navigator): readonly ToastAction[] {
  const { jobId, path, query = new URLSearchParams(), verdictSources, candidates: all } = source;
  const shortlisted = answers.hasPiles ? null : (verdictSources?.shortlisted ?? new Set());
  const candidates = shortlisted === null ? all : Array.from(shortlisted, (id) => ({ id }));
  const { yes } = answerCounts(candidates, answers.byStudent);
  if (yes === 0) return [];
  const href =
    shortlisted === null || jobId === undefined
      ? withListViewState(path, query, { ...view, ...noNarrowing, typed: '', answer: 'yes' })
      : `${opportunityPath(jobId, 'shortlisted')}&answer=yes`;
  return [{ label: texts.show(yes), onPress: () => navigator.navigate(href) }];
}

function detailOf(file: AnswersFile, replaced: number, namesakes: readonly string[], { source }: AnsweredList): string {
  const ids = new Set(unfilteredIn(source).map(({ id }) => id));
  const missing = file.answers.filter(({ student }) => !ids.has(student)).length;
  const sentences = [
    ...(replaced > 0 ? [texts.replaced(replaced)] : []),
    ...namesakes,
    ...(missing > 0 ? [texts.notInList(missing)] : []),
  ];
  return sentences.join(' ');
}
