import { useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { BulkBar, BulkRow } from '../BulkBar.tsx';
import { Button } from '../Button.tsx';
import { ChoiceList } from '../ChoiceList.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogSections } from '../DialogSections.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { IconButton } from '../IconButton.tsx';
import { EllipsisVertical, Flag, Folder } from '../icons.ts';
import { Menu } from '../Menu.tsx';
import { MultiCombobox } from '../MultiCombobox.tsx';
import { PickChips } from '../PickChips.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { Select } from '../Select.tsx';
import { Stack } from '../Stack.tsx';
import { TextField } from '../TextField.tsx';
import { Toolbar } from '../Toolbar.tsx';
import { skills, skillTexts } from './places.ts';
import { Specimen } from './Specimen.tsx';
import { useField } from './use-field.ts';

const folders = ['Finalists, Data Analyst', 'Summer 2027 interns', 'Design bench', 'Pune campus drive'];

export function LayersSheet() {
  const [open, setOpen] = useState<'folder' | 'filter' | 'leave' | 'delete' | null>(null);
  const [find, setFind] = useState('');
  const close = () => setOpen(null);
  return (
    <>
      <Specimen name="Dialog, Menu, Toolbar, SearchBox">
        <Button onClick={() => setOpen('folder')}>Choose Folder</Button>
        <Button onClick={() => setOpen('filter')}>Filter</Button>
        <Menu
          trigger={<IconButton label="More" icon={<EllipsisVertical />} />}
          items={[
            { label: 'Report User', icon: <Flag />, href: '#layers' },
            { label: 'Remove from all folders', icon: <Folder />, onPress: close, danger: true },
          ]}
        />
        <Toolbar end={<Button variant="bare">Reset</Button>}>
          <SearchBox label="Find in this list" value={find} onChange={setFind} />
        </Toolbar>
      </Specimen>
      <Specimen name="BulkBar" layout="frame">
        <div style={{ height: 96 }}>
          <BulkBar>
            <BulkRow label="Result" text="Adding 3 of 12" share={0.25} acts={<Button>Cancel</Button>} />
          </BulkBar>
        </div>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Button onClick={() => setOpen('leave')}>Leave</Button>
        <Button onClick={() => setOpen('delete')}>Delete</Button>
      </Specimen>
      <ConfirmDialog
        open={open === 'leave'}
        title="Leave without saving?"
        text="What you changed here is not saved yet."
        stay="Keep editing"
        go="Leave"
        onStay={close}
        onGo={close}
      />
      <ConfirmDialog
        danger
        open={open === 'delete'}
        title="Delete this account for good?"
        text="meera.nair@tidewater.example and everything that belongs to it will be gone."
        stay="Keep my account"
        go="Delete Account"
        onStay={close}
        onGo={close}
      />
      <FolderDialog open={open === 'folder'} onClose={close} />
      <FilterDialog open={open === 'filter'} onClose={close} />
    </>
  );
}

interface LayerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function FolderDialog({ open, onClose }: LayerProps) {
  const [folder, setFolder] = useState<string | null>(folders[0] ?? null);
  const name = useField('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose Folder"
      subtitle={
        <>
          <Avatar name="Sana Qazi" size="xs" />
          Sana Qazi
        </>
      }
      footer={
        <>
          <Button size="lg" variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button size="lg" variant="fill" onClick={onClose}>
            Add to Folder
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ChoiceList
          label="Folders"
          value={folder}
          onChange={setFolder}
          choices={folders.map((value, index) => ({ value, label: value, icon: <Folder />, end: 6 - index }))}
        />
        <TextField label="Create Folder" field={name} placeholder="Enter folder name" />
      </Stack>
    </Dialog>
  );
}

function FilterDialog({ open, onClose }: LayerProps) {
  const [years, setYears] = useState<readonly string[]>(['2026', '2027']);
  const chosen = useField<readonly string[]>(['Python', 'SQL']);
  const degree = useField('B.Tech');
  const education = (
    <div>
      {['Master', 'Bachelor', 'Diploma', 'Twelfth', 'Tenth'].map((level) => (
        <Disclosure
          key={level}
          title={level}
          summary={level === 'Bachelor' ? 'B.Tech' : 'Any'}
          startsOpen={level === 'Bachelor'}
        >
          <Stack gap={4}>
            <Stack gap={4} columns={2}>
              <Select label="Degree" dense field={degree} options={['B.Tech', 'B.Sc']} />
              <Select label="Institute" dense field={degree} options={['B.Tech']} placeholder="Any" />
            </Stack>
            <PickChips
              label="Year of passing"
              options={['2025', '2026', '2027', '2028']}
              picked={years}
              onChange={setYears}
            />
          </Stack>
        </Disclosure>
      ))}
    </div>
  );
  const skillsBox = (
    <MultiCombobox
      {...skillTexts}
      label="Skills"
      labelHidden
      field={chosen}
      query=""
      onQuery={onClose}
      options={skills}
      placeholder="Add a skill"
    />
  );
  return (
    <Dialog
      bare
      size="wide"
      open={open}
      onClose={onClose}
      title="Filter"
      footer={
        <>
          <Button size="lg" variant="bare" flush="start">
            Reset
          </Button>
          <span>11 of 27 applicants match</span>
          <Button size="lg" variant="fill" onClick={onClose}>
            show result
          </Button>
        </>
      }
    >
      <DialogSections
        label="Filter sections"
        sections={[
          { title: 'Skills', count: () => 2, content: skillsBox },
          { title: 'Education', count: () => 1, content: education },
          { title: 'Work', content: <Select label="Internship, minimum" dense field={degree} options={['B.Tech']} /> },
          {
            title: 'General',
            content: (
              <PickChips label="Gender" options={['Male', 'Female', 'Others']} picked={[]} onChange={setYears} />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
