import { emptyCriteria } from '@glo/domain/search/search';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch, sampleCriteria } from '@glo/domain/testing/search';
import { describe, expect, it, vi } from 'vitest';
import { chooseIn, offeredBy } from '../../../testing/commands.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';
import { aSearchForm } from '../../../testing/search/search-form.ts';
import { searchResultsPath } from '../../../navigation/search-address.ts';

const pune = 'Pune, Maharashtra, India';

describe('the search form', () => {
  it('starts with Job, and needs one skill', async () => {
    const { presenter, search } = aSearchForm();
    presenter.activate(aVisit());
    expect([presenter.form.fields.jobType.value, presenter.form.valid]).toEqual(['Job', false]);
    await presenter.submit();
    expect(search.asked).toEqual([]);
    expect(presenter.form.fields.skills.shownError).toBe('Choose at least one skill');
    presenter.form.fields.skills.change(['Python']);
    expect(presenter.form.valid).toBe(true);
  });

  it('offers an example until there is something to search for', () => {
    const { presenter } = aSearchForm();
    presenter.activate(aVisit());
    expect(presenter.offersExample).toBe(true);
    presenter.takeExample();
    expect([presenter.form.fields.skills.value, presenter.form.valid, presenter.offersExample]).toEqual([
      ['Python', 'SQL'],
      true,
      false,
    ]);
  });

  it('opens the results', async () => {
    const { presenter, search, state, navigator } = aPythonSearch();
    presenter.form.fields.jobType.change('Internship');
    presenter.form.fields.location.change(pune);
    const criteria = { ...emptyCriteria, jobType: 'Internship', skills: ['Python'], location: pune } as const;
    await presenter.submit();
    expect(search.asked).toEqual([['find', criteria]]);
    expect(state.last).toEqual({ criteria, candidates: [aCandidate()], news: null, leftOut: 0 });
    expect(navigator.went).toEqual([{ path: searchResultsPath(criteria), options: {} }]);
  });

  it('sends a pending search once', async () => {
    const { presenter, search } = aPythonSearch();
    await Promise.all([presenter.submit(), presenter.submit()]);
    expect(search.asked).toHaveLength(1);
  });

  it.each([
    [failure('unreachable'), 'Some error occured! Please retry..'],
    [failure('refused', 'The search is closed for today.'), 'The search is closed for today.'],
    [failure('server-error', 'Out of memory'), 'Out of memory'],
    [failure('refused', ''), 'Some error occured! Please retry..'],
    [
      failure('unexpected-reply', 'POST /recruiter/search: data: not as documented'),
      'Some error occured! Please retry..',
    ],
  ])('that fails shows the error as an alert', async (answer, text) => {
    const { presenter, search, notices, navigator } = aPythonSearch();
    search.answers.find = answer;
    await presenter.submit();
    expect(notices.alerts).toEqual([text]);
    expect([navigator.went, presenter.watch.pending, presenter.form.fields.skills.value]).toEqual([
      [],
      false,
      ['Python'],
    ]);
  });

  it('shows no alert if the session has ended', async () => {
    const { presenter, search, notices } = aPythonSearch();
    search.answers.find = failure('signed-out');
    await presenter.submit();
    expect(notices.alerts).toEqual([]);
  });

  it('ignores the first response after a retry', async () => {
    const { presenter, search, state, navigator } = aPythonSearch();
    const slow = Promise.withResolvers<ReturnType<typeof success<never[]>>>();
    search.answers.find = slow.promise;
    const first = presenter.submit();
    search.answers.find = success([aCandidate()]);
    await presenter.retry();
    slow.resolve(success([]));
    await first;
    expect(state.last?.candidates).toEqual([aCandidate()]);
    expect(navigator.went).toHaveLength(1);
  });

  it('cancels a pending search if it is retried without a skill', async () => {
    const { presenter, search, navigator } = aPythonSearch();
    const first = presenter.submit();
    presenter.form.fields.skills.change([]);
    await presenter.retry();
    await first;
    expect([search.asked.length, navigator.went]).toEqual([1, []]);
    expect(presenter.form.fields.skills.shownError).toBe('Choose at least one skill');
  });

  it('ignores the response after the screen was left', async () => {
    const { presenter, navigator } = aSearchForm();
    const leave = presenter.activate(aVisit());
    presenter.form.fields.skills.change(['Python']);
    const sent = presenter.submit();
    leave();
    await sent;
    expect(navigator.went).toEqual([]);
  });
});

describe('the criteria', () => {
  it('survive navigation', () => {
    const { presenter, again } = aSearchForm();
    const leave = presenter.activate(aVisit());
    presenter.form.fields.skills.change(['Python']);
    presenter.form.fields.location.change(pune);
    presenter.form.fields.jobType.change('Freelancing');
    leave();
    presenter.form.fields.skills.change(['Figma']);
    const later = again();
    later.activate(aVisit());
    expect([later.form.fields.skills.value, later.form.fields.location.value, later.form.fields.jobType.value]).toEqual(
      [['Python'], pune, 'Freelancing'],
    );
    later.form.fields.location.change('');
    expect(again().form.fields.location.value).toBe('');
  });
});

describe('running a saved search', () => {
  it('lists searches that another tab saved', async () => {
    const { presenter, saved, opensInNewTab } = aSearchForm();
    await saved.save('Designers', criteria);
    await new Promise(setImmediate);
    const other = opensInNewTab();
    expect(other.savedList.saved.all).toEqual([]);
    other.activate(aVisit());
    await vi.waitFor(() => expect(other.savedList.saved.all).toEqual(presenter.savedList.saved.all));
  });

  const criteria = { ...sampleCriteria, skills: ['Figma'] };

  it('fills the form and searches, and the next run reports new candidates', async () => {
    const { presenter, again, saved, search, state, navigator } = aSearchForm();
    await saved.save('Designers', criteria);
    presenter.activate(aVisit());
    presenter.savedList.run(saved.all[0] ?? aSavedSearch());
    expect(presenter.running?.name).toBe('Designers');
    await vi.waitFor(() => expect(navigator.went).toEqual([{ path: searchResultsPath(criteria), options: {} }]));
    expect(search.asked).toEqual([['find', criteria]]);
    expect([
      presenter.form.fields.skills.value,
      presenter.form.fields.location.value,
      presenter.form.fields.jobType.value,
    ]).toEqual([['Figma'], pune, 'Internship']);
    expect([state.criteria, state.last?.news, presenter.running]).toEqual([criteria, null, null]);

    const bela = aCandidate({ id: studentId('bela') });
    search.answers.find = success([bela, aCandidate()]);
    await again().submit();
    expect(state.last?.news?.ids).toEqual(new Set([bela.id]));
    expect(again().savedList.savedAs).toBe('Designers');
  });

  it('shows an alert on failure and records no run', async () => {
    const { presenter, saved, search, notices } = aSearchForm();
    await saved.save('Designers', criteria);
    search.answers.find = failure('unreachable');
    await presenter.run(saved.all[0] ?? aSavedSearch());
    expect(notices.alerts).toEqual(['Some error occured! Please retry..']);
    expect(saved.all[0]?.lastRun).toBeNull();
    expect(presenter.form.fields.skills.value).toEqual(['Figma']);
  });

  it('is ignored while another search is pending', async () => {
    const { presenter, saved, search } = aSearchForm();
    await saved.save('Designers', criteria);
    presenter.form.fields.skills.change(['Python']);
    const first = presenter.submit();
    await presenter.run(saved.all[0] ?? aSavedSearch());
    await first;
    expect(search.asked).toHaveLength(1);
    expect(presenter.form.fields.skills.value).toEqual(['Python']);
  });
});

describe('a visit from a link without skills', () => {
  it('shows that the link names no skills', () => {
    const { presenter } = aSearchForm();
    presenter.activate(aVisit({ why: 'no-skills' }));
    expect(presenter.lacksSkills).toBe(true);
  });

  it('does not repeat it with Back from newer results', () => {
    const { presenter, state } = aSearchForm();
    state.found(state.criteria, []);
    presenter.activate(aVisit({ why: 'no-skills' }));
    expect(presenter.lacksSkills).toBe(false);
  });
});

describe('the palette on the search form', () => {
  it('offers Save, and Search with a skill until it is pending', async () => {
    const { presenter, navigator } = aSearchForm();
    presenter.activate(aVisit());
    expect(offeredBy(presenter)).toEqual(['Save this search']);
    presenter.form.fields.skills.change(['Python']);
    expect(offeredBy(presenter)).toEqual(['Search', 'Save this search']);
    chooseIn(presenter, 'Search');
    expect(offeredBy(presenter)).toEqual(['Save this search']);
    await vi.waitFor(() => expect(navigator.went).toHaveLength(1));
  });
});

describe('the lookups of the form', () => {
  it('preload skills without a text', async () => {
    const { presenter, lookups } = aSearchForm();
    presenter.activate(aVisit());
    await vi.waitFor(() => expect(presenter.skillLookup.options).toEqual(['Python', 'SQL']));
    expect(lookups.asked).toEqual([['skills', undefined]]);
  });

  it('stop after the screen was left', async () => {
    vi.useFakeTimers();
    const { presenter, lookups } = aSearchForm();
    const leave = presenter.activate(aVisit());
    presenter.skillLookup.type('fig');
    presenter.placeLookup.type('pu');
    leave();
    await vi.runAllTimersAsync();
    expect(lookups.asked).toEqual([['skills', undefined]]);
  });

  it('are sent two seconds after the last key', async () => {
    vi.useFakeTimers();
    const { presenter, lookups } = aSearchForm();
    presenter.skillLookup.type('fig');
    presenter.placeLookup.type('pu');
    await vi.advanceTimersByTimeAsync(1999);
    expect(lookups.asked).toEqual([]);
    lookups.answers.skills = success(['Figma']);
    await vi.advanceTimersByTimeAsync(1);
    expect(lookups.asked).toEqual([
      ['skills', 'fig'],
      ['places', 'pu'],
    ]);
    expect([presenter.skillLookup.options, presenter.placeLookup.options]).toEqual([['Figma'], [pune]]);
  });
});

/** An open form with one skill. */
function aPythonSearch() {
  const form = aSearchForm();
  form.presenter.activate(aVisit());
  form.presenter.form.fields.skills.change(['Python']);
  return form;
}
