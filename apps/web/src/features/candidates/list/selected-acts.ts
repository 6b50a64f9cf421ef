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
import type { CandidateListSource } from './candidate-list-parts.ts';

interface SelectedOf {
  readonly source: CandidateListSource;
  readonly bulk: BulkRunner;
  selected(): readonly Candidate[];
  wanted(): readonly string[];
  /** A profile or a comparison is about to be opened. */
  review(): void;
  /** The list is left, for none of its people. */
  leaves(): void;
  clear(): void;
}

interface ActServices {
  readonly actions: CandidateActions;
  readonly mailings: Mailings;
  readonly navigator: Navigator;
}

/** What can be done with the selection of any list. */
export class SelectedActs {
  readonly #of: SelectedOf;
  readonly #services: ActServices;

  constructor(of: SelectedOf, services: ActServices) {
    this.#of = of;
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Where two to four are compared; null: too few or too many are selected. */
  get compareHref(): string | null {
    const { source, selected, wanted } = this.#of;
    const ids = selected().map(({ id }) => id);
    return isComparable(ids.length) ? comparePathFrom(source.href, ids, wanted()) : null;
  }

  /** Choose Folder for all of them. */
  addToFolder(): void {
    this.#services.actions.addSelectedToFolder(this.#of.bulk);
  }

  /** One e-mail to all of them. */
  write(): void {
    const { mailings, navigator } = this.#services;
    const { source, selected, leaves } = this.#of;
    if (selected().length === 0) return;
    mailings.begin(source, selected());
    leaves();
    navigator.go(connectManyPath(mailings.job));
  }

  copyEmails(): void {
    void this.#of.bulk.begin(this.#services.actions.copyingEmails());
  }

  /** For the palette. */
  get commands(): readonly ScreenCommand[] {
    const { compareHref } = this;
    const { review, clear } = this.#of;
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
      { label: texts.clear, to: clear },
    ];
  }
}
