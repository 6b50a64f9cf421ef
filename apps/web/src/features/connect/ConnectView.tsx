import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { identityOf, nameOf } from '@glo/domain/candidates/identity';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { paths } from '../../navigation/paths.ts';
import type { Resource } from '../../state/resource.ts';
import { Text } from '../../ui/display/Text.tsx';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { SunriseArt } from '../../ui/display/SunriseArt.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { SavedNote } from '../../ui/feedback/SavedNote.tsx';
import { SendState } from '../../ui/feedback/SendState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { PageFooter, PageHeader } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Panel, Split } from '../../ui/layout/Split.tsx';
import { Info } from '../../ui/tokens/icons.ts';
import { candidateTexts as shared } from '../candidate-list/index.ts';
import { Loaded } from '../Loaded.tsx';
import type { Presented } from '../screen.ts';
import styles from './ConnectView.module.css';
import { EmailForm } from './EmailForm.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import type { ConnectPresenter } from './connect-presenter.ts';
import { texts } from './texts.ts';

export const ConnectView = observer(function ConnectView({ presenter }: Presented<ConnectPresenter>) {
  const formId = useId();
  const { composer, email, toOne } = presenter;
  const { reading } = composer;
  const { id, profile, profileHref, request, problem } = toOne;
  if (profile === null) return null;
  if (profile.refused) return <Unknown />;
  const writtenLately = composer.writtenLatelyAt(id);
  return (
    <>
      <PageHeader title={texts.title}>{presenter.isDraftSaved && <SavedNote>{texts.kept}</SavedNote>}</PageHeader>
      <Split
        bodyWidth={768}
        panel={
          <Panel label={texts.preview}>
            <EmailPreview
              composer={composer}
              addressee={profile.value}
              to={toOne.name ?? (composer.isHidden(toOne) ? null : toOne.address) ?? texts.unknownCandidate}
            />
          </Panel>
        }
      >
        <EmailForm composer={composer} formId={formId} onSubmit={toOne.submit}>
          <To presenter={presenter} profile={profile} />
          {writtenLately !== null && (
            <Callout icon={<Info />} title={texts.writtenOn(longDate(writtenLately))}>
              <p>{texts.writtenLately}</p>
            </Callout>
          )}
        </EmailForm>
        {reading.isSlow && (
          <div className={styles.slow}>
            <SlowNote onCancel={reading.cancel} onRetry={reading.retry} />
          </div>
        )}
      </Split>
      <PageFooter
        start={
          <>
            <ButtonLink href={profileHref} size="lg">
              {texts.back}
            </ButtonLink>
            <SendState
              slow={request.slow}
              waiting={toOne.connectionWait === null ? '' : texts.waiting}
              problem={problem}
              onCancel={toOne.cancel}
              onRetry={() => void toOne.submit()}
            />
          </>
        }
      >
        <SubmitButton
          form={formId}
          missing={problem === null ? email.missing : []}
          busy={request.pending || !toOne.isRecalled}
          softDisabled={!email.canSend}
        >
          {toOne.isUnsure ? texts.sendAgain : texts.send}
        </SubmitButton>
      </PageFooter>
    </>
  );
});

function Unknown() {
  return (
    <MessagePage title={texts.refused} text={shared.maybeRemoved} art={<SunriseArt />}>
      <ButtonLink href={paths.dashboard}>{texts.dashboard}</ButtonLink>
    </MessagePage>
  );
}

const To = observer(function To({
  presenter: { composer, toOne },
  profile,
}: Presented<ConnectPresenter> & { readonly profile: Resource<CandidateProfile> }) {
  const { address } = toOne;
  const isHidden = composer.isHidden(toOne);
  return (
    <Loaded asRow hasSlowNote resource={profile} name={texts.profileName} skeleton={<ToSkeleton />}>
      {(value) => (
        <Row gap={3}>
          <Avatar size="md" name={identityOf(value).avatarName} pictureUrl={identityOf(value).pictureUrl} />
          <div className={styles.words}>
            <Text weight="strong">
              <span className="visually-hidden">{`${texts.to} `}</span>
              <span translate="no">{nameOf(value)}</span>
            </Text>
            <Text tone="muted">
              {isHidden || address === null ? (
                <span>{isHidden ? blindTexts.contactHidden : shared.noEmail}</span>
              ) : (
                <span translate="no">{address}</span>
              )}
            </Text>
          </div>
        </Row>
      )}
    </Loaded>
  );
});

function ToSkeleton() {
  return (
    <Row gap={3} aria-hidden="true">
      <Skeleton shape="circle" width="40px" height={40} />
      <div className={styles.words}>
        <Skeleton width="160px" />
        <Skeleton width="216px" />
      </div>
    </Row>
  );
}
