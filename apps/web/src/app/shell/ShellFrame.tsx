import type { Recruiter } from '@glo/domain/account/recruiter';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type Location, matchPath, useLocation } from 'react-router-dom';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import {
  Bookmark,
  Building2,
  History,
  LayoutDashboard,
  LifeBuoy,
  Search,
  Sparkle,
  SquarePen,
  Users,
} from '../../ui/tokens/icons.ts';
import { ShellLayout } from './ShellLayout.tsx';
import { SideNav } from './SideNav.tsx';
import { hasBanner } from '../../features/verification/VerificationBanner.tsx';
import { BlindBar } from './BlindBar.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { useContainer } from '../container-context.ts';
import { LeaveGuard } from '../navigation/LeaveGuard.tsx';
import { texts } from './shell-texts.ts';
import { Verification } from './Verification.tsx';

interface ShellFrameProps {
  readonly recruiter: Recruiter;
  readonly unsaved: UnsavedWork;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** Where the sidebar leads, and the screens that count as being there. */
const places = [
  { label: texts.dashboard, icon: <LayoutDashboard />, href: paths.dashboard, covers: [paths.dashboard] },
  { label: texts.recruit, icon: <Users />, href: recruitPath('ACTIVE'), covers: [paths.recruit, paths.opportunity] },
  {
    label: texts.post,
    icon: <SquarePen />,
    href: paths.jobForm,
    covers: [paths.jobForm, paths.jobDescription, paths.jobPreview, paths.jobPosted],
  },
  { label: texts.search, icon: <Search />, href: paths.search, covers: [paths.search, paths.searchResults] },
  { label: texts.talentPool, icon: <Sparkle />, href: paths.talentPool, covers: [paths.talentPool] },
  { label: texts.shortlisted, icon: <Bookmark />, href: paths.shortlisted, covers: [paths.shortlisted] },
  { label: texts.companyPage, icon: <Building2 />, href: paths.companyPage, covers: [paths.companyPage] },
  {
    label: texts.helpCentre,
    icon: <LifeBuoy />,
    href: paths.helpCentre,
    covers: [paths.helpCentre, paths.bugReport, paths.needHelp, paths.reportUser],
  },
];

/** The account menu alone leads to these. */
const ofAccount: readonly string[] = [
  paths.account,
  paths.editProfile,
  paths.changePassword,
  paths.deleteAccount,
  paths.activity,
].map((path) => path.toLowerCase());

/** Where the command palette leads. */
const paletteScreens = [...places, { label: texts.activity, icon: <History />, href: paths.activity }];

export const ShellFrame = observer(function ShellFrame({ recruiter, unsaved, onSignOut, children }: ShellFrameProps) {
  const { productName } = useConfiguration();
  const { listHref } = useContainer().get(ActiveScreen);
  const here = placeOf(useLocation(), listHref);
  const entries = places.map(({ covers, ...entry }) => ({
    ...entry,
    current: covers.some((path) => path.toLowerCase() === here),
  }));
  const { name, profilePicture, company, personalVerification, companyVerification } = recruiter;
  const account = (
    <AccountMenu
      account={{ name, company: company?.name ?? '', pictureUrl: profilePicture || undefined }}
      current={ofAccount.includes(here)}
      onSignOut={onSignOut}
    />
  );
  return (
    <ShellLayout
      side={
        <SideNav
          product={productName}
          homeHref={paths.dashboard}
          entries={entries}
          verification={
            hasBanner(personalVerification, company && companyVerification) && <Verification recruiter={recruiter} />
          }
          account={account}
        />
      }
    >
      <BlindBar />
      {children}
      <LeaveGuard unsaved={unsaved} />
      <CommandPalette screens={paletteScreens} onSignOut={onSignOut} />
    </ShellLayout>
  );
});

const ofOneJob = [paths.jobDetails, paths.editJob, paths.editDescription, paths.editPreview];
const ofCandidates = [paths.candidate, paths.connect, paths.compare];

/** A posted job belongs to the others; a profile, an e-mail and a comparison to where they were opened from: a job, a list, or the search. */
function placeOf({ pathname, search }: Location, listHref: string | null): string {
  const isOneOf = (some: readonly string[]) => some.some((path) => matchPath(path, pathname) !== null);
  if (isOneOf(ofOneJob)) return paths.opportunity.toLowerCase();
  if (!isOneOf(ofCandidates)) return pathname.toLowerCase();
  if (new URLSearchParams(search).has('job')) return paths.opportunity.toLowerCase();
  return (listHref?.split('?')[0] ?? paths.searchResults).toLowerCase();
}
