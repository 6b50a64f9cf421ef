import { searchJobTypes } from '@glo/domain/search/criteria-table';
import { criteriaKeys, criteriaLabels, type CriterionKey } from '@glo/domain/search/search';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { Key } from '../../../ui/display/key/Key.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { paletteKeys } from '../../../ui/display/key/key-texts.ts';
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
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Panel, Split } from '../../../ui/layout/Split.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
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
      <PageHeader title={texts.form.title} subtitle={texts.form.subtitle}>
        <Row as="p" gap={2} tone="muted" className={styles.name}>
          <span>{texts.form.findByName}</span>
          {paletteKeys.map((key) => (
            <Key key={key} name={key} />
          ))}
        </Row>
      </PageHeader>
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
            {presenter.lacksSkills && (
              <Stack as="output" space={{ marginBottom: 4 }}>
                <Callout icon={<Info />}>
                  <p>{texts.form.noSkills}</p>
                </Callout>
              </Stack>
            )}
            <Form onSubmit={presenter.submit}>
              <FormSection title={texts.form.section} text={texts.form.sectionText}>
                {criteriaKeys.map((key) => {
                  const Control = controls[key];
                  return (
                    Control && (
                      <FullRow key={key}>
                        <Control presenter={presenter} />
                      </FullRow>
                    )
                  );
                })}
                <FullRow>
                  <FormActions>
                    <SubmitButton
                      icon={<Search />}
                      missing={presenter.form.missing(criteriaLabels)}
                      busy={watch.pending}
                      softDisabled={!presenter.form.valid}
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
  const { value, change } = presenter.form.fields.jobType;
  return (
    <Stack gap={2}>
      <Text as="span" weight="medium" aria-hidden="true">
        {criteriaLabels.jobType}
      </Text>
      <SegmentedSwitch label={criteriaLabels.jobType} options={jobTypes} value={value} onChange={change} />
    </Stack>
  );
});

/** Separate observer, so that typing re-renders only this field. */
const Skills = observer(function Skills({ presenter }: Presented<SearchPresenter>) {
  return (
    <MultiCombobox
      label={criteriaLabels.skills}
      marker={texts.form.skillsMarker}
      placeholder={texts.form.skillsPlaceholder}
      field={presenter.form.fields.skills}
      {...fromLookup(presenter.skillLookup)}
      optionKey={String}
      optionLabel={String}
    />
  );
});

/** Keeps its height while empty, so that the form does not jump. */
const Example = observer(function Example({ presenter }: Presented<SearchPresenter>) {
  return (
    <Text size={1} tone="subtle" space={{ marginTop: 2 }} className={styles.example}>
      {presenter.offersExample && (
        <>
          <span>{`${texts.form.example} `}</span>
          <LinkButton
            onClick={({ currentTarget }) => {
              // The button disappears once the field has a skill.
              currentTarget.closest('form')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
              presenter.takeExample();
            }}
          >
            {texts.form.exampleSkills.join(', ')}
          </LinkButton>
        </>
      )}
    </Text>
  );
});

const Place = observer(function Place({ presenter }: Presented<SearchPresenter>) {
  const { location } = presenter.form.fields;
  return (
    <Combobox
      label={criteriaLabels.location}
      marker={texts.form.locationMarker}
      placeholder={texts.form.locationPlaceholder}
      field={location}
      selected={location.value === '' ? null : location.value}
      onSelect={(label) => location.change(label ?? '')}
      {...fromLookup(presenter.placeLookup)}
      optionKey={String}
      optionLabel={String}
      optionIcon={<MapPin />}
    />
  );
});

/** The control of each criterion, `null` for one that the form does not show. */
const controls: Readonly<Record<CriterionKey, ComponentType<Presented<SearchPresenter>> | null>> = {
  jobType: JobType,
  skills: (props) => (
    <>
      <Skills {...props} />
      <Example {...props} />
    </>
  ),
  location: Place,
  qualification: null,
};
