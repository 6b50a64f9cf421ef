import { Button } from '../Button.tsx';
import { Divider } from '../Divider.tsx';
import { EntryLayout } from '../EntryLayout.tsx';
import { EntryTitle } from '../EntryTitle.tsx';
import { Form } from '../Form.tsx';
import { GoogleMark } from '../GoogleMark.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Stack } from '../Stack.tsx';
import { TextField } from '../TextField.tsx';
import { TextLink } from '../TextLink.tsx';
import { useField } from './use-field.ts';

export function EntrySheet() {
  const email = useField('meera.nair@tidewater.example');
  const password = useField('Welcome1!');
  return (
    <EntryLayout
      product="Glo"
      title="Early talent, in a good light."
      text="Meet students through the work they have already done, not only the marks they got."
    >
      <EntryTitle title="Welcome Back">Sign in to Glo Recruiter.</EntryTitle>
      <Form onSubmit={() => undefined}>
        <Stack gap={5}>
          <Stack gap={4}>
            <TextField label="Email" type="email" autoComplete="username" field={email} />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              field={password}
              labelEnd={<TextLink href="#entry">Forgot password?</TextLink>}
            />
          </Stack>
          <Stack gap={4}>
            <Button type="submit" variant="fill" size="lg" wide>
              Login
            </Button>
            <Divider>or</Divider>
            <Button size="lg" wide icon={<GoogleMark />}>
              Continue with Google
            </Button>
          </Stack>
        </Stack>
      </Form>
      <p>
        New to Glo? <TextLink href="#entry">Create an account</TextLink>
      </p>
    </EntryLayout>
  );
}
