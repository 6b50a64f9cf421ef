import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, namesOf } from '../../../testing/candidate-list.ts';
import { FakeDevice } from '../../../testing/fakes/fake-device.ts';
import { listCommands } from './list-commands.ts';

describe('the first candidates in the order', () => {
  it('replace the selection', async () => {
    const { list } = aList();
    list.place.select(bela.id, true);
    const asked = list.first.ask();
    expect(list.first.question.field.value).toBe('25');
    list.first.question.field.change('2');
    list.first.question.confirm();
    await asked;
    expect(namesOf(list.selected)).toEqual(namesOf(list.shown.slice(0, 2)));
  });

  it('are as many as the last time', async () => {
    const device = new FakeDevice();
    const { list } = aList({ device });
    const asked = list.first.ask();
    list.first.question.field.change(' 40 ');
    list.first.question.confirm();
    await asked;
    expect(list.selected).toHaveLength(4);
    const later = aList({ device }).list;
    await when(() => later.first.label === 'First 40 in this order…');
    expect(listCommands(later).map(({ label }) => label)).toContain('First 40 in this order…');
  });

  it.each(['', '0', '-1', '2.5', 'ten', '1000000'])('are not selected for the number %j', async (typed) => {
    const { list } = aList();
    list.place.select(asha.id, true);
    const asked = list.first.ask();
    list.first.question.field.change(typed);
    list.first.question.confirm();
    expect([list.first.question.isOpen, list.first.question.field.shownError]).toEqual([true, 'Type a number from 1']);
    list.first.question.close();
    await asked;
    expect(namesOf(list.selected)).toEqual(['Asha']);
  });
});
