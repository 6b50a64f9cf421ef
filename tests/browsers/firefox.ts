import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Engine, firstInstalled } from './engine.ts';

export const firefox = {
  name: 'Firefox',
  packages: 'firefox-esr',
  program: firstInstalled('/usr/bin/firefox-esr', '/usr/bin/firefox'),
  launch: launchFirefox,
};

async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 832 });
  const find = async (script: string) => (await page.evaluateHandle(asFunction(script))) as ElementHandle<HTMLElement>;
  return {
    open: async (url) => void (await page.goto(url)),
    run: async <T>(script: string) => (await page.evaluate(asFunction(script))) as T,
    click: async (element) => (await find(element)).click(),
    type: async (field, text) => {
      const handle = await find(field);
      await handle.focus();
      await page.evaluate(asFunction('document.activeElement.select()'));
      await page.keyboard.type(text);
    },
    choose: async (select, option) => void (await (await find(select)).select(option)),
    close: () => browser.close(),
  };
}

const asFunction = (script: string) => `(() => { ${script} })()`;
