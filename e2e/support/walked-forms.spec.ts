import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SOURCE = /^(shell|mfe-[a-z]+|libs\/[a-z-]+)\/src\/.+(?<!\.spec|\.example)\.tsx$/;
const FORM = /<(form|FormDialog|Upload|AvatarUpload)\b/;

/** Forms that tests do not walk, because nothing of what they show is kept. */
const STORES_NOTHING = {
  'libs/card/src/lost/share-place.tsx': 'a button, without anything to fill in',
  'libs/documents/src/conversation/remember-button.tsx': 'has the browser forget',
  'libs/documents/src/plain-alias-form.tsx': 'opens a code',
  'libs/documents/src/state-pages.tsx': 'a button, without anything to fill in',
  'mfe-admin/src/labels/pictures-dialog.tsx': 'downloads a file',
  'mfe-admin/src/labels/print-labels-dialog.tsx': 'downloads a file',
  'mfe-admin/src/labels/print-labels-form.tsx': 'downloads a file',
  'libs/verification/src/proof/proof-dialog.tsx': 'proves who asks',
  'mfe-auth/src/password-reset/forgot-password.page.tsx': 'asks for a mail',
  'mfe-dashboard/src/account/deletion-card.tsx': 'deletes the account',
  'mfe-scan/src/find-code/alias-form.tsx': 'opens a code',
  'mfe-scan/src/find-code/find-code.page.tsx': 'opens the camera',
};

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function listForms(): string[] {
  const libs = readdirSync(join(ROOT, 'libs')).map((lib) => `libs/${lib}/src`);
  const remotes = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [...libs, ...remotes.map((name) => `${name}/src`)]
    .filter((dir) => existsSync(join(ROOT, dir)))
    .flatMap((dir) =>
      readdirSync(join(ROOT, dir), { recursive: true, encoding: 'utf8' }).map((file) => `${dir}/${file}`),
    )
    .filter((file) => SOURCE.test(file) && FORM.test(read(file)));
}

/** The sources that the browser tests name. */
function listWalked(): string[] {
  const tests = readdirSync(join(ROOT, 'e2e')).filter((file) => file.startsWith('all-forms-'));
  const named = tests.flatMap((file) => [...read(`e2e/${file}`).matchAll(/'([\w./-]+\.tsx)'/g)]);
  return [...new Set(named.map(([, file]) => file!))];
}

it('should walk every form that stores something, with what is shown compared with what is stored', () => {
  const walked = listWalked();
  const known = new Set([...walked, ...Object.keys(STORES_NOTHING)]);
  // Add a new form to the tables of e2e/all-forms-*.e2e.ts, or to the list above.
  expect(listForms().filter((file) => !known.has(file))).toEqual([]);
});

it('should name no file that is gone, and none twice', () => {
  const walked = listWalked();
  expect(walked.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const forms = listForms();
  expect(
    Object.keys(STORES_NOTHING).filter((file) => !forms.includes(file) || walked.includes(file)),
  ).toEqual([]);
});
