import { isAlias } from './alias.ts';

declare const unread: unique symbol;

/** Name or picture, which blind review may have replaced. Only the functions below turn it into a string again. */
export type Identifying = string | { readonly [unread]: never };

interface Identified {
  readonly name: Identifying;
  readonly profilePicture: Identifying;
}

export interface ShownIdentity {
  readonly name: string;
  /** The name that an avatar takes its initials from, '' for an alias. Its initials would pass for the real ones. */
  readonly avatarName: string;
  readonly pictureUrl: string;
}

export function identityOf({ name, profilePicture }: Identified): ShownIdentity {
  const shown = textOf(name);
  return { name: shown, avatarName: isAlias(shown) ? '' : shown, pictureUrl: textOf(profilePicture) };
}

export function nameOf({ name }: Pick<Identified, 'name'>): string {
  return textOf(name);
}

export function coverUrlOf({ coverPicture }: { readonly coverPicture: Identifying }): string {
  return textOf(coverPicture);
}

const textOf = (text: Identifying) => text as string;
