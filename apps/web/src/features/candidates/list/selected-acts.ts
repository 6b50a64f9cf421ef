import type { Candidate } from '@glo/domain/candidates/candidate';
import { isComparable } from '@glo/domain/candidates/comparison';
import { makeAutoObservable } from 'mobx';
import { connectManyPath } from '../../../navigation/addresses.ts';
import { comparePathFrom } from '../../../navigation/compare-address.ts';
import type { Navigator } from '../../../navigation/navigator.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { Mailings } from '../../../state/mailings.ts';
import type { CandidateActions } from '../actions/candidate-actions.ts';
import type { BulkRunner } from '../bulk/bulk-runner.ts';
import { texts } from '../bulk/texts.ts';
import { texts as shared } from '../texts.ts';
import type {
  ActsForSelected,
  CandidateListActions,
  CandidateListMarks,
  CandidateListSource,
  SelectedAct,
} from './candidate-list-parts.ts';
import type { ListReturn } from './list-return.ts';
import type { Selection } from './selection.ts';

interface SelectedOf {
  readonly source: CandidateListSource;
  readonly marks: Pick<CandidateListMarks, 'wanted'>;
  readonly actions: Pick<CandidateListActions, 'forSelected'>;
  readonly bulk: BulkRunner;
  readonly selection: Selection;
  readonly selected: readonly Candidate[];
  readonly shown: readonly Candidate[];
  clearSelection(): void;
  review(): void;
}

interface ActServices {
  readonly actions: CandidateActions;
  readonly mailings: Mailings;
  readonly navigator: Navigator;
}

export class SelectedActs {
  readonly #list: SelectedOf;
  readonly #return: ListReturn;
  readonly #services: ActServices;

  constructor(list: SelectedOf, listReturn: ListReturn, services: ActServices) {
    this.#list = list;
    this.#return = listReturn;
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get text(): string {
    const { selected, selection, shown } = this.#list;
    if (selected.length === 0) return '';
    return texts.selected(selected.length, selected.length - shown.filter(({ id }) => selection.has(id)).length);
  }

  get canSelectAll(): boolean {
    const { selection, shown } = this.#list;
    return shown.some(({ id }) => !selection.has(id));
  }

  get acts(): ActsForSelected {
    const own = this.#list.actions.forSelected?.() ?? null;
    return own ?? { main: this.folderAct, others: [this.emailAct], more: [this.copyAct] };
  }

  get emailAct(): SelectedAct {
    return { kind: 'email', label: texts.email, press: this.write };
  }

  get folderAct(): SelectedAct {
    return { kind: 'folder', label: shared.addToFolder, press: this.addToFolder };
  }

  get copyAct(): SelectedAct {
    return { kind: 'copy', label: texts.copyEmails, press: this.copyEmails };
  }

  get compareHref(): string | null {
    const { source, selected, marks } = this.#list;
    const ids = selected.map(({ id }) => id);
    return isComparable(ids.length) ? comparePathFrom(source.href, ids, marks.wanted) : null;
  }

  addToFolder(): void {
    const { bulk } = this.#list;
    if (bulk.current === null) this.#services.actions.addSelectedToFolder(bulk);
  }

  write(): void {
    const { mailings, navigator } = this.#services;
    const { source, selected } = this.#list;
    if (selected.length === 0) return;
    mailings.begin(source, selected);
    this.#return.leavesFor(null);
    navigator.go(connectManyPath(mailings.job));
  }

  copyEmails(): void {
    void this.#list.bulk.begin(this.#services.actions.copyingEmails());
  }

  get commands(): readonly ScreenCommand[] {
    const { compareHref, acts } = this;
    const { bulk, selected, review, clearSelection } = this.#list;
    if (selected.length === 0 || bulk.current !== null) return [];
    const compare = {
      label: texts.compare,
      to: () => {
        review();
        this.#services.navigator.go(compareHref ?? '');
      },
    };
    return [
      ...[acts.main, ...acts.others].flatMap(commandOf),
      ...(compareHref === null ? [] : [compare]),
      ...acts.more.flatMap(commandOf),
      { label: texts.clear, to: clearSelection },
    ];
  }
}

function commandOf({ label, press, isUnneeded = false }: SelectedAct): readonly ScreenCommand[] {
  return isUnneeded ? [] : [{ label, to: press }];
}
