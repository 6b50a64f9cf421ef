import { useState } from 'react';
import { BackLink } from '../BackLink.tsx';
import { Button } from '../Button.tsx';
import { EntryLayout } from '../EntryLayout.tsx';
import { EntryTitle } from '../EntryTitle.tsx';
import { Form } from '../Form.tsx';
import { OtpField } from '../OtpField.tsx';
import { Stack } from '../Stack.tsx';

export function OtpSheet() {
  const [digits, setDigits] = useState('407192');
  const [wrong, setWrong] = useState(true);
  return (
    <EntryLayout
      product="Glo"
      title="One minute to your first candidate."
      text="The code keeps your account yours. It works once, for fifteen minutes."
    >
      <BackLink href="#entry" />
      <EntryTitle title="Enter the one-time code">
        We sent six digits to <strong>meera.nair@tidewater.example</strong>
      </EntryTitle>
      <Form onSubmit={() => setWrong(true)}>
        <Stack gap={5}>
          <OtpField
            label="One-time code"
            value={digits}
            onChange={(next) => {
              setDigits(next);
              setWrong(false);
            }}
            error={wrong ? 'Invalid code entered. Please try again.' : null}
            errorDetail="Invalid OTP"
          />
          <Button type="submit" variant="fill" size="lg" wide disabled={digits.length < 6}>
            Verify
          </Button>
        </Stack>
      </Form>
      <p>
        Resend the code in <strong>0:42</strong>
      </p>
    </EntryLayout>
  );
}
