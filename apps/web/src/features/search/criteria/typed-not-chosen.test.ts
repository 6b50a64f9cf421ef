import { failure } from '@glo/domain/shared/outcome';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';
import { aSearchForm } from '../../../testing/search/search-form.ts';
import { SearchPresenter } from './search-presenter.ts';

const pune = 'Pune, Maharashtra, India';

describe('a place that was typed and not chosen', () => {
  function aTypedPlace(chosen = '') {
    const form = aSearchForm();
    form.presenter.activate(aVisit());
    form.presenter.form.fields.skills.change(['Python']);
    form.presenter.form.fields.location.change(chosen);
    form.presenter.form.fields.location.type('Mumbai');
    form.presenter.form.fields.location.leave();
    return form;
  }

  it('is an error, and prevents the search', async () => {
    const { presenter, search } = aTypedPlace();
    await presenter.submit();
    expect([presenter.form.fields.location.shownError, search.asked]).toEqual([
      expect.stringMatching(/^“Mumbai” was not/),
      [],
    ]);
    expect(aTypedPlace(pune).presenter.form.fields.location.valid).toBe(false);
  });

  it.each([
    ['the box is emptied', (form: SearchPresenter) => form.form.fields.location.type(''), ''],
    ['one is chosen', (form: SearchPresenter) => form.form.fields.location.change(pune), pune],
  ])('is forgotten as %s', async (_, act, location) => {
    const { presenter, search } = aTypedPlace();
    act(presenter);
    expect([presenter.form.fields.location.shownError, presenter.form.valid]).toEqual([null, true]);
    await presenter.submit();
    expect(search.asked).toMatchObject([['find', { location }]]);
  });
});

describe('a skill that was typed and not chosen', () => {
  function aTypedSkill() {
    const form = aSearchForm();
    form.presenter.activate(aVisit());
    form.presenter.form.fields.skills.change(['SQL']);
    form.presenter.form.fields.skills.type(' pyth ');
    form.presenter.form.fields.skills.leave();
    return form;
  }

  it('is an error at its field, and prevents the search', async () => {
    const { presenter, search } = aTypedSkill();
    await presenter.submit();
    expect([presenter.form.valid, presenter.form.fields.skills.shownError, search.asked]).toEqual([
      false,
      expect.stringMatching(/^“pyth” was not chosen/),
      [],
    ]);
  });

  it('is no error once the box is emptied or it is chosen', async () => {
    const { presenter, search } = aTypedSkill();
    presenter.form.fields.skills.type('');
    presenter.form.fields.skills.change(['SQL', 'Python']);
    expect([presenter.form.fields.skills.shownError, presenter.form.valid]).toEqual([null, true]);
    await presenter.submit();
    expect(search.asked).toMatchObject([['find', { skills: ['SQL', 'Python'] }]]);
  });
});

it('a search refused for its location shows the error at that field', async () => {
  const { presenter, search, notices } = aSearchForm();
  search.answers.find = failure('refused', 'This is too long.', 'location');
  presenter.form.fields.skills.change(['SQL']);
  await presenter.submit();
  expect([presenter.form.fields.location.shownError, notices.alerts]).toEqual(['This is too long.', []]);
});

describe('text that was not chosen', () => {
  it('prevents searching and saving, even while its box has the focus', async () => {
    const { presenter, search } = aSearchForm();
    presenter.form.fields.skills.change(['SQL']);
    presenter.form.fields.location.type('Pu');
    await presenter.submit();
    presenter.savedList.startNaming();
    expect([search.asked, presenter.savedList.naming]).toEqual([[], null]);
  });

  it('is replaced by a saved search that is run', async () => {
    const { presenter, search } = aSearchForm();
    presenter.form.fields.location.type('Pu');
    presenter.placeLookup.type('Pu');
    presenter.form.fields.skills.type('pyth');
    presenter.skillLookup.type('pyth');
    await presenter.run(aSavedSearch());
    expect([search.asked.length, presenter.placeLookup.text, presenter.skillLookup.text]).toEqual([1, '', '']);
  });
});
