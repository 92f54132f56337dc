/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { startI18n } from '@ringtag/i18n';
import { renderPage } from '@ringtag/pages/testing';
import { addTemplateTexts } from '@ringtag/template-editor/texts';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { suitcaseDetail } from '../my-codes/code-answers';
import remote from '../remote';
import MyCodePage from './my-code.page';

installDialogInJsdom();
const api = fakeApi();
const SAVE = 'PUT /api/scan/ABCD2345/template';
const tab = (name: string) => screen.findByRole('tab', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function show(search = '') {
  await startI18n('en');
  await addTemplateTexts();
  return renderPage({ remote, Page: MyCodePage, path: '/my-code/:id', at: `/my-code/c1${search}` });
}
beforeEach(() => api.on('GET /api/my-codes/c1', () => ({ body: suitcaseDetail })));

it('should open the overview, keep the tab in the address, and open another from there', async () => {
  const { address } = await show('?view=nonsense');
  expect((await tab('Overview')).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(await tab('Page'));
  expect(address()).toBe('/my-code/c1?view=page');
  expect(await screen.findByRole('heading', { name: 'Your page' })).toBeTruthy();
});

it('should keep what is edited while another tab is open, save it, and hold it as saved', async () => {
  const template = { ...suitcaseDetail.template, language: 'en', title: 'Lost?' };
  api.on(SAVE, ({ body }) => ({ body: { ...(body as object), title: 'Lost?' } }));
  await show('?view=page');
  await userEvent.type(await screen.findByLabelText('Title'), 'Lost? ');
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Lost?')).toBeTruthy();
  await userEvent.click(await tab('Overview'));
  await userEvent.click(await tab('Page'));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lost? ');
  api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, template } }));
  await press('Save');
  await screen.findByText('Template data saved');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lost?');
});

it('should ask before changed texts are lost by a link, and stay where it says why they cannot be saved', async () => {
  api.on(SAVE, () => failure('too_many_requests'));
  const { address } = await show('?view=page');
  await userEvent.type(await screen.findByLabelText('Title'), 'Found?');
  await userEvent.click(await tab('Overview'));
  await userEvent.click(screen.getByRole('link', { name: 'My Codes' }));
  const question = await screen.findByRole('dialog', { name: 'Save your changes first?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Save and leave' }));
  await screen.findByText('Template data could not be saved.');
  expect(address()).toBe('/my-code/c1?view=page');
  await userEvent.click(screen.getByRole('link', { name: 'My Codes' }));
  await press('Leave without saving');
  expect(address()).toBe('/my-codes');
});
