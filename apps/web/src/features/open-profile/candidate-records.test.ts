import { MemoryRows } from '@glo/domain/testing/device';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { CandidateRecords } from './candidate-records.ts';

const asha = studentId('student-1');

describe('a private note', () => {
  it('is saved with each change and loaded by the next profile', async () => {
    const { presenter, nextPage, records } = aProfilePage();
    presenter.activate(at(asha));
    const own = presenter.opened?.records;
    expect([own?.value, own?.required]).toEqual(['', false]);
    void own?.change('Call in J');
    void own?.change('Call in June');
    expect(own?.value).toBe('Call in June');
    await when(() => records.noteOn(asha) === 'Call in June');
    const next = nextPage();
    next.activate(at(asha));
    expect(next.opened?.records.value).toBe('Call in June');
  });

  it('loads the records of this device', async () => {
    const [rows, session, tabs, notices] = [new MemoryRows(), aSignedInSession(), new FakeTabs(), new Notices()];
    await new LocalRecords(rows, session, tabs, notices).note(asha, 'Call in June');
    const own = new CandidateRecords(asha, new LocalRecords(rows, session, tabs, notices));
    expect(own.value).toBe('');
    await when(() => own.value === 'Call in June');
  });

  it('shows the change of another tab once its own is saved', async () => {
    const { own, records } = someRecords();
    await own.change('Mine');
    await records.note(asha, 'From elsewhere');
    expect(own.value).toBe('From elsewhere');
  });

  it.each(['', '  '])('shows the note of another tab after its own text was emptied to “%s”', async (blank) => {
    const { own, records } = someRecords();
    await own.change('Mine');
    await own.change(blank);
    expect(own.value).toBe(blank);
    await records.note(asha, 'From elsewhere');
    expect(own.value).toBe('From elsewhere');
    await own.change(`${own.value}!`);
    expect(records.noteOn(asha)).toBe('From elsewhere!');
  });

  it('keeps spaces and line breaks while it is typed, and is cleaned when the field is left', async () => {
    const { own, records } = someRecords();
    for (const key of 'Call in\nJune \n') {
      await own.change(own.value + key);
      await new Promise(setImmediate);
    }
    expect(own.value).toBe('Call in\nJune \n');
    await own.leave();
    expect([own.value, records.noteOn(asha)]).toEqual(['Call in\nJune', 'Call in\nJune']);
  });

  it('keeps a blank text only while it is edited', async () => {
    const { own } = someRecords();
    await own.change('  ');
    expect(own.value).toBe('  ');
    void own.leave();
    expect(own.value).toBe('');
  });

  it('suggests an export when the field of the tenth is left', async () => {
    const { presenter, records, notices } = aProfilePage();
    for (let index = 2; index <= 10; index++) await records.note(studentId(`student-${index}`), 'Call in June');
    presenter.activate(at(asha));
    await presenter.opened?.records.change('Call in July');
    expect(notices.toasts).toEqual([]);
    await presenter.opened?.records.leave();
    expect(notices.toasts).toMatchObject([{ action: { label: 'Export' } }]);
  });
});

function someRecords() {
  const { records } = aProfilePage();
  return { records, own: new CandidateRecords(asha, records) };
}
