import { searchJobTypes } from '@glo/domain/search/search';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { Combobox } from '../../../ui/fields/combobox/Combobox.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormSection, FullRow } from '../../../ui/layout/FormSection.tsx';
import { Info, MapPin, Search } from '../../../ui/tokens/icons.ts';
import { MultiCombobox } from '../../../ui/fields/combobox/MultiCombobox.tsx';
import type { Presented } from '../../screen.ts';
import { PageHeader, Scroll } from '../../../ui/layout/Page.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Panel, Split } from '../../../ui/layout/Split.tsx';
import { fromLookup } from '../../from-lookup.ts';
import { SavedSearchesPanel } from '../saved/SavedSearchesPanel.tsx';
import { texts } from '../texts.ts';
import styles from './SearchView.module.css';
import type { SearchPresenter } from './search-presenter.ts';

const jobTypes = searchJobTypes.map((value) => ({ value, label: value }));

export const SearchView = observer(function SearchView({ presenter }: Presented<SearchPresenter>) {
  const { watch, savedList, running } = presenter;
  return (
    <>
      <PageHeader title={texts.form.title} subtitle={texts.form.subtitle} />
      {presenter.lacksSkills && (
        <output className={styles.bar}>
          <Info />
          <span className={styles.text}>{texts.form.noSkills}</span>
        </output>
      )}
      <Split
        bodyWidth={1024}
        panel={
          <Panel label={texts.saved.title}>
            <SavedSearchesPanel list={savedList} running={running} />
          </Panel>
        }
      >
        <Scroll label={texts.form.title}>
          <div className={styles.form}>
            <Form onSubmit={presenter.submit}>
              <FormSection title={texts.form.section} text={texts.form.sectionText}>
                <FullRow>
                  <JobType presenter={presenter} />
                </FullRow>
                <FullRow>
                  <Skills presenter={presenter} />
                  <Example presenter={presenter} />
                </FullRow>
                <FullRow>
                  <Place presenter={presenter} />
                </FullRow>
                <FullRow>
                  <FormActions>
                    <SubmitButton
                      icon={<Search />}
                      missing={presenter.missing}
                      busy={watch.pending}
                      softDisabled={!presenter.canSearch}
                    >
                      {texts.form.search}
                    </SubmitButton>
                  </FormActions>
                </FullRow>
              </FormSection>
            </Form>
            {watch.slow && <SlowNote onCancel={watch.cancel} onRetry={() => void presenter.retry()} />}
          </div>
        </Scroll>
      </Split>
    </>
  );
});

const JobType = observer(function JobType({ presenter }: Presented<SearchPresenter>) {
  return (
    <div className={styles.jobType}>
      <span className={styles.label} aria-hidden="true">
        {texts.form.jobType}
      </span>
      <SegmentedSwitch
        label={texts.form.jobType}
        options={jobTypes}
        value={presenter.jobType}
        onChange={presenter.chooseJobType}
      />
    </div>
  );
});

/** Separate observer, so that typing re-renders only this field. */
const Skills = observer(function Skills({ presenter }: Presented<SearchPresenter>) {
  const { skills, skillLookup } = presenter;
  return (
    <MultiCombobox
      label={texts.form.skills}
      marker={texts.form.skillsMarker}
      placeholder={texts.form.skillsPlaceholder}
      field={skills}
      {...fromLookup(skillLookup)}
      optionKey={itself}
      optionLabel={itself}
    />
  );
});

/** Its place is kept, so that nothing moves. */
const Example = observer(function Example({ presenter }: Presented<SearchPresenter>) {
  return (
    <p className={styles.example}>
      {presenter.offersExample && (
        <>
          <span>{`${texts.form.example} `}</span>
          <LinkButton
            onClick={({ currentTarget }) => {
              // The button goes with the empty field.
              currentTarget.closest('form')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
              presenter.takeExample();
            }}
          >
            {texts.form.exampleSkills.join(', ')}
          </LinkButton>
        </>
      )}
    </p>
  );
});

const Place = observer(function Place({ presenter }: Presented<SearchPresenter>) {
  const { location, placeLookup } = presenter;
  return (
    <Combobox
      label={texts.form.location}
      marker={texts.form.locationMarker}
      placeholder={texts.form.locationPlaceholder}
      field={location}
      selected={location.value === '' ? null : location.value}
      onSelect={presenter.choosePlace}
      {...fromLookup(placeLookup)}
      optionKey={itself}
      optionLabel={itself}
      optionIcon={<MapPin />}
    />
  );
});

const itself = (text: string) => text;
