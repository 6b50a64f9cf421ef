import { injectable } from 'inversify';

/** The help centre (specification 2, section 2): only ways on. */
@injectable()
export class HelpCentrePresenter {}
