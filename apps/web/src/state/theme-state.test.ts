import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../testing/fakes/fake-device.ts';
import { ThemeState } from './theme-state.ts';

async function opened(storage = new FakeDevice().tab()) {
  const theme = new ThemeState(storage);
  await theme.open();
  return theme;
}

describe('the theme', () => {
  it('follows the system until another one is chosen, and is stored', async () => {
    const device = new FakeDevice();
    const theme = await opened(device.tab());
    expect(theme.chosen).toBe('system');
    theme.choose('dark');
    expect((await opened(device.tab())).chosen).toBe('dark');
    theme.choose('system');
    expect(device.text).toBe('system');
  });

  it('is the same in all tabs', async () => {
    const device = new FakeDevice();
    const [here, there] = [await opened(device.tab()), await opened(device.tab())];
    here.choose('light');
    await new Promise(setImmediate);
    expect(there.chosen).toBe('light');
    device.changeFromOutside(null);
    await new Promise(setImmediate);
    expect([here.chosen, there.chosen]).toEqual(['system', 'system']);
  });

  it.each([null, 'sepia'])('is read once, and follows the system if stored as %j', async (kept) => {
    const device = new FakeDevice(kept);
    const theme = await opened(device.tab());
    device.text = 'dark';
    await theme.open();
    expect(theme.chosen).toBe('system');
  });

  it.each([
    ['dark', ['dark']],
    [null, []],
  ])('is written again on each visit if it was chosen: %s', async (kept, expected) => {
    const written: string[] = [];
    const storage = new FakeDevice(kept).tab();
    storage.write = (text) => void written.push(text);
    await opened(storage);
    expect(written).toEqual(expected);
  });
});
