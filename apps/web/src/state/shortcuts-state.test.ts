import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { ShortcutsState } from './shortcuts-state.ts';

describe('single characters as shortcuts', () => {
  it('act until they are switched off, which stays on the device', async () => {
    const device = new FakeDevice();
    const keys = new ShortcutsState(device.tab());
    await keys.open();
    expect(keys.charactersAct).toBe(true);
    keys.letCharactersAct(false);
    const later = new ShortcutsState(device.tab());
    await later.open();
    expect(later.charactersAct).toBe(false);
    later.letCharactersAct(true);
    expect(device.text).toBe('on');
  });

  it('switched off in one tab are off in all', async () => {
    const device = new FakeDevice();
    const [here, there] = [new ShortcutsState(device.tab()), new ShortcutsState(device.tab())];
    await Promise.all([here.open(), there.open()]);
    here.letCharactersAct(false);
    await device.settle();
    expect(there.charactersAct).toBe(false);
  });
});
