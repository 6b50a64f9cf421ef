import type { Recruiter } from '@glo/domain/account';
import type { ReactNode } from 'react';
import { type Location, matchPath, useLocation } from 'react-router-dom';
import { paths, recruitPath } from '../navigation/paths.ts';
import { useConfiguration } from '../state/configuration.ts';
import type { UnsavedWork } from '../state/unsaved-work.ts';
import {
  Bookmark,
  Building2,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Search,
  SquarePen,
  UserCog,
  UserPen,
  Users,
} from '../ui/icons.ts';
import { ShellLayout } from '../ui/ShellLayout.tsx';
import { SideNav } from '../ui/SideNav.tsx';
import { hasBanner } from '../features/verification/VerificationBanner.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Verification } from './Verification.tsx';

interface ShellFrameProps {
  readonly recruiter: Recruiter;
  readonly unsaved: UnsavedWork;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** Where the sidebar leads, and the screens that count as being there. */
const places = [
  { label: 'Dashboard', icon: <LayoutDashboard />, href: paths.dashboard, covers: [paths.dashboard] },
  { label: 'Recruit', icon: <Users />, href: recruitPath('ACTIVE'), covers: [paths.recruit, paths.opportunity] },
  {
    label: 'Post Opportunities',
    icon: <SquarePen />,
    href: paths.jobForm,
    covers: [paths.jobForm, paths.jobDescription, paths.jobPreview, paths.jobPosted],
  },
  { label: 'Search Candidates', icon: <Search />, href: paths.search, covers: [paths.search, paths.searchResults] },
  { label: 'Shortlisted', icon: <Bookmark />, href: paths.shortlisted, covers: [paths.shortlisted] },
  { label: 'Company Page', icon: <Building2 />, href: paths.companyPage, covers: [paths.companyPage] },
  {
    label: 'Help Center',
    icon: <LifeBuoy />,
    href: paths.helpCentre,
    covers: [paths.helpCentre, paths.bugReport, paths.needHelp, paths.reportUser],
  },
];

export function ShellFrame({ recruiter, unsaved, onSignOut, children }: ShellFrameProps) {
  const { productName } = useConfiguration();
  const here = placeOf(useLocation());
  const entries = places.map(({ covers, ...entry }) => ({
    ...entry,
    current: covers.some((path) => path.toLowerCase() === here),
  }));
  const { name, profilePicture, company, personalVerification, companyVerification } = recruiter;
  const account = (
    <AccountMenu
      account={{ name, company: company?.name ?? '', pictureUrl: profilePicture || undefined }}
      items={[
        { label: 'Edit Profile', icon: <UserPen />, href: paths.editProfile },
        { label: 'Company Page', icon: <Building2 />, href: paths.companyPage },
        { label: 'Account', icon: <UserCog />, href: paths.account },
        { label: 'Help Center', icon: <LifeBuoy />, href: paths.helpCentre },
        { label: 'Sign Out', icon: <LogOut />, onPress: onSignOut },
      ]}
    />
  );
  return (
    <ShellLayout
      side={
        <SideNav
          product={productName}
          homeHref={paths.dashboard}
          entries={entries}
          verification={hasBanner(personalVerification, companyVerification) && <Verification recruiter={recruiter} />}
          account={account}
        />
      }
    >
      {children}
      <LeaveGuard unsaved={unsaved} />
    </ShellLayout>
  );
}

const ofOneJob = [paths.jobDetails, paths.editJob, paths.editDescription, paths.editPreview];

/** A posted job belongs to the others; a profile to where it was opened from: its job, or the search. */
function placeOf({ pathname, search }: Location): string {
  if (ofOneJob.some((path) => matchPath(path, pathname) !== null)) return paths.opportunity.toLowerCase();
  if (matchPath(paths.candidate, pathname) === null) return pathname.toLowerCase();
  return (new URLSearchParams(search).has('job') ? paths.opportunity : paths.searchResults).toLowerCase();
}
