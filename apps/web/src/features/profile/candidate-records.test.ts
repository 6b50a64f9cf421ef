import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { CandidateRecords } from './candidate-records.ts';

const asha = studentId('student-1');

describe('a private note', () => {
  it('is kept letter by letter, and stands there the next time', async () => {
    const { presenter, nextPage, records } = aProfilePage();
    presenter.activate(at(asha));
    expect([presenter.own?.value, presenter.own?.required]).toEqual(['', false]);
    const { change } = presenter.own ?? {};
    void change?.('Call in J');
    void change?.('Call in June');
    expect(presenter.own?.value).toBe('Call in June');
    await when(() => records.mine.notes.get(asha) === 'Call in June');
    const next = nextPage();
    next.activate(at(asha));
    expect(next.own?.value).toBe('Call in June');
  });

  it('is read where nothing else has read what is on this device', async () => {
    const [device, session, notices] = [new FakeDevice(), aSignedInSession(), new Notices()];
    await new LocalRecords(device.tab(), session, notices).note(asha, 'Call in June');
    const own = new CandidateRecords(asha, new LocalRecords(device.tab(), session, notices));
    expect(own.value).toBe('');
    await when(() => own.value === 'Call in June');
  });

  it('follows another tab once what was typed is kept, so that typing on does not undo the other', async () => {
    const { presenter, records } = aProfilePage();
    presenter.activate(at(asha));
    await presenter.own?.change('Mine');
    await records.note(asha, 'From elsewhere');
    expect(presenter.own?.value).toBe('From elsewhere');
  });

  it('keeps spaces in the field while there is nothing else', async () => {
    const { presenter } = aProfilePage();
    presenter.activate(at(asha));
    await presenter.own?.change('  ');
    expect(presenter.own?.value).toBe('  ');
    void presenter.own?.leave();
    expect(presenter.own?.value).toBe('');
  });

  it('suggests an export when the field of the tenth is left', async () => {
    const { presenter, records, notices } = aProfilePage();
    for (let index = 2; index <= 10; index++) await records.note(studentId(`student-${index}`), 'Call in June');
    presenter.activate(at(asha));
    await presenter.own?.change('Call in July');
    expect(notices.toasts).toEqual([]);
    await presenter.own?.leave();
    expect(notices.toasts).toMatchObject([{ action: { label: 'Export' } }]);
  });
});

describe('a star', () => {
  it('is put and taken away', async () => {
    const { presenter, records } = aProfilePage();
    presenter.activate(at(asha));
    presenter.own?.toggleStar();
    await when(() => presenter.own?.starred === true);
    expect([...records.mine.starred]).toEqual([asha]);
    presenter.own?.toggleStar();
    await when(() => presenter.own?.starred === false);
    expect([...records.mine.starred]).toEqual([]);
  });
});

it('what this device wrote to a candidate is told by its time', async () => {
  const { presenter, records } = aProfilePage();
  presenter.activate(at(asha));
  expect(presenter.own?.writtenOn).toBeNull();
  await records.wroteTo(asha, new Date('2026-11-03T10:00:00.000Z'));
  expect(presenter.own?.writtenOn).toBe('2026-11-03T10:00:00.000Z');
});

it('the note takes the focus each time it is asked for', () => {
  const { presenter } = aProfilePage();
  presenter.writeNote();
  presenter.writeNote();
  expect(presenter.noteWanted).toBe(2);
});

describe('exporting notes', () => {
  it('tells when somebody was written to, and is named after the day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { records, notesExport, downloads } = aProfilePage();
    await records.star(asha, true);
    await records.wroteTo(asha, new Date('2026-11-03T10:00:00.000Z'));
    await notesExport.save();
    expect(downloads.asked[0]?.slice(1, 3)).toEqual([
      'Private notes, November 23, 2026.csv',
      expect.stringContaining(',,yes,2026-11-03,student-1'),
    ]);
  });

  it('is done once, however often it is pressed, and can be done again', async () => {
    const { records, notesExport, downloads } = aProfilePage();
    await records.star(asha, true);
    const { save } = notesExport;
    const first = save();
    expect(notesExport.busy).toBe(true);
    await Promise.all([first, save()]);
    expect([downloads.asked.length, notesExport.busy]).toEqual([1, false]);
    await notesExport.save();
    expect(downloads.asked).toHaveLength(2);
  });

  it('says nothing more where the names came', async () => {
    const { records, notesExport, notices } = aProfilePage();
    await records.star(asha, true);
    await notesExport.save();
    expect(notices.toasts).toEqual([]);
  });

  it('writes everybody with a note or a star into one file, with their names', async () => {
    const { records, notesExport, directory, downloads } = aProfilePage();
    directory.answers.byIds = success([aCandidate({ id: asha, name: 'Asha Rao' })]);
    await records.note(asha, 'Call in June');
    await records.star(studentId('student-2'), true);
    await notesExport.save();
    expect(directory.asked).toEqual([['byIds', ['student-1', 'student-2']]]);
    const [[, name, text, type] = []] = downloads.asked;
    expect(name).toMatch(/^Private notes, .*\.csv$/);
    expect(text).toBe(
      '\uFEFFName,Note,Starred,E-mailed on,Student id\r\nAsha Rao,Call in June,no,,student-1\r\n,,yes,,student-2\r\n',
    );
    expect(type).toBe('text/csv;charset=utf-8');
  });

  it('holds the ids alone when the names do not come, and says so', async () => {
    const { records, notesExport, directory, downloads, notices } = aProfilePage();
    directory.answers.byIds = failure('unreachable');
    await records.note(asha, 'Call in June');
    await notesExport.save();
    expect(downloads.asked[0]?.[2]).toContain(',Call in June,no,,student-1');
    expect(notices.toasts).toMatchObject([
      { tone: 'warning', text: 'The names could not be read: the file holds ids only.' },
    ]);
  });

  it('has nothing to do without any', async () => {
    const { notesExport, directory, downloads } = aProfilePage();
    expect(notesExport.isEmpty).toBe(true);
    await notesExport.save();
    expect([...directory.asked, ...downloads.asked]).toEqual([]);
  });
});
