import { expect, it } from 'vitest';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { inEachEngine, journeyTimeoutMs } from './engines.ts';
import { signInAsDemo } from './screen.ts';

inEachEngine('a page that is left', (opened) => {
  it(
    'leaves the data of the device to the next page',
    async () => {
      const { screen } = opened();
      await signInAsDemo(screen);
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
});
