import { MemoryRows } from '@glo/domain/testing/device';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, namesOf } from '../../../../testing/candidate-list.ts';
import { firstLabel, selectFirst } from './first-in-order.ts';
import { listCommands } from './list-commands.ts';
import { openQuestion } from '../../../../testing/questions.ts';

describe('the first candidates in the order', () => {
  it('replace the selection', async () => {
    const { list } = aList();
    list.place.select(bela.id, true);
    const asking = selectFirst(list);
    const question = openQuestion(list.services.questions, 'text');
    expect(question.input.given).toBe('25');
    question.answer('2');
    await asking;
    expect(namesOf(list.selected)).toEqual(namesOf(list.shown.slice(0, 2)));
  });

  it('are as many as the last time', async () => {
    const rows = new MemoryRows();
    const { list } = aList({ rows });
    const asking = selectFirst(list);
    openQuestion(list.services.questions, 'text').answer('40');
    await asking;
    expect(list.selected).toHaveLength(4);
    const later = aList({ rows }).list;
    await when(() => firstLabel(later) === 'First 40 in this order…');
    expect(listCommands(later).map(({ label }) => label)).toContain('First 40 in this order…');
  });

  it.each(['', '0', '-1', '2.5', 'ten', '1000000'])('are not selected for the number %j', async (typed) => {
    const { list } = aList();
    list.place.select(asha.id, true);
    const asking = selectFirst(list);
    const { input, cancel } = openQuestion(list.services.questions, 'text');
    expect(input.rule(typed)).toBe('Type a number from 1');
    cancel();
    await asking;
    expect(namesOf(list.selected)).toEqual(['Asha']);
  });
});
