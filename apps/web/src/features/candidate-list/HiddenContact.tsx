import { Row } from '../../ui/layout/Row.tsx';
import { texts } from '../../state/blind/texts.ts';
import { EyeOff } from '../../ui/tokens/icons.ts';

export function HiddenContact() {
  return (
    <Row as="p" gap={2} tone="subtle">
      <EyeOff />
      <span>{texts.contactHidden}</span>
    </Row>
  );
}
