import type { ReactNode } from 'react';
import { AccountButton } from '../AccountButton.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Bookmark, LayoutGrid, LogOut, Search, Sparkle, SquarePen, UserCog, Users } from '../icons.ts';
import { Menu } from '../Menu.tsx';
import { ShellLayout } from '../ShellLayout.tsx';
import { SideNav } from '../SideNav.tsx';
import { VerificationList } from '../VerificationList.tsx';

const entries = [
  { label: 'Dashboard', icon: <LayoutGrid />, href: '#shell' },
  { label: 'Recruit', icon: <Users />, href: '#jobs' },
  { label: 'Post Opportunities', icon: <SquarePen />, href: '#form' },
  { label: 'Search Candidates', icon: <Search />, href: '#shell' },
  { label: 'Shortlisted', icon: <Bookmark />, href: '#shell' },
  { label: 'Talent Pool', icon: <Sparkle />, href: '#shell' },
];

/** The application's frame around a sample screen. */
export function GalleryShell({ current, children }: { readonly current: string; readonly children: ReactNode }) {
  return (
    <ShellLayout
      side={
        <SideNav
          product="Glo"
          homeHref="#dashboard"
          entries={entries.map((entry) => ({ ...entry, current: entry.label === current }))}
          verification={
            <VerificationList
              rows={[
                { label: 'Personal', state: 'half', text: 'Under Verification' },
                {
                  label: 'Company',
                  state: 'open',
                  text: 'Not Verified',
                  action: <ButtonLink href="#shell">Verify</ButtonLink>,
                },
              ]}
            />
          }
          account={
            <Menu
              side="top"
              align="start"
              trigger={<AccountButton name="Meera Nair" company="Tidewater Analytics" />}
              items={[
                { label: 'Account', icon: <UserCog />, href: '#shell' },
                { label: 'Sign Out', icon: <LogOut />, onPress: () => undefined },
              ]}
            />
          }
        />
      }
    >
      {children}
    </ShellLayout>
  );
}
