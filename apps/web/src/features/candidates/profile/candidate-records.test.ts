import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aProfilePage, profileOf as at } from '../../../testing/profile-page.ts';

const asha = studentId('student-1');

describe('a private note', () => {
  it('is kept letter by letter, and stands there the next time', async () => {
    const { presenter, nextPage, records } = aProfilePage();
    presenter.activate(at(asha));
    presenter.own?.change('Call in J');
    presenter.own?.change('Call in June');
    expect(presenter.own?.value).toBe('Call in June');
    await when(() => records.mine.notes.get(asha) === 'Call in June');
    const next = nextPage();
    next.activate(at(asha));
    expect(next.own?.value).toBe('Call in June');
  });

  it('follows another tab once it is left', async () => {
    const { presenter, records } = aProfilePage();
    presenter.activate(at(asha));
    presenter.own?.change('Mine');
    await when(() => records.mine.notes.has(asha));
    await records.note(asha, 'From elsewhere');
    expect(presenter.own?.value).toBe('Mine');
    presenter.own?.leave();
    expect(presenter.own?.value).toBe('From elsewhere');
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

describe('exporting notes', () => {
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
    expect(notices.toasts).toMatchObject([{ tone: 'warning' }]);
  });

  it('has nothing to do without any', async () => {
    const { notesExport, directory, downloads } = aProfilePage();
    expect(notesExport.isEmpty).toBe(true);
    await notesExport.save();
    expect([...directory.asked, ...downloads.asked]).toEqual([]);
  });
});
