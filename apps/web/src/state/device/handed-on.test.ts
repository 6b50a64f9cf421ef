import { emptyCriteria } from '@glo/domain/search/search';
import { emptyOnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, aCompleteDraft, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { FakeTabMemory } from '../../testing/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { ActiveScreen } from '../active-screen.ts';
import { formField } from '../fields/form-field.ts';
import { JobDraftState } from '../jobs/job-draft-state.ts';
import { DebouncedLookup } from '../lookups/debounced-lookup.ts';
import { NetworkFailures } from '../network-failures.ts';
import { Notices } from '../notices.ts';
import { OnboardingDraftState } from '../onboarding-draft-state.ts';
import { PendingRequest } from '../pending-request.ts';
import { Resource } from '../resource.ts';
import { ReviewState } from '../review-state.ts';
import { SearchState } from '../search-state.ts';
import { SessionState } from '../session-state.ts';
import { PeopleSeen } from '../people-seen.ts';
import { UnsavedWork } from '../unsaved-work.ts';

const aSessionState = () => new SessionState(new OnboardingDraftState(), new JobDraftState());
const aLookup = () => new DebouncedLookup<object>(async () => success([]), 0, String);

describe('an act can be handed on by its name, as buttons and adapters are given it', () => {
  it.each([
    [
      'the open screen',
      () => {
        const screen = new ActiveScreen(new PeopleSeen(aSessionState()));
        const { tell } = screen;
        tell({ listHref: '/recruit' });
        return screen.listHref === '/recruit';
      },
    ],
    [
      'the session',
      () => {
        const session = aSessionState();
        const { begin } = session;
        begin(aSession());
        return session.current !== null;
      },
    ],
    [
      'a job draft',
      () => {
        const drafts = new JobDraftState();
        const { update } = drafts;
        update({ title: 'Analyst' });
        return drafts.draft.title === 'Analyst';
      },
    ],
    [
      'a draft of onboarding',
      () => {
        const drafts = new OnboardingDraftState();
        const { update } = drafts;
        update({ name: 'Meera' });
        return drafts.draft.name === 'Meera';
      },
    ],
    [
      'a lookup',
      () => {
        const lookup = aLookup();
        const { type } = lookup;
        type('Pu');
        lookup.stop();
        return lookup.text === 'Pu';
      },
    ],
    [
      'failures of the network',
      () => {
        const failures = new NetworkFailures();
        const { add } = failures;
        add();
        return failures.count === 1;
      },
    ],
    [
      'notices',
      () => {
        const notices = new Notices();
        const { alert } = notices;
        alert('No.');
        return notices.alerts.length === 1;
      },
    ],
    [
      'a request',
      () => {
        const request = new PendingRequest();
        request.start();
        const { cancel } = request;
        cancel();
        return !request.pending;
      },
    ],
    [
      'a resource',
      () => {
        const resource = new Resource<string>(
          async () => success('jobs'),
          () => undefined,
        );
        const { load, cancel } = resource;
        void load();
        cancel();
        return resource.failed;
      },
    ],
    [
      'a field',
      () => {
        const field = formField('', () => null);
        const { change } = field;
        change('Pune');
        return field.value === 'Pune';
      },
    ],
  ])('of %s', (_, isDone) => {
    expect(isDone()).toBe(true);
  });
});

describe('what is told stays the object that it was, and no copy that is watched in each of its parts', () => {
  const people = [aCandidate()];
  const facts = { listHref: '/recruit' };
  const work = { isUnsaved: () => true };
  const value = { name: 'Pune' };

  it.each([
    [
      'who is signed in',
      aSession(),
      (session: ReturnType<typeof aSession>) => {
        const state = aSessionState();
        state.begin(session);
        return state.current;
      },
    ],
    [
      'a job draft',
      aCompleteDraft(),
      (draft: ReturnType<typeof aCompleteDraft>) => {
        const state = new JobDraftState();
        state.restore(draft, null);
        return state.draft;
      },
    ],
    [
      'a draft of onboarding',
      { ...emptyOnboardingDraft },
      (draft: typeof emptyOnboardingDraft) => {
        const state = new OnboardingDraftState();
        state.restore(draft);
        return state.draft;
      },
    ],
    [
      'who was found',
      people,
      (found: typeof people) => {
        const state = new SearchState(aSignedInSession());
        state.found(emptyCriteria, found);
        return state.last?.candidates;
      },
    ],
    [
      'a list under review',
      { href: '/active', label: 'Applicants', ids: [] },
      (review: { href: string; label: string; ids: [] }) => {
        const state = new ReviewState(new FakeTabMemory(), aSignedInSession());
        state.begin(review);
        return state.current;
      },
    ],
    [
      'what a screen tells',
      facts,
      (told: typeof facts) => {
        const screen = new ActiveScreen(new PeopleSeen(aSessionState()));
        screen.tell(told);
        return screen.told[0];
      },
    ],
    [
      'what a service answered',
      value,
      (answer: typeof value) => {
        const resource = new Resource<typeof value | null>(
          async () => success(null),
          () => undefined,
        );
        resource.value = answer;
        return resource.value;
      },
    ],
    ['what is in a field', value, (content: typeof value) => formField(content, () => null).value],
    [
      'where somebody goes on to',
      work.isUnsaved,
      (go: () => boolean) => {
        const unsaved = new UnsavedWork();
        unsaved.watch(work.isUnsaved);
        unsaved.leave(go);
        return unsaved.leaving;
      },
    ],
  ] as const)('%s', (_, given, told) => {
    expect(told(given as never)).toBe(given);
  });
});

it('a field must be filled unless it is said otherwise', () => {
  expect([formField('', () => null).required, formField('', () => null, false).required]).toEqual([true, false]);
});
