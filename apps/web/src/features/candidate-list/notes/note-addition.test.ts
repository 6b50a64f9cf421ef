import { describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, chitra } from '../../../testing/candidate-list.ts';

describe('a note for a selection', () => {
  it('is added to the notes of all, with Undo', async () => {
    const { records, notices, actions, add } = await forSelected();
    await records.note(asha.id, 'Call in June');
    await add(' Campus 2027 ');
    expect([...records.noteTexts]).toEqual([
      [asha.id, 'Call in June\nCampus 2027'],
      [chitra.id, 'Campus 2027'],
    ]);
    expect([actions.isOpen, actions.note.text.value]).toEqual([false, '']);
    expect(notices.toasts).toMatchObject([{ text: 'Note added to 2 candidates', detail: 'Chitra and Asha' }]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect([...records.noteTexts]).toEqual([[asha.id, 'Call in June']]));
  });

  it('leaves a note unchanged that would be too long, and names the candidate', async () => {
    const { records, notices, add } = await forSelected();
    const long = 'a'.repeat(2995);
    await records.note(asha.id, long);
    await add('Campus');
    expect([records.noteOn(asha.id), records.noteOn(chitra.id)]).toEqual([long, 'Campus']);
    expect(notices.toasts).toMatchObject([
      {
        text: 'Note added',
        detail: 'Unchanged, because the note would exceed 3,000 characters: Asha',
        tone: 'warning',
        action: { label: 'Undo' },
      },
    ]);
  });

  it('keeps its text if no note has room for it', async () => {
    const { records, notices, actions, add } = await forSelected();
    for (const { id } of [asha, chitra]) await records.note(id, 'a'.repeat(2995));
    await add('Campus');
    expect(notices.toasts).toMatchObject([
      {
        text: 'Note not added',
        detail: '2 unchanged, because the notes would exceed 3,000 characters: Chitra and Asha',
        action: undefined,
      },
    ]);
    expect(actions.note.text.value).toBe('Campus');
  });

  it('needs a text of at most 3000 characters', async () => {
    const { actions } = await forSelected();
    for (const [text, error] of [
      ['  ', 'Enter a note'],
      ['a'.repeat(3001), 'Use at most 3000 characters'],
    ] as const) {
      actions.note.text.change(text);
      actions.note.submit();
      expect([actions.isOpen, actions.note.text.shownError, actions.note.canAdd]).toEqual([true, error, false]);
    }
  });

  it('is for the selection at the time of the press', async () => {
    const { actions, list } = await forSelected();
    list.place.select(bela.id, true);
    expect([actions.step, actions.note.candidates]).toEqual(['note', [chitra, asha]]);
  });
});

async function forSelected() {
  const world = aList();
  const { list, actions, notices } = world;
  for (const { id } of [asha, chitra]) list.place.select(id, true);
  await vi.waitFor(() => expect(world.records.isRead).toBe(true));
  list.source.commands.find(({ id }) => id === 'writeNote')?.run();
  const add = async (text: string) => {
    actions.note.text.change(text);
    actions.note.submit();
    actions.closed();
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
  };
  return { ...world, add };
}
