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
import type { CandidateListMarks, CandidateListSource } from './candidate-list-parts.ts';
import type { ListReturn } from './list-return.ts';

/** The list, as far as its selection goes. */
interface SelectedOf {
  readonly source: CandidateListSource;
  readonly marks: Pick<CandidateListMarks, 'wanted'>;
  readonly bulk: BulkRunner;
  readonly selected: readonly Candidate[];
  clearSelection(): void;
  review(): void;
}

interface ActServices {
  readonly actions: CandidateActions;
  readonly mailings: Mailings;
  readonly navigator: Navigator;
}

/** What can be done with the selection of any list. */
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

  /** Where two to four are compared; null: too few or too many are selected. */
  get compareHref(): string | null {
    const { source, selected, marks } = this.#list;
    const ids = selected.map(({ id }) => id);
    return isComparable(ids.length) ? comparePathFrom(source.href, ids, marks.wanted) : null;
  }

  /** Choose Folder for all of them. */
  addToFolder(): void {
    const { bulk } = this.#list;
    if (bulk.current === null) this.#services.actions.addSelectedToFolder(bulk);
  }

  /** One e-mail to all of them. */
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

  /** For the palette. */
  get commands(): readonly ScreenCommand[] {
    const { compareHref } = this;
    const { review, clearSelection } = this.#list;
    const compare = {
      label: texts.compare,
      to: () => {
        review();
        this.#services.navigator.go(compareHref ?? '');
      },
    };
    return [
      ...(compareHref === null ? [] : [compare]),
      { label: texts.email, to: this.write },
      { label: texts.clear, to: clearSelection },
    ];
  }
}
