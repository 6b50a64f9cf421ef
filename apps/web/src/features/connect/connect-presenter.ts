import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { unsentEmailPath } from '../../navigation/addresses.ts';
import { Navigator, type Visit } from '../../navigation/navigator.ts';
import { draftSavedKey, EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { Notices } from '../../state/notices.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { EmailComposer } from './email-composer.ts';
import type { EmailEditor } from './email-editor.ts';
import { MailingToMany } from './many/mailing-to-many.ts';
import { MailingToOne } from './mailing-to-one.ts';
import { texts } from './texts.ts';

/** The screen of an email. `mailing` knows the recipients and how the email leaves. */
@injectable()
export class ConnectPresenter {
  readonly composer: EmailComposer;
  readonly email: EmailEditor;
  readonly toOne: MailingToOne;
  readonly toMany: MailingToMany;
  mailing: MailingToOne | MailingToMany;
  readonly #drafts: EmailDrafts;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    composer: EmailComposer,
    toOne: MailingToOne,
    toMany: MailingToMany,
    drafts: EmailDrafts,
    unsaved: UnsavedWork,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.composer = composer;
    this.email = composer.email;
    this.toOne = toOne;
    this.toMany = toMany;
    this.mailing = toOne;
    this.#drafts = drafts;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.#notices = notices;
    const parts = { composer: false, email: false, toOne: false, toMany: false, mailing: observableRef } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const mailing = visit.params['id'] === undefined ? this.toMany : this.toOne;
    this.mailing = mailing;
    const isUnsaved = () => mailing.leaveQuestion !== null || (mailing.stage !== 'result' && this.email.isBegun);
    const stops = [
      ...mailing.open(visit),
      // The text stays a draft, so the question is about sending only.
      this.#unsaved.watch(isUnsaved, {
        mayLeaveTo: () => mailing.leaveQuestion === null,
        question: () => mailing.leaveQuestion,
      }),
      this.#drafts.follow(mailing),
    ];
    return () => {
      for (const stop of stops) stop();
      if (mailing.stage === 'email' && mailing.unsent !== null) this.#showDraftSaved(mailing.unsent);
      mailing.leave();
    };
  }

  get pageTitle(): string | null {
    return this.mailing.pageTitle;
  }

  get listHref(): string | null {
    return this.mailing.listHref;
  }

  get isDraftSaved(): boolean {
    return this.mailing.hasDraft && this.#drafts.areStored;
  }

  #showDraftSaved(unsent: Pick<UnsentEmail, 'to' | 'href'>): void {
    if (!this.#drafts.areStored) return;
    const href = unsentEmailPath(unsent);
    const action = { label: texts.backToDraft, onPress: () => this.#navigator.navigate(href, { onward: true }) };
    this.#notices.show({ key: draftSavedKey, text: texts.draftSaved, tone: 'success', action });
  }
}
