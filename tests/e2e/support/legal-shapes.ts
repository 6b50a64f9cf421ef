import { nothing, type VariantName, vary } from '@glo/adapters/testing/variants';
import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import type { Page, Route } from '@playwright/test';

const basePaths = { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' } as const;

const calls = Object.entries(wireTable).map(([name, call]) => ({
  name,
  call,
  path: new RegExp(`^${(basePaths[call.service] + call.path).replace(/:\w+/g, '[^/]+')}$`),
}));

/** Rewrites the successful replies of both services to the page. `choose` names the variants of a call. */
export async function rewriteReplies(page: Page, choose: (call: string) => readonly VariantName[]): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const called = calls.find(({ call, path }) => call.method === request.method() && path.test(pathname));
    await (called === undefined ? route.fallback() : rewrite(route, called.call, choose(called.name)));
  });
}

async function rewrite(route: Route, call: Call, variants: readonly VariantName[]): Promise<void> {
  const response = await route.fetch();
  if (response.status() >= 300) return route.fulfill({ response });
  const body = vary(call, await response.json(), variants);
  if (body === nothing) return route.fulfill({ status: response.status() === 200 ? 204 : response.status() });
  if (body === 'OK') return route.fulfill({ response, body, contentType: 'text/plain; charset=utf-8' });
  await route.fulfill({ response, json: body });
}
