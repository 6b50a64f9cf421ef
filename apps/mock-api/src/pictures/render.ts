import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { companyLogo } from './company-logo.ts';
import { cover } from './person-cover.ts';
import { portrait } from './portrait.ts';
import { workThumbnail } from './work-thumbnail.ts';

/** Returns the SVG behind `/pictures/{kind}/{id}.svg`, or `undefined` for an unknown kind or row. */
export function renderPicture(kind: string, id: string, rows: Pick<Reader<Rows>, 'get'>): string | undefined {
  const candidate = rows.get('candidates', id);
  const recruiter = rows.get('recruiters', id);
  const name = candidate?.name ?? recruiter?.drawnAs ?? recruiter?.name;
  const company = rows.get('companies', id);
  const post = rows.get('posts', id);
  if (kind === 'person' && name !== undefined) return portrait(name, candidate?.gender ?? 'Others');
  if (kind === 'cover' && name !== undefined) return cover(name);
  if (kind === 'company' && company !== undefined) return companyLogo(company.name);
  if (kind === 'work' && post !== undefined) return workThumbnail(post.id, post.title);
  return undefined;
}
