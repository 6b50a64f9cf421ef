import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { ThemeState } from './theme-state.ts';

describe('the theme', () => {
  it('is the system’s until another is chosen, which stays on the device', async () => {
    const device = new FakeDevice();
    const theme = new ThemeState(device.tab());
    await theme.open();
    expect(theme.chosen).toBe('system');
    theme.choose('dark');
    expect(device.text).toBe('dark');
    const later = new ThemeState(device.tab());
    await later.open();
    expect(later.chosen).toBe('dark');
    later.choose('system');
    expect(device.text).toBe('system');
  });

  it('chosen in one tab is the theme of all', async () => {
    const device = new FakeDevice();
    const [here, there] = [new ThemeState(device.tab()), new ThemeState(device.tab())];
    await Promise.all([here.open(), there.open()]);
    here.choose('light');
    await device.settle();
    expect(there.chosen).toBe('light');
    device.changeFromOutside(null);
    await device.settle();
    expect([here.chosen, there.chosen]).toEqual(['system', 'system']);
  });

  it('is read once, and the system’s until then; what is the system’s is not written', async () => {
    const device = new FakeDevice();
    const written: string[] = [];
    const storage = device.tab();
    storage.write = (text) => void written.push(text);
    const theme = new ThemeState(storage);
    expect(theme.chosen).toBe('system');
    await theme.open();
    device.text = 'dark';
    await theme.open();
    expect([theme.chosen, written]).toEqual(['system', []]);
  });

  it('nobody knows is the system’s', async () => {
    const theme = new ThemeState(new FakeDevice('sepia').tab());
    await theme.open();
    expect(theme.chosen).toBe('system');
  });

  it('is written again at each visit: some browsers forget a cookie after a week', async () => {
    const written: string[] = [];
    const storage = new FakeDevice('dark').tab();
    storage.write = (text) => void written.push(text);
    await new ThemeState(storage).open();
    expect(written).toEqual(['dark']);
  });
});
