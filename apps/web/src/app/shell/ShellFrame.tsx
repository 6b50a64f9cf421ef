import { SavedData } from '../../state/saved-data/saved-data.ts';
import { SigningOut } from '@glo/domain/account/signing-out';
import type { Session } from '@glo/domain/account/session';
import type { Recruiter } from '@glo/domain/account/recruiter';
import type { ContainerModule } from 'inversify';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { recruitPath } from '../../navigation/addresses.ts';
import { accountPaths, paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { Questions } from '../../state/questions/questions.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { lazily, LazySuspense } from '../../ui/lazily.tsx';
import type { NavEntry } from '../../ui/actions/NavList.tsx';
import {
  Bookmark,
  Building2,
  LayoutDashboard,
  LifeBuoy,
  Search,
  Sparkle,
  SquarePen,
  Users,
  UserSearch,
} from '../../ui/tokens/icons.ts';
import { paletteKeys } from '../../ui/display/key/key-texts.ts';
import { ShellLayout } from './ShellLayout.tsx';
import { SideNav } from './SideNav.tsx';
import { texts as bannerTexts } from '../../features/verification/banner-texts.ts';
import { hasBanner, VerificationBanner } from '../../features/verification/VerificationBanner.tsx';
import { BlindBar } from './BlindBar.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { loadBindings, useContainer } from '../container/container.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { blockNavigation } from '../navigation/block-navigation.ts';
import { openTo, screenAt } from '../routing/screen-access.ts';
import { menuTexts, texts } from './texts.ts';

const UnfinishedNote = lazily(async () => (await import('./UnfinishedNote.tsx')).UnfinishedNote);

interface ShellFrameProps {
  readonly session: Session;
  readonly recruiter: Recruiter;
  readonly children: ReactNode;
}

interface Place extends NavEntry {
  readonly href: string;
  readonly covers?: readonly string[];
}

const places: readonly Place[] = [
  { label: bannerTexts.addCompany, icon: <Building2 />, href: paths.chooseCompany },
  { label: texts.dashboard, icon: <LayoutDashboard />, href: paths.dashboard },
  { label: texts.recruit, icon: <Users />, href: recruitPath('ACTIVE'), covers: [paths.recruit, paths.opportunity] },
  {
    label: texts.post,
    icon: <SquarePen />,
    href: paths.jobForm,
    covers: [paths.jobForm, paths.jobDescription, paths.jobPreview, paths.jobPosted],
  },
  { label: texts.search, icon: <Search />, href: paths.search, covers: [paths.search, paths.searchResults] },
  { label: texts.talentPool, icon: <Sparkle />, href: paths.talentPool },
  { label: texts.shortlisted, icon: <Bookmark />, href: paths.shortlisted },
  { label: menuTexts.companyPage, icon: <Building2 />, href: paths.companyPage },
  {
    label: menuTexts.helpCentre,
    icon: <LifeBuoy />,
    href: paths.helpCentre,
    covers: [paths.helpCentre, paths.bugReport, paths.needHelp, paths.reportUser],
  },
];

const find = { label: texts.find, icon: <UserSearch />, keys: paletteKeys };

const ofAccount: readonly string[] = Object.values(accountPaths);

export function shellFrame(bindings: readonly ContainerModule[]) {
  return observer(function ShellFrame({ session, recruiter, children }: ShellFrameProps) {
    const { productName } = useConfiguration();
    const container = useContainer();
    loadBindings(container, bindings);
    const unsaved = container.get(UnsavedWork);
    const { listHref } = container.get(ActiveScreen);
    const [isPaletteOpen, setPaletteOpen] = useState(false);
    const signOut = () => void container.get(SigningOut).run();
    const forget = async () => {
      const answer = await container.get(Questions).ask('confirmation', { ...menuTexts.forget, danger: true });
      if (answer === null) return;
      await container.get(SavedData).forget(recruiter.accountId);
      signOut();
    };
    const isOpen = openTo(session);
    useEffect(() => blockNavigation(unsaved), [unsaved]);
    const here = placeOf(useLocation(), listHref);
    const openPlaces = places.filter(isOpen).map(({ href, covers = [href], ...entry }) => ({
      ...entry,
      href,
      current: covers.includes(here),
    }));
    const { name, profilePicture, company, personalVerification, companyVerification } = recruiter;
    // Without a company there are no candidates.
    const entries = company === null ? openPlaces : [{ ...find, onPress: () => setPaletteOpen(true) }, ...openPlaces];
    const ofCompany = company && companyVerification;
    const account = (
      <AccountMenu
        account={{ name, company: company?.name ?? '', pictureUrl: profilePicture || undefined }}
        current={ofAccount.includes(here)}
        isOpen={isOpen}
        onSignOut={signOut}
        onForget={() => void forget()}
      />
    );
    return (
      <ShellLayout
        side={
          <SideNav
            product={productName}
            homeHref={paths.dashboard}
            entries={entries}
            note={
              here !== paths.activity && (
                <ErrorBoundary renderFallback={() => null}>
                  <LazySuspense>
                    <UnfinishedNote />
                  </LazySuspense>
                </ErrorBoundary>
              )
            }
            verification={
              hasBanner(personalVerification, ofCompany) && (
                <VerificationBanner personal={personalVerification} company={ofCompany} />
              )
            }
            account={account}
          />
        }
      >
        <BlindBar />
        {children}
        <CommandPalette
          open={isPaletteOpen}
          setOpen={setPaletteOpen}
          screens={places}
          isOpen={isOpen}
          onSignOut={signOut}
        />
      </ShellLayout>
    );
  });
}

const ofOneJob: readonly string[] = [paths.jobDetails, paths.editJob, paths.editDescription, paths.editPreview];
const ofCandidates: readonly string[] = [paths.candidate, paths.connect, paths.connectMany, paths.compare];

/** A profile, email or comparison belongs to the list it was opened from. */
function placeOf({ pathname, search }: Location, listHref: string | null): string {
  const here = screenAt(pathname)?.path ?? '';
  if (ofOneJob.includes(here)) return paths.opportunity;
  if (!ofCandidates.includes(here)) return here;
  if (new URLSearchParams(search).has('job')) return paths.opportunity;
  return screenAt(listHref ?? paths.searchResults)?.path ?? '';
}
