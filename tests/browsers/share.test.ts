import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAnswersFile } from '@glo/domain/hand-over/answers-file';
import { shareFile } from '@glo/domain/hand-over/share-file';
import { accountId, studentId } from '@glo/domain/testing/builders';
import { aProfile, aWork } from '@glo/domain/testing/hiring';
import { expect, it, onTestFinished } from 'vitest';
import { inEachEngine, journeyTimeoutMs } from './engines.ts';

/** Captures the text of the download in the page, because the file blocks requests. */
const keepDownload = `
  const create = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    blob.text().then((text) => { document.title = text; });
    return create.call(URL, blob);
  };`;

inEachEngine('the shared file', (opened) => {
  it(
    'opens from disk and accepts answers',
    async () => {
      const { screen } = opened();
      const folder = mkdtempSync(join(tmpdir(), 'share-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const list = 'job:job-1';
      const account = accountId('account-1');
      const choices = { withNotes: false, withContact: false, hidesNames: false };
      const people = ['ليلى حداد', 'Asha Rao'].map((name, at) => ({
        id: studentId(`student-${at}`),
        name,
        alias: '',
        skills: ['SQL'],
        fit: null,
        note: '',
        profile: aProfile({ name, bio: 'x'.repeat(3000) }),
        works: [aWork({ link: 'javascript:alert(1)' })],
      }));
      const file = join(folder, 'shared.html');
      writeFileSync(
        file,
        shareFile(people, { title: 'Analyst', job: '', sender: '', date: '', wanted: [], list, account, ...choices }),
      );
      await screen.openFile(pathToFileURL(file).href);
      await screen.expectTitle('Analyst');
      await screen.click('button', 'Save answers');
      await screen.expectText('Write your name first.');
      await screen.fill('Your name', 'Ravi');
      await screen.run(keepDownload);
      await screen.click('button', 'Save answers');
      await screen.expectText('Choose Yes, Maybe or No for at least one candidate.');
      await screen.run(`document.querySelectorAll('[value=yes]')[0].click()`);
      await screen.run(`document.querySelectorAll('[value=maybe]')[1].click()`);
      await screen.run(`document.querySelectorAll('.why input')[0].value = 'knows maps'`);
      await screen.click('button', 'Save answers');
      await screen.expectText('2 of 2 answered');
      await screen.expectText(/^Your browser was asked to save “Answers, Analyst, Ravi\.json”/);
      await expect
        .poll(async () => readAnswersFile(await screen.run('return document.title'), { account, list }, new Date()))
        .toMatchObject({ manager: 'Ravi', answers: [{ answer: 'yes', reason: 'knows maps' }, { answer: 'maybe' }] });
    },
    journeyTimeoutMs,
  );
});
