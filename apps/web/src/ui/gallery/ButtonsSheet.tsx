import { BackLink } from '../BackLink.tsx';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Divider } from '../Divider.tsx';
import { FormActions } from '../FormActions.tsx';
import { IconButton } from '../IconButton.tsx';
import { Eye, RotateCw } from '../icons.ts';
import { LinkButton } from '../LinkButton.tsx';
import { Logo } from '../Logo.tsx';
import { SunriseArt } from '../SunriseArt.tsx';
import { MessagePage } from '../MessagePage.tsx';
import { Stack } from '../Stack.tsx';
import { TextLink } from '../TextLink.tsx';
import { Specimen } from './Specimen.tsx';

export function ButtonsSheet() {
  return (
    <>
      <Specimen name="Logo">
        <Logo name="Glo" />
        <Logo name="Lumen" />
        <Logo name="Glo" discOnly />
      </Specimen>
      <Specimen name="Button lg">
        <Button variant="fill" size="lg">
          Continue
        </Button>
        <Button variant="fill" size="lg" disabled>
          Continue
        </Button>
        <Button variant="fill" size="lg" softDisabled>
          Continue
        </Button>
        <Button variant="fill" size="lg">
          Post
        </Button>
        <Button variant="fill" size="lg" busy>
          Post
        </Button>
        <Button size="lg">Manage Details</Button>
        <Button size="lg" busy>
          Manage Details
        </Button>
        <Button size="lg" disabled>
          Manage Details
        </Button>
        <Button variant="bare" size="lg">
          Skip
        </Button>
        <Button variant="bare" size="lg" disabled>
          Skip
        </Button>
        <Button variant="danger-fill" size="lg">
          Delete Account
        </Button>
      </Specimen>
      <Specimen name="Button sm">
        <Button variant="fill">OK</Button>
        <Button variant="fill" busy>
          OK
        </Button>
        <Button icon={<RotateCw />}>Try again</Button>
        <Button icon={<RotateCw />} busy>
          Try again
        </Button>
        <Button variant="fill" icon={<RotateCw />}>
          Try again
        </Button>
        <Button variant="bare">Reset</Button>
        <ButtonLink href="#buttons" icon={<Eye />}>
          View
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label="Show" icon={<Eye />} size="xs" />
        <IconButton label="Show" icon={<Eye />} />
        <IconButton label="Show" icon={<Eye />} variant="outline" />
        <IconButton label="Show" icon={<Eye />} variant="outline" size="lg" />
      </Specimen>
      <Specimen name="Links">
        <TextLink href="#buttons">Forgot password?</TextLink>
        <TextLink href="#buttons" quiet>
          View All
        </TextLink>
        <LinkButton>Sign Out</LinkButton>
        <BackLink href="#buttons" />
      </Specimen>
      <Specimen name="Stack, Divider, FormActions" layout="columns">
        <Stack gap={4}>
          <Button variant="fill" size="lg" wide>
            Login
          </Button>
          <Divider>or</Divider>
          <FormActions
            start={
              <Button size="lg" variant="bare" flush="start">
                Skip
              </Button>
            }
          >
            <Button variant="fill" size="lg">
              Next
            </Button>
          </FormActions>
        </Stack>
      </Specimen>
      <Specimen name="MessagePage" layout="frame">
        <MessagePage
          art={<SunriseArt />}
          title="Page not found"
          text="There is nothing at this address. It may have been typed wrong."
        >
          <ButtonLink href="#buttons">Go to the dashboard</ButtonLink>
        </MessagePage>
      </Specimen>
    </>
  );
}
