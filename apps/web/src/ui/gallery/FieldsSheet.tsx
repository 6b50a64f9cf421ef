import { Checkbox } from '../Checkbox.tsx';
import { CircleAlert } from '../icons.ts';
import { PasswordField } from '../PasswordField.tsx';
import { TextField } from '../TextField.tsx';
import { TextLink } from '../TextLink.tsx';
import { Specimen } from './Specimen.tsx';
import { useField } from './use-field.ts';

export function FieldsSheet() {
  const title = useField('');
  const filled = useField('Data Analyst');
  const wrong = useField('500000', 'Maximum Salary cannot be less than Minimum Salary');
  const agreed = useField(true);
  return (
    <>
      <Specimen name="TextField" layout="columns">
        <TextField label="Job title" field={title} placeholder="For example, Data Analyst" />
        <TextField label="Job title" field={filled} hint="As students would search it." counter maxLength={60} />
        <TextField label="Maximum" field={wrong} start="₹" inputMode="numeric" />
        <TextField label="CIN number" field={filled} disabled hint="Remove the file first." />
        <TextField label="Career-page link" field={title} marker="Optional" icon={<CircleAlert />} />
        <TextField
          label="Email"
          type="email"
          field={filled}
          warning="Use your official email ID to get first level verified."
        />
        <TextField label="Degree" field={filled} dense end="years" />
      </Specimen>
      <Specimen name="PasswordField" layout="columns">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          field={filled}
          labelEnd={<TextLink href="#fields">Forgot password?</TextLink>}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          field={useField('x', 'Password does not match')}
        />
      </Specimen>
      <Specimen name="Checkbox" layout="columns">
        <Checkbox field={agreed}>
          I agree to the <TextLink href="#fields">privacy policy</TextLink>
        </Checkbox>
        <Checkbox field={useField(false, 'Please tick the box.')}>I am an authorised representative.</Checkbox>
        <Checkbox field={useField(false)} disabled>
          Not now
        </Checkbox>
      </Specimen>
    </>
  );
}
