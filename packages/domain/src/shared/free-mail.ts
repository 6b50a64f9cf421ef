/** Advice at sign-up (specification 1, section 5). It blocks nothing. */
export const freeMailWarning = 'Use your official email ID to get first level verified.';

// biome-ignore format: a list reads better in rows
const freeMailDomains = new Set([
  'gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com',
  'hotmail.com', 'hotmail.co.uk', 'outlook.com', 'outlook.in', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com',
  'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'mail.ru',
  'yandex.com', 'yandex.ru', 'zoho.com', 'zohomail.in', 'rediffmail.com', 'rediff.com', 'fastmail.com', 'tutanota.com',
  'hey.com', 'qq.com', '163.com', 'naver.com',
]);

/** In the mock API, free-mail domains confirm no membership (decision 59). */
export function isFreeMail(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  return freeMailDomains.has(domain);
}
