import type { IncomingHttpHeaders } from 'node:http';

/**
 * Scores a response by the published rules of Mozilla's HTTP Observatory. Each finding lowers the initial 100. Bonus
 * points count from a score of 90. The redirect to HTTPS is not scored, because the proxy sends it.
 */
export function scoreOf(headers: IncomingHttpHeaders): number {
  const points = [
    ofPolicy(String(headers['content-security-policy'] ?? '')),
    ofCookies(headers['set-cookie'] ?? []),
    headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    ofReferrer(String(headers['referrer-policy'] ?? '')),
    ofTransport(headers['strict-transport-security'] ?? ''),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    ofFrames(headers),
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const withoutBonus = 100 + sum(points.filter((each) => each < 0));
  return withoutBonus >= 90 ? withoutBonus + sum(points.filter((each) => each > 0)) : Math.max(0, withoutBonus);
}

function ofPolicy(policy: string): number {
  if (policy === '') return -25;
  const directives = directivesOf(policy);
  const scripts = directives.get('script-src') ?? directives.get('default-src');
  const styles = directives.get('style-src') ?? directives.get('default-src') ?? [];
  if (scripts === undefined || scripts.some((source) => /^('unsafe-inline'|data:|https?:|\*)$/.test(source)))
    return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  const limitsForms = /^'(none|self)'$/.test(directives.get('form-action')?.join(' ') ?? '');
  return directives.get('default-src')?.join() === "'none'" && limitsForms ? 10 : 5;
}

function ofCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/; Secure/i.test(cookie))) return -40;
  if (cookies.some((cookie) => !/; HttpOnly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /; SameSite=(Strict|Lax)/i.test(cookie)) ? 5 : 0;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function ofReferrer(policy: string): number {
  if (policy === '') return 0;
  return privateReferrers.includes(policy) ? 5 : -5;
}

/** Six months at least. */
function ofTransport(header: string): number {
  const [, seconds] = /max-age=(\d+)/.exec(header) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

function ofFrames(headers: IncomingHttpHeaders): number {
  const directives = directivesOf(String(headers['content-security-policy'] ?? ''));
  if (directives.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? '')) ? 0 : -20;
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const parts = policy.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}
