import { useMemo, useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { BodyHeader } from '../BodyHeader.tsx';
import { BulkBar, BulkRow } from '../BulkBar.tsx';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { CandidateCard } from '../CandidateCard.tsx';
import { CandidateGridSkeleton } from '../CandidateCardSkeleton.tsx';
import { CandidateGrid } from '../CandidateGrid.tsx';
import { Count } from '../Count.tsx';
import { Bookmark, FolderPlus, SlidersHorizontal } from '../icons.ts';
import { JobRow } from '../JobRow.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { Rail, Split } from '../Split.tsx';
import { Tabs } from '../Tabs.tsx';
import { Toolbar } from '../Toolbar.tsx';
import { candidates } from './candidates.ts';
import { GalleryShell } from './GalleryShell.tsx';

const jobs = ['Graduate Data Analyst', 'Product Design Intern', 'Junior Backend Engineer', 'QA Automation Trainee'];
const sizes = { APPLICANTS: 18, RECOMMENDED: 1000, SHORTLISTED: 0 } as const;
type Tab = keyof typeof sizes;

export function JobsSheet() {
  const [tab, setTab] = useState<Tab>('APPLICANTS');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [find, setFind] = useState('');
  const items = useMemo(() => candidates(sizes[tab]), [tab]);
  const nothing = () => undefined;
  return (
    <GalleryShell current="Recruit">
      <PageHeader title="Active Jobs" count={{ value: 5, unit: 'jobs' }}>
        <ButtonLink href="#jobs" variant="bare" flush="end">
          View Closed Jobs
        </ButtonLink>
      </PageHeader>
      <Split
        rail={
          <Rail label="Jobs">
            {jobs.map((title, index) => (
              <JobRow
                key={title}
                href="#jobs"
                title={title}
                date="November 3, 2026"
                applicants={27}
                current={index === 0}
              />
            ))}
          </Rail>
        }
      >
        <BodyHeader
          start={<Avatar name="Tidewater Analytics" size="lg" square />}
          title="Graduate Data Analyst"
          facts={['Tidewater Analytics', 'Posted November 3, 2026', '27 Applicants']}
        >
          <Button variant="bare">Close this Job</Button>
          <ButtonLink href="#jobs">Manage Details</ButtonLink>
        </BodyHeader>
        <Tabs
          label="Candidates"
          value={tab}
          onChange={setTab}
          tabs={(Object.keys(sizes) as Tab[]).map((value) => ({ value, label: value, count: sizes[value] }))}
        >
          <Toolbar
            end={
              <>
                <Button icon={<SlidersHorizontal />}>
                  Filter <Count value={2} unit="filters on" tone="glow" />
                </Button>
                <Button variant="bare" flush="end">
                  Reset
                </Button>
              </>
            }
          >
            <SearchBox label="Find in this list" value={find} onChange={setFind} />
          </Toolbar>
          {tab === 'SHORTLISTED' ? (
            <CandidateGridSkeleton label="Loading candidates" />
          ) : (
            <CandidateGrid
              label="Applicants"
              items={items}
              ticking={ticked.length > 0}
              itemKey={(candidate) => candidate.id}
              renderItem={(candidate) => (
                <CandidateCard
                  {...candidate}
                  onOpen={nothing}
                  ticked={ticked.includes(candidate.id)}
                  onTick={(on) =>
                    setTicked((ids) => (on ? [...ids, candidate.id] : ids.filter((id) => id !== candidate.id)))
                  }
                />
              )}
            />
          )}
        </Tabs>
        <BulkBar>
          <BulkRow
            label="Selected candidates"
            text={ticked.length > 0 ? `${ticked.length} selected` : ''}
            acts={
              <>
                <Button icon={<FolderPlus />}>Add to Folder</Button>
                <Button variant="fill" icon={<Bookmark />}>
                  Shortlist {ticked.length}
                </Button>
              </>
            }
          >
            <Button variant="bare" onClick={() => setTicked([])}>
              Clear
            </Button>
          </BulkRow>
        </BulkBar>
      </Split>
    </GalleryShell>
  );
}
