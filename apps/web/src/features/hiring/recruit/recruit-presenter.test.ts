import { failure, success } from '@glo/domain/shared';
import { aClosedJob, anActiveJob, aJobBoard } from '@glo/domain/testing';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { RecruitPresenter } from './recruit-presenter.ts';

describe('recruit', () => {
  it.each([
    ['?job_state=ACTIVE', 'ACTIVE'],
    ['?job_state=PREVIOUS', 'CLOSED'],
    ['', 'CLOSED'],
  ])('at "%s" shows %s jobs', async (search, status) => {
    const { presenter } = aRecruitPage();
    presenter.activate(at(search));
    await when(() => presenter.jobs.state === 'ready');
    expect([presenter.status, presenter.jobs.value?.[0]?.status]).toEqual([status, status]);
  });

  it('toggles without showing the other list meanwhile', async () => {
    const { presenter } = aRecruitPage();
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'ready');
    presenter.revisit(at('?job_state=PREVIOUS'));
    expect(presenter.jobs.state).toBe('loading');
    await when(() => presenter.jobs.state === 'ready');
    expect(presenter.jobs.value).toEqual([aClosedJob()]);
  });

  it('keeps the list in sight while the same one is asked for again', async () => {
    const { presenter, board } = aRecruitPage();
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'ready');
    const newer = [anActiveJob({ title: 'Product Design Intern' }), anActiveJob()];
    board.answers.activeJobs = success(newer);
    presenter.revisit(at('?job_state=ACTIVE'));
    expect(presenter.jobs.value).toEqual([anActiveJob()]);
    await when(() => presenter.jobs.value?.length === 2);
  });

  it.each([
    ['ACTIVE', '/recruit?job_state=ACTIVE'],
    ['CLOSED', '/recruit?job_state=PREVIOUS'],
  ] as const)('puts the choice of %s jobs into the address', (status, path) => {
    const { presenter, navigator } = aRecruitPage();
    presenter.show(status);
    expect(navigator.went).toEqual([{ path, options: { replace: true } }]);
  });

  it('says that loading failed and loads again', async () => {
    const { presenter, board, notices } = aRecruitPage();
    board.answers.activeJobs = failure('refused');
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'failed');
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    board.answers.activeJobs = success([anActiveJob()]);
    await presenter.jobs.load();
    expect(presenter.jobs.state).toBe('ready');
  });
});

function at(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}

function aRecruitPage() {
  const board = aJobBoard();
  board.answers.pastJobs = success([aClosedJob()]);
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const presenter = new RecruitPresenter(board, aSignedInSession(), navigator, notices);
  return { presenter, board, navigator, notices };
}
