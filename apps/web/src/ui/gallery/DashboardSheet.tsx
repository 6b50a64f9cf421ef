import { ActionTile } from '../ActionTile.tsx';
import { Avatar } from '../Avatar.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Chip } from '../Chip.tsx';
import { Cover } from '../Cover.tsx';
import { EntryTitle } from '../EntryTitle.tsx';
import { Face } from '../Face.tsx';
import { FactList } from '../FactList.tsx';
import { Bookmark, Building2, LifeBuoy, LogOut, MapPin, Search, SquarePen, UserCog } from '../icons.ts';
import { JobCard } from '../JobCard.tsx';
import { NavList } from '../NavList.tsx';
import { Scroll } from '../Scroll.tsx';
import { Panel, Split } from '../Split.tsx';
import { Stack } from '../Stack.tsx';
import { TextLink } from '../TextLink.tsx';
import { VerifiedTick } from '../VerifiedTick.tsx';
import styles from './Gallery.module.css';
import { GalleryShell } from './GalleryShell.tsx';

export function DashboardSheet() {
  return (
    <GalleryShell current="Dashboard">
      <Split panel={<Profile />}>
        <Scroll label="Dashboard" gutter="dashboard">
          <Stack gap={6}>
            <EntryTitle title="Hello, Meera">Welcome to Glo Recruiter</EntryTitle>
            <div className={styles.three}>
              <ActionTile
                night
                href="#form"
                icon={<SquarePen />}
                title="Post an opportunity"
                text="Three short steps"
              />
              <ActionTile
                href="#jobs"
                icon={<Search />}
                title="Search candidate"
                text="By skill, place and type"
                aside={<Chip text="Python" matched />}
              />
              <ActionTile
                href="#jobs"
                icon={<Bookmark />}
                title="Shortlisted candidate"
                text="31 people in 5 folders"
                aside={<Avatar name="Aarohi Deshmukh" />}
              />
            </div>
            <section aria-labelledby="active">
              <Stack gap={3}>
                <div className={styles.between}>
                  <h2 id="active">Active Jobs</h2>
                  <TextLink href="#jobs" quiet>
                    View All
                  </TextLink>
                </div>
                <div className={styles.three}>
                  <JobCard
                    href="#jobs"
                    title="Graduate Data Analyst"
                    date="November 3, 2026"
                    applicants={27}
                    viewed={18}
                    shortlisted={6}
                  />
                  <JobCard
                    href="#jobs"
                    title="Product Design Intern"
                    date="October 27, 2026"
                    applicants={64}
                    viewed={31}
                  />
                  <JobCard
                    past
                    href="#jobs"
                    title="Growth Marketing Trainee"
                    date="July 14, 2026"
                    applicants={48}
                    viewed={48}
                    shortlisted={11}
                  />
                </div>
              </Stack>
            </section>
          </Stack>
        </Scroll>
      </Split>
    </GalleryShell>
  );
}

function Profile() {
  return (
    <Panel label="Your profile">
      <Cover name="Meera Nair" look="night" />
      <div className={styles.profile}>
        <Face name="Meera Nair" size="lg" />
        <p>
          <strong>Meera Nair</strong> <VerifiedTick />
        </p>
        <FactList
          facts={[
            { icon: <Building2 />, label: 'Company', value: 'Tidewater Analytics' },
            { icon: <MapPin />, label: 'Location', value: 'Pune, Maharashtra, India' },
          ]}
        />
        <ButtonLink wide href="#dashboard">
          Edit Profile
        </ButtonLink>
        <NavList
          label="Profile"
          entries={[
            { label: 'Company Page', icon: <Building2 />, href: '#dashboard' },
            { label: 'Account', icon: <UserCog />, href: '#dashboard' },
            { label: 'Help Center', icon: <LifeBuoy />, href: '#dashboard' },
            { label: 'Sign Out', icon: <LogOut />, onPress: () => undefined },
          ]}
        />
      </div>
    </Panel>
  );
}
