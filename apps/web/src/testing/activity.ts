import type { ActivityEvent } from '@glo/domain/activity/activity';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFolder } from '@glo/domain/testing/folders';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { createElement } from 'react';
import { vi } from 'vitest';
import { ActivityPresenter } from '../features/activity/activity-presenter.ts';
import { ActivityView } from '../features/activity/ActivityView.tsx';
import { EmailDrafts } from '../state/mailings/email-drafts.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { Unfinished } from '../state/unfinished/unfinished.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { testContainer } from './container.ts';
import { markupOf, textOf } from './rendered.ts';

export const [asha, bela] = [studentId('asha'), studentId('bela')];
export const analyst = anActiveJob({ id: jobId('analyst'), title: 'Analyst' });
export const now = new Date(2026, 10, 23, 12, 30);

/** The activity screen of a recruiter with folders and a job. */
export function anActivity() {
  const world = testContainer();
  const { container, records, board, directory, folders } = world;
  board.answers.activeJobs = success([analyst]);
  directory.answers.byIds = success([
    aCandidate({ id: asha, name: 'Asha Rao' }),
    aCandidate({ id: bela, name: 'Bela Sen' }),
  ]);
  folders.answers.all = success([aFolder()]);
  const presenter = world.visit(ActivityPresenter);
  const view = () => createElement(ActivityView, { presenter });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...world,
    presenter,
    verdicts: new Verdicts(world.rows),
    drafts: container.get(EmailDrafts),
    mailings: container.get(Mailings),
    unfinished: container.get(Unfinished),
    store: container.get(VerdictStore),
    settle,
    did: (event: ActivityEvent, minutesAgo = 0) => {
      const at = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
      return records.recordEvents([{ event, at }], accountId('account-1'));
    },
    arrive: async () => {
      presenter.activate();
      await settle();
    },
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
