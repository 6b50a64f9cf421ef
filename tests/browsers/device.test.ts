import { expect, it } from 'vitest';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { demo } from '../e2e/support/sign-in.ts';
import { inEachEngine, journeyTimeoutMs } from './engines.ts';

inEachEngine('a page that is left', (opened) => {
  it(
    'leaves the data of the device to the next page',
    async () => {
      const { screen } = opened();
      await screen.visit(paths.login);
      await screen.fill('Email', demo.email);
      await screen.fill('Password', demo.password);
      await screen.click('button', 'Login');
      await screen.expectTitle('Hello, Meera');
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
