import { MemoryRows } from '@glo/domain/testing/device';
import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import type { LocalRecords } from '../device/local-records.ts';
import { RecordsExport } from './records-export.ts';

describe('the suggestion to export', () => {
  it('shows from the tenth note on, and its action saves the file', async () => {
    const { records, recordsExport, notices, downloads } = anExport();
    await writeNotes(records, 9);
    recordsExport.suggest();
    expect(notices.toasts).toEqual([]);
    await writeNotes(records, 10);
    recordsExport.suggest();
    expect(notices.toasts).toMatchObject([
      { text: "You have 10 private notes. They're only in this browser.", action: { label: 'Export' } },
    ]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() =>
      expect(downloads.asked).toMatchObject([
        ['save', expect.stringMatching(/\.json$/), expect.anything(), expect.anything()],
      ]),
    );
  });

  it('shows once, also after a reload', async () => {
    const rows = new MemoryRows();
    const { records, recordsExport } = anExport(rows);
    await writeNotes(records, 12);
    recordsExport.suggest();
    await new Promise(setImmediate);
    const later = anExport(rows);
    await new Promise(setImmediate);
    later.recordsExport.suggest();
    expect([later.records.counts.notes, later.notices.toasts]).toEqual([12, []]);
  });
});

async function writeNotes(records: LocalRecords, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await records.note(studentId(`student-${index}`), 'Call in June');
}

function anExport(rows = new MemoryRows()) {
  const { container, ...world } = testContainer({ rows });
  return { ...world, recordsExport: container.get(RecordsExport) };
}
