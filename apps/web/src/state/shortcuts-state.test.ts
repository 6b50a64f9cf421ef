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

  it('act before anything is read, which is once', async () => {
    const device = new FakeDevice('off');
    const keys = new ShortcutsState(device.tab());
    expect(keys.charactersAct).toBe(true);
    await keys.open();
    expect(keys.charactersAct).toBe(false);
    device.text = 'on';
    await keys.open();
    expect(keys.charactersAct).toBe(false);
  });

  it('are listed when one asks for them', () => {
    const keys = new ShortcutsState(new FakeDevice().tab());
    expect(keys.isListOpen).toBe(false);
    keys.showList();
    expect(keys.isListOpen).toBe(true);
    keys.closeList();
    expect(keys.isListOpen).toBe(false);
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
