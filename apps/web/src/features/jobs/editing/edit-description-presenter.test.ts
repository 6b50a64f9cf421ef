import { anActiveJob } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { anEditingTab, atJob } from '../../../testing/job-editing.ts';
import { EditDescriptionPresenter } from './edit-description-presenter.ts';

describe('the description of a posted job', () => {
  it('opens at its own address with what is posted', async () => {
    const { presenter, board } = await aDescription();
    expect(presenter.writing?.description.value).toBe('Clean and question the sensor data.');
    expect([presenter.pageTitle, board.asked]).toEqual(['Edit Graduate Data Analyst', [['job', 'job-1']]]);
  });

  it('keeps every key, through a reload', async () => {
    const { presenter, unsaved, reloaded } = await aDescription();
    presenter.writing?.description.change('Read the sea.');
    expect(unsaved.isLostAt('/dashboard')).toBe(true);
    const again = await aDescription(reloaded());
    expect([again.presenter.writing?.description.value, again.board.asked]).toEqual(['Read the sea.', []]);
  });

  it('goes on to the preview; stays while there is no text', async () => {
    const { presenter, navigator } = await aDescription();
    presenter.writing?.description.change('');
    presenter.submit();
    expect([navigator.went, presenter.writing?.description.valid]).toEqual([[], false]);
    presenter.writing?.description.change('Read the sea.');
    presenter.submit();
    expect(navigator.went).toEqual([{ path: '/editJobDetails/job-1', options: {} }]);
  });

  it('saves what was changed at once, without the preview', async () => {
    const { presenter, board, navigator } = await aDescription();
    presenter.save();
    expect(presenter.canSave).toBe(false);
    presenter.writing?.description.change('Read the sea.');
    presenter.save();
    await vi.waitFor(() => expect(navigator.went).not.toEqual([]));
    expect(board.asked.at(-1)).toMatchObject(['update', 'job-1', { description: 'Read the sea.' }]);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/opportunitypage?job=job-1']);
  });

  it('can be discarded and taken back', async () => {
    const { presenter, notices } = await aDescription();
    const now = () => [presenter.writing?.description.value, presenter.update.editing.isChanged];
    presenter.writing?.description.change('Read the sea.');
    presenter.discard();
    expect(now()).toEqual(['Clean and question the sensor data.', false]);
    notices.toasts[0]?.action?.onPress();
    expect(now()).toEqual(['Read the sea.', true]);
  });

  it('suggests for the title and type as they are edited', async () => {
    const tab = anEditingTab();
    tab.edits.begin(anActiveJob());
    tab.edits.update(anActiveJob().id, { title: 'Sea Reader', type: 'Internship' });
    const { presenter, board } = await aDescription(tab);
    await presenter.writing?.suggest();
    expect(board.asked).toEqual([['suggestDescription', 'Sea Reader', 'Internship']]);
    expect(presenter.writing?.proposal).toBe('Read the sea with us.');
  });

  it('leads back to details that are not right', async () => {
    const tab = anEditingTab(anActiveJob({ skills: [] }));
    const presenter = new EditDescriptionPresenter(tab.update(), tab.board, tab.notices, tab.navigator);
    presenter.activate(atJob('job-1'));
    await when(() => tab.navigator.went.length > 0 || presenter.update.editing.begun.state === 'ready');
    expect(tab.navigator.went).toEqual([
      { path: '/editJob/job-1', options: { replace: true, state: { why: 'unfinished' } } },
    ]);
  });
});

async function aDescription(tab = anEditingTab()) {
  const presenter = new EditDescriptionPresenter(tab.update(), tab.board, tab.notices, tab.navigator);
  presenter.activate(atJob('job-1'));
  await when(() => presenter.writing !== null);
  return { ...tab, presenter };
}
