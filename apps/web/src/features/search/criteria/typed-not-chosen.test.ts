import { failure } from '@glo/domain/shared/outcome';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { Questions } from '../../../state/questions/questions.ts';
import { aSearchForm } from '../../../testing/search/search-form.ts';

it.each(['location', 'skills'] as const)(
  'text typed in %s and not chosen is an error at its field, and prevents the search',
  async (name) => {
    const { presenter, search } = aSearchForm();
    presenter.form.fields.skills.change(['SQL']);
    presenter.form.fields[name].type('Mumb');
    await presenter.submit();
    expect([presenter.form.valid, presenter.form.fields[name].shownError, search.asked]).toEqual([
      false,
      expect.stringMatching(/^“Mumb” was not chosen/),
      [],
    ]);
  },
);

it('a search refused for its location shows the error at that field', async () => {
  const { presenter, search, notices } = aSearchForm();
  search.answers.find = failure('refused', 'This is too long.', 'location');
  presenter.form.fields.skills.change(['SQL']);
  await presenter.submit();
  expect([presenter.form.fields.location.shownError, notices.alerts]).toEqual(['This is too long.', []]);
});

describe('text that was not chosen', () => {
  it('prevents saving', async () => {
    const { presenter, container } = aSearchForm();
    presenter.form.fields.skills.change(['SQL']);
    presenter.form.fields.location.type('Pu');
    await presenter.savedList.save();
    expect(container.get(Questions).shown).toEqual([]);
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
