import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { someRecords } from '../../testing/session.ts';
import { KeyHint } from './key-hint.ts';
import { ShortcutsState } from '../shortcuts-state.ts';

describe('the hint about review keys', () => {
  it('is shown once the device is read, and never again once closed', async () => {
    const device = new FakeDevice();
    const { hint } = aHint(device);
    hint.open();
    expect(hint.isShown).toBe(false);
    await device.settle();
    expect(hint.isShown).toBe(true);
    hint.close();
    await device.settle();
    expect(hint.isShown).toBe(false);

    const later = aHint(device).hint;
    later.open();
    await device.settle();
    expect(later.isShown).toBe(false);
  });

  it('is hidden after the first verdict', async () => {
    const device = new FakeDevice();
    const { hint, records } = aHint(device);
    hint.open();
    await device.settle();
    await records.sawHint('verdicts');
    expect(hint.isShown).toBe(false);
  });

  it('is hidden while single keys are switched off', async () => {
    const device = new FakeDevice();
    const { hint, shortcuts } = aHint(device);
    hint.open();
    await device.settle();
    shortcuts.setCharactersEnabled(false);
    expect(hint.isShown).toBe(false);
  });
});

function aHint(device: FakeDevice) {
  const shortcuts = new ShortcutsState(new FakeDevice().tab());
  const { records } = someRecords({ device });
  return { hint: new KeyHint(records, shortcuts), shortcuts, records };
}
