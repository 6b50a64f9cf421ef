import { searchJobTypes } from '@glo/domain/search';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormSection, FullRow } from '../../../ui/FormSection.tsx';
import { Info, MapPin, Search } from '../../../ui/icons.ts';
import { MultiCombobox } from '../../../ui/MultiCombobox.tsx';
import { NoteBar } from '../../../ui/NoteBar.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { emptyText } from '../../empty-text.ts';
import styles from './SearchView.module.css';
import type { SearchPresenter } from './search-presenter.ts';

const jobTypes = searchJobTypes.map((value) => ({ value, label: value }));

interface Presented {
  readonly presenter: SearchPresenter;
}

export const SearchView = observer(function SearchView({ presenter }: Presented) {
  const formId = useId();
  const { watch } = presenter;
  return (
    <>
      <PageHeader title="Search Candidates" subtitle="Enter the details to search for candidate" gutter="form" />
      {presenter.resultsAreGone && (
        <NoteBar icon={<Info />}>Results stay until the page is reloaded. Search again to see them.</NoteBar>
      )}
      <Scroll label="Details of the search" gutter="form">
        <Form id={formId} onSubmit={presenter.submit}>
          <FormSection title="Basic Detail" text="Best matches come first.">
            <Criteria presenter={presenter} />
          </FormSection>
        </Form>
        {watch.slow && <SlowNote onCancel={watch.cancel} onRetry={() => void presenter.retry()} />}
      </Scroll>
      <PageFooter gutter="form">
        <Button
          type="submit"
          form={formId}
          variant="fill"
          size="lg"
          icon={<Search />}
          busy={watch.pending}
          softDisabled={!presenter.canSearch}
        >
          Search
        </Button>
      </PageFooter>
    </>
  );
});

const Criteria = observer(function Criteria({ presenter }: Presented) {
  const { skills, location, skillLookup, placeLookup } = presenter;
  return (
    <>
      <FullRow>
        <div className={styles.jobType}>
          <span className={styles.label} aria-hidden="true">
            Job type
          </span>
          <SegmentedSwitch
            label="Job type"
            options={jobTypes}
            value={presenter.jobType}
            onChange={presenter.chooseJobType}
          />
        </div>
      </FullRow>
      <FullRow>
        <MultiCombobox
          label="Skills"
          marker="At least one"
          placeholder="Top Skills required*"
          field={skills}
          query={skillLookup.text}
          onQuery={skillLookup.type}
          options={skillLookup.options}
          loading={skillLookup.loading}
          emptyText={emptyText(skillLookup)}
          optionKey={itself}
          optionLabel={itself}
        />
      </FullRow>
      <FullRow>
        <Combobox
          label="Location"
          marker="Optional"
          placeholder="Anywhere"
          field={location}
          selected={location.value === '' ? null : location.value}
          onSelect={presenter.choosePlace}
          query={placeLookup.text}
          onQuery={placeLookup.type}
          options={placeLookup.options}
          loading={placeLookup.loading}
          emptyText={emptyText(placeLookup)}
          optionKey={itself}
          optionLabel={itself}
          optionIcon={<MapPin />}
        />
      </FullRow>
    </>
  );
});

const itself = (text: string) => text;
