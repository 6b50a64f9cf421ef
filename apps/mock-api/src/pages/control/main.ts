import './mailbox.ts';
import './reviews.ts';
import './faults.ts';
import './requests.ts';
import './clock.ts';
import './data.ts';
import './worlds.ts';
import { showSections } from './sections.ts';

showSections();
