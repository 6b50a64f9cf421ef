import type { SupportEmail, SupportGateway } from '@glo/domain/support/support-gateway';

export class FakeSupportDesk implements SupportGateway {
  readonly emails: SupportEmail[] = [];
  opens = true;
  address = 'support@glo.example';

  prepare(email: SupportEmail): boolean {
    if (this.opens) this.emails.push(email);
    return this.opens;
  }
}
