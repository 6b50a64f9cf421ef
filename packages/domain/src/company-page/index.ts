export { hasBadge } from './company-badge.ts';
export { CompanyPages } from './company-pages.ts';
export type { CompanyDetails, CompanyMember } from './company-pages.ts';
