import { Avatar } from '../Avatar.tsx';
import { ChipList } from '../ChipList.tsx';
import { Cover } from '../Cover.tsx';
import { Face } from '../Face.tsx';
import { FactList } from '../FactList.tsx';
import { FolderRow } from '../FolderRow.tsx';
import { Mail, MapPin, Phone } from '../icons.ts';
import { Points } from '../Points.tsx';
import { ProofCard } from '../ProofCard.tsx';
import { ScoreRing } from '../ScoreRing.tsx';
import { SkillRow } from '../SkillRow.tsx';
import { StatRow } from '../StatRow.tsx';
import { TimelineList } from '../TimelineList.tsx';
import { VerifiedTick } from '../VerifiedTick.tsx';
import { Specimen } from './Specimen.tsx';

const nothing = () => undefined;

export function PeopleSheet() {
  return (
    <>
      <Specimen name="Face, ScoreRing, Avatar, VerifiedTick">
        <Face name="Aarohi Deshmukh" size="xl" />
        <Face name="Kabir Menon" size="lg" />
        <ScoreRing score={94}>
          <Face name="Sana Qazi" />
        </ScoreRing>
        <ScoreRing score={0}>
          <Face name="Ishita Sen" pictureUrl="/icon.png" />
        </ScoreRing>
        <ScoreRing score={null}>
          <Face name="Thomas Varghese" pictureUrl="/no-such-picture.png" />
        </ScoreRing>
        <Avatar name="Sana Qazi" size="xs" />
        <Avatar name="Sana Qazi" />
        <Avatar name="Kaveri Health Labs" size="md" square />
        <Avatar name="Tidewater" size="lg" square />
        <Avatar name="Tidewater Analytics" size="xl" square />
        <VerifiedTick />
      </Specimen>
      <Specimen name="Chip, ChipList, SkillRow">
        <ChipList label="Skills" chips={[{ text: 'Python', matched: true }, { text: 'Looker' }]} />
        <SkillRow
          skills={[
            { full: 'Python', short: 'Python', matched: true },
            { full: 'Tableau', short: 'Tablea…', matched: false },
          ]}
          more={['R', 'D3']}
        />
      </Specimen>
      <Specimen name="Cover" layout="frame">
        <Cover name="Aarohi Deshmukh" />
        <Cover name="Kabir Menon" />
        <Cover name="Meera Nair" look="night" />
      </Specimen>
      <Specimen name="Points, StatRow, FactList, FolderRow" layout="columns">
        <Points label="GloPoints" value="742" share={74} />
        <Points label="GloPoints" value={null} share={null} />
        <StatRow
          stats={[
            { label: 'Followers', value: '318' },
            { label: 'Lits', value: '1,204' },
            { label: 'Proof of Works', value: '9' },
          ]}
        />
        <FactList
          facts={[
            { icon: <MapPin />, label: 'Location', value: 'Pune, Maharashtra, India' },
            {
              icon: <Phone />,
              label: 'Phone',
              value: '+91 98220 14563',
              copy: { label: 'Copy phone number', onCopy: nothing },
            },
            {
              icon: <Mail />,
              label: 'E-mail',
              value: 'aarohi.deshmukh@mail.example',
              copy: { label: 'Copy e-mail address', onCopy: nothing },
            },
          ]}
        />
        <div>
          <FolderRow name="Finalists, Data Analyst" count={6} current href="#people" />
          <FolderRow name="Summer 2027 interns" count={12} current={false} onPress={nothing} />
        </div>
      </Specimen>
      <Specimen name="TimelineList" layout="columns">
        <TimelineList
          items={[
            {
              title: 'Data Science Intern',
              place: 'Kaveri Health Labs',
              text: 'Kaveri Health Labs',
              note: 'Internship',
              when: 'May 2026 – Present',
            },
            {
              title: 'COEP Technological University',
              place: 'COEP Technological University',
              text: 'B.Tech, Computer Science',
              when: 'July 2023 – May 2027',
              result: '8.9 CGPA',
            },
          ]}
        />
      </Specimen>
      <Specimen name="ProofCard" layout="columns">
        <ProofCard
          kind="link"
          kindText="Live site"
          title="Monsoon, mapped"
          description="Ten years of rainfall for 36 Maharashtra districts as one scrolling map, with every number behind it, and the script that made it, for anyone who wants to check."
          href="https://example.com"
          tags={['maps']}
        />
        <ProofCard
          kind="pdf"
          kindText="PDF"
          title="Which bus comes next?"
          description="A small model that predicts PMPML delays from open GPS data."
          href="https://example.com"
        />
        <ProofCard
          kind="video"
          kindText="Video"
          title="Reading A/B tests honestly"
          description="A 12-minute talk."
          href={null}
        />
      </Specimen>
    </>
  );
}
