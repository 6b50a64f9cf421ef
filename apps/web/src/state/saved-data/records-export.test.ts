import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
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
    const device = new FakeDevice();
    const { records, recordsExport } = anExport(device);
    await writeNotes(records, 12);
    recordsExport.suggest();
    await device.settle();
    const later = anExport(device);
    later.records.open();
    await device.settle();
    later.recordsExport.suggest();
    expect([later.records.counts.notes, later.notices.toasts]).toEqual([12, []]);
  });
});

async function writeNotes(records: LocalRecords, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await records.note(studentId(`student-${index}`), 'Call in June');
}

function anExport(device = new FakeDevice()) {
  const { container, ...world } = testContainer({ device });
  return { ...world, recordsExport: container.get(RecordsExport) };
}
