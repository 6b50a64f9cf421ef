import { success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { createElement } from 'react';
import { ReviewBar } from '../features/review/ReviewBar.tsx';
import { ReviewEndCard } from '../features/review/ReviewEndCard.tsx';
import { ReviewEndGroups } from '../features/review/ReviewEndGroups.tsx';
import { ReviewEnd } from '../features/review/review-end.ts';
import { ReviewMode } from '../features/review/review-mode.ts';
import type { Visit } from '../navigation/navigator.ts';
import { aProfilePage, profileOf as at } from './profile-page.ts';

const named = (name: string) => aCandidate({ id: studentId(name), name });

export const [asha, bela, chitra] = [named('asha'), named('bela'), named('chitra')];

export function aReview() {
  const page = aProfilePage();
  const { directory, navigator, screen, paged, services, nextPage } = page;
  const { profile } = directory;
  directory.profile = async (id) => {
    const answer = await profile(id);
    return answer.ok ? success(aProfile({ id, name: id })) : answer;
  };
  const ids = [asha.id, bela.id, chitra.id];
  paged.start({ href: '/opportunitypage?job=job-1', label: 'Applicants', ids, pace: [] });
  let stop = () => {};

  async function open(id: string, visit: Visit = at(id, '?job=job-1')) {
    stop();
    const presenter = nextPage();
    page.presenter = presenter;
    const leave = presenter.activate(visit);
    const { opened, origin, verdict, pager, back } = presenter;
    if (opened === null || origin === null || verdict === null) throw new Error('Nothing was opened');
    const mode = new ReviewMode(opened, verdict, pager, services);
    const forget = mode.open();
    stop = () => {
      forget();
      leave();
    };
    await when(() => opened.parts.profile.state !== 'loading' && origin.shortlist.list.state === 'ready');
    await when(() => origin.verdicts.isLoaded);
    const end = new ReviewEnd(origin, verdict, pager, services);
    return {
      mode: Object.assign(mode, { job: origin.id }),
      end,
      bar: () => createElement(ReviewBar, { opened, verdict, pager, services, pausedUntil: page.prefetch.pausedUntil }),
      card: createElement(ReviewEndCard, { origin, verdict, pager, services, backHref: back.href }),
      leaveProfile: forget,
    };
  }

  return {
    page,
    open,
    wentTo: () => navigator.went.at(-1)?.path,
    keysOf: () => screen.keys.map(({ keys: [key] }) => key),
    keys: (key: string) => screen.keys.find(({ keys }) => keys.includes(key))?.press(),
  };
}

export function groupsOf(end: ReviewEnd) {
  return createElement(ReviewEndGroups, { end });
}
