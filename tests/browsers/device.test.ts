import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { inEachEngine, journeyTimeoutMs } from './engines.ts';
import { signInAsDemo } from './screen.ts';

inEachEngine('a page that is left', (opened) => {
  beforeAll(() => signInAsDemo(opened().screen), journeyTimeoutMs);

  it(
    'leaves the data of the device to the next page',
    async () => {
      const { screen } = opened();
      await screen.visit(paths.opportunity);
      await screen.click('button', /^Shortlist /);
      await screen.expectText('Undo');
      await screen.visit(paths.opportunity);
      await screen.click('radio', /^Undecided/);
      await screen.click('checkbox', /^Select /);
      await screen.click('button', 'Not a fit');
      await screen.click('radio', /^Not a fit 1/);
      await screen.visit(paths.dashboard);
      await screen.expectTitle('Hello, Meera');
      await screen.visit(paths.opportunity);
      await expect.poll(() => screen.run('return document.body.innerText')).toContain('Not a fit 1');
    },
    journeyTimeoutMs,
  );

  it(
    'keeps the last words of a note',
    async () => {
      const { screen } = opened();
      await screen.visit(paths.opportunity);
      await screen.click('link', /View Profile/);
      await screen.expectText('Private note');
      const note = "[...document.querySelectorAll('textarea')].at(-1)";
      const profile = await screen.run<string>('return location.pathname + location.search');
      await screen.run(`
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(${note}, 'Call in June');
        ${note}.dispatchEvent(new Event('input', { bubbles: true }));
        location.href = '${paths.dashboard}';
      `);
      await screen.expectTitle('Hello, Meera');
      await screen.visit(profile);
      await screen.expectText('Private note');
      expect(await screen.run(`return ${note}.value`)).toBe('Call in June');
    },
    journeyTimeoutMs,
  );
});
