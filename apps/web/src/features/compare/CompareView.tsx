import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { SunriseArt } from '../../ui/display/SunriseArt.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { CircleAlert, Link } from '../../ui/tokens/icons.ts';
import { CandidateActionsDialog } from '../candidate-list/index.ts';
import { texts as profileTexts } from '../open-profile/texts.ts';
import type { Presented } from '../screen.ts';
import type { ComparePresenter } from './compare-presenter.ts';
import { Text } from '../../ui/display/Text.tsx';
import styles from './CompareView.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { texts } from './texts.ts';

export const CompareView = observer(function CompareView({ presenter }: Presented<ComparePresenter>) {
  const { back, isEmpty, dialog } = presenter;
  const label = back.label ?? profileTexts.backToJob;
  return (
    <>
      <PageHeader start={<BackLink href={back.href}>{back.label ?? <Skeleton width="144px" />}</BackLink>}>
        {!isEmpty && <Tools presenter={presenter} />}
      </PageHeader>
      <Notes presenter={presenter} />
      {presenter.reading.isSlow && (
        <div className={styles.notes}>
          <SlowNote onCancel={presenter.reading.cancel} onRetry={presenter.reading.retry} />
        </div>
      )}
      {isEmpty ? (
        <MessagePage title={texts.noCandidates} text={texts.noCandidatesText} art={<SunriseArt />}>
          <ButtonLink href={back.href}>{label}</ButtonLink>
        </MessagePage>
      ) : (
        <Scroll label={texts.table} flush>
          <ComparisonTable presenter={presenter} />
        </Scroll>
      )}
      <CandidateActionsDialog actions={dialog} />
    </>
  );
});

const Tools = observer(function Tools({ presenter }: Presented<ComparePresenter>) {
  return (
    <>
      <Text as="output" tone="subtle" space={{ marginRight: 2 }}>
        {presenter.leftOut > 0 && texts.leftOut(presenter.leftOut)}
      </Text>
      <Row as="label" gap={2} space={{ marginRight: 2 }} className={styles.choice}>
        <Checkbox
          checked={presenter.onlyDifferences}
          disabled={presenter.isTooFew}
          onChange={(event) => presenter.setOnlyDifferences(event.target.checked)}
        />
        <span>{texts.onlyDifferences}</span>
      </Row>
      <Button onClick={presenter.print}>{texts.print}</Button>
      <Button icon={<Link />} onClick={() => void presenter.copyLink(window.location.href)}>
        {texts.copyLink}
      </Button>
    </>
  );
});

const Notes = observer(function Notes({ presenter }: Presented<ComparePresenter>) {
  const { all, missing, tooMany, people, isTooFew, back } = presenter;
  return (
    <output className={styles.notes}>
      {missing.length > 0 && <Note>{texts.notThere(missing, all.length)}</Note>}
      {tooMany > 0 && <Note>{texts.tooMany(tooMany)}</Note>}
      {people.length > 0 && isTooFew && (
        <Note>
          <span>{`${texts.oneMore} `}</span>
          <TextLink href={back.href}>{back.label ?? profileTexts.backToJob}</TextLink>
        </Note>
      )}
    </output>
  );
});

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Callout icon={<CircleAlert />}>
      <p>{children}</p>
    </Callout>
  );
}
