import { it } from 'vitest';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { inEachEngine } from './engines.ts';
import { signInAsDemo } from './screen.ts';

inEachEngine('zz', (opened) => {
  it('last words', async () => {
    const { screen } = opened();
    await signInAsDemo(screen);
    await screen.visit(paths.opportunity);
    await screen.click('link', /View Profile/);
    await screen.expectText('Private note');
    const href = await screen.run<string>('return location.pathname + location.search');
    for (let i = 0; i < 25; i++) {
      await screen.run(`
        window.name = '[]';
        const log = (text) => { window.name = JSON.stringify([...JSON.parse(window.name), Math.round(performance.now()) + ' ' + text]); };
        const original = IDBDatabase.prototype.transaction;
        let n = 0;
        IDBDatabase.prototype.transaction = function (...args) {
          const t = original.apply(this, args);
          const id = ++n;
          log('open ' + id + ' ' + args[1] + ' ' + new Error().stack.split('\\n').slice(1, 6).map((l) => l.replace(/http.*assets./, '').slice(0, 40)).join(' < '));
          t.addEventListener('complete', () => log('complete ' + id));
          t.addEventListener('abort', () => log('abort ' + id));
          const c = t.commit;
          t.commit = function () { log('commit ' + id); return c.call(t); };
          return t;
        };
        addEventListener('pagehide', () => log('pagehide'));
        addEventListener('pageshow', () => log('pageshow'));
        document.addEventListener('visibilitychange', () => log('visibility ' + document.visibilityState));
    `);
      await screen.run(`
        const area = [...document.querySelectorAll('textarea')].at(-1);
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(area, 'Word');
        area.dispatchEvent(new Event('input', { bubbles: true }));
        location.href = '/dashboard';
      `);
      await new Promise((r) => setTimeout(r, 1500));
      const shown = await screen.run<string>(
        `return document.body.innerText.includes('Hello, Meera') + ' ' + window.name`,
      );
      console.log(i, shown.slice(0, 5));
      if (!shown.startsWith('true')) {
        console.log(shown);
        await new Promise((r) => setTimeout(r, 20000));
        console.log(await screen.run('return document.body.innerText'));
        break;
      }
      await screen.visit(href);
      await screen.expectText('Private note');
    }
    void href;
  }, 300_000);
});
