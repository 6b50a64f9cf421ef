import type { Browser } from '@playwright/test';
import type { Measure } from '../bench/measures.ts';
import { median } from '../bench/samples.ts';
import { MeasuredPage } from './measured-page.ts';
import { aRecruiter, type Recruiter } from './recruiter.ts';
import { watchRequests } from './requests.ts';
import type { Site } from './site.ts';

interface Load {
  /** Milliseconds from the start of the navigation until the content is shown. */
  readonly usable: number;
  readonly warm: number;
  readonly scripts: number;
  /** Compressed size. */
  readonly scriptBytes: number;
}

const rounds = 3;

export async function measureLoads({ app, browser }: Site): Promise<readonly Measure[]> {
  const recruiter = await aRecruiter(browser, app, 'reloads');
  const screens = await addressesOf(browser, recruiter);
  const logins: Load[] = [];
  const loads = new Map(screens.map(([name]) => [name, [] as Load[]]));
  for (let round = 0; round <= rounds; round += 1) {
    const keep = (list: Load[] | undefined, load: Load) => void (round > 0 && list?.push(load));
    keep(logins, await loadOf(browser, { baseURL: app }, '/login'));
    for (const [name, address] of screens) keep(loads.get(name), await loadOf(browser, recruiter, address));
  }
  const medianOf = (list: readonly Load[], field: keyof Load) => median(list.map((load) => load[field]));
  const login = medianOf(logins, 'usable');
  const first = {
    name: 'first load of /login, until usable',
    value: `${login.toFixed(0)} ms, ${(medianOf(logins, 'scriptBytes') / 1000).toFixed(1)} kB of scripts`,
    against: '',
    judged: login,
  };
  const reloads = [...loads].flatMap(([name, screenLoads]) => {
    const usable = medianOf(screenLoads, 'usable');
    const warm = medianOf(screenLoads, 'warm');
    const scripts = medianOf(screenLoads, 'scripts');
    return [
      {
        name: `reload of ${name}, until usable`,
        value: `${usable.toFixed(0)} ms`,
        against: `${login.toFixed(0)} ms /login`,
        judged: usable / login,
        bound: { most: 2 },
      },
      {
        name: `warm reload of ${name}`,
        value: `${warm.toFixed(0)} ms`,
        against: `${usable.toFixed(0)} ms cold`,
        judged: warm / usable,
        bound: { most: 0.5 },
      },
      { name: `reload of ${name}, scripts`, value: `${scripts}`, against: '', judged: scripts, bound: { most: 10 } },
    ];
  });
  return [first, ...reloads];
}

async function addressesOf(browser: Browser, recruiter: Recruiter): Promise<readonly (readonly [string, string])[]> {
  const context = await browser.newContext(recruiter);
  try {
    const page = await context.newPage();
    const linkTo = async (start: string) =>
      (await page.locator(`a[href^="${start}"]`).first().getAttribute('href')) ?? start;
    await page.goto('/recruit');
    const job = await linkTo('/opportunitypage');
    await page.goto(job);
    const profile = await linkTo('/glofolio');
    return [
      ['/dashboard', '/dashboard'],
      ['/recruit', '/recruit'],
      ['a job', job],
      ['a profile', profile],
    ];
  } finally {
    await context.close();
  }
}

async function loadOf(browser: Browser, options: Partial<Recruiter>, address: string): Promise<Load> {
  const measured = await MeasuredPage.open(browser, options);
  try {
    const { page } = measured;
    await measured.slowNetwork();
    await measured.slowProcessor();
    const watched = watchRequests(measured.cdp);
    const load = async (navigate: () => Promise<unknown>) => {
      await navigate();
      const times = await (await page.waitForFunction(contentShown)).jsonValue();
      if (times === null) throw new Error(`${address} did not show its content`);
      return times;
    };
    const { began, usable } = await load(() => page.goto(address, { waitUntil: 'commit' }));
    const { scripts, scriptBytes } = watched.sum(began + usable);
    const { usable: warm } = await load(() => page.reload({ waitUntil: 'commit' }));
    return { usable, warm, scripts, scriptBytes };
  } finally {
    await measured.close();
  }
}

/** Runs in the page. Returns `null` until the heading is shown and no skeleton is left. */
function contentShown(): { began: number; usable: number } | null {
  if (document.querySelector('main h1') === null || document.querySelector('[aria-busy=true]') !== null) return null;
  return { began: performance.timeOrigin, usable: performance.now() };
}
