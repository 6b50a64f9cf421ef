import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../testing/fakes/fake-device.ts';
import { ShortcutsState } from './shortcuts-state.ts';

async function opened(device: FakeDevice) {
  const shortcuts = new ShortcutsState(device.tab());
  await shortcuts.open();
  return shortcuts;
}

describe('single-character shortcuts', () => {
  it('act until they are switched off, which is stored', async () => {
    const device = new FakeDevice();
    const shortcuts = await opened(device);
    expect(shortcuts.areCharactersEnabled).toBe(true);
    shortcuts.setCharactersEnabled(false);
    const later = await opened(device);
    expect(later.areCharactersEnabled).toBe(false);
    later.setCharactersEnabled(true);
    expect(device.text).toBe('on');
  });

  it('act until the setting is read, which happens once', async () => {
    const device = new FakeDevice('off');
    const shortcuts = new ShortcutsState(device.tab());
    expect(shortcuts.areCharactersEnabled).toBe(true);
    await shortcuts.open();
    device.text = 'on';
    await shortcuts.open();
    expect(shortcuts.areCharactersEnabled).toBe(false);
  });

  it('are switched off in all tabs', async () => {
    const device = new FakeDevice();
    const [here, there] = [await opened(device), await opened(device)];
    here.setCharactersEnabled(false);
    await new Promise(setImmediate);
    expect(there.areCharactersEnabled).toBe(false);
  });
});

it('the list of shortcuts opens and closes', () => {
  const shortcuts = new ShortcutsState(new FakeDevice().tab());
  const states = [shortcuts.isListOpen];
  shortcuts.showList();
  states.push(shortcuts.isListOpen);
  shortcuts.closeList();
  expect([...states, shortcuts.isListOpen]).toEqual([false, true, false]);
});
