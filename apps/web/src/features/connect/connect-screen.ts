import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Visit } from '../../navigation/navigator.ts';
import { ConnectManyPresenter } from './many/connect-many-presenter.ts';
import { ConnectPresenter } from './connect-presenter.ts';

@injectable()
export class ConnectScreenPresenter {
  readonly one: ConnectPresenter;
  readonly many: ConnectManyPresenter;
  shown: ConnectPresenter | ConnectManyPresenter | null = null;

  constructor(one: ConnectPresenter, many: ConnectManyPresenter) {
    this.one = one;
    this.many = many;
    makeAutoObservable(this, { one: false, many: false, shown: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const shown = visit.params['id'] === undefined ? this.many : this.one;
    this.shown = shown;
    return shown.activate(visit);
  }

  get listHref(): string | null {
    return this.shown?.listHref ?? null;
  }

  get pageTitle(): string | null {
    return this.shown?.pageTitle ?? null;
  }
}
