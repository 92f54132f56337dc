/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { renderPage } from '@ringtag/pages/testing';
import type { DraftField } from '@ringtag/profile-fields';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import remote from '../remote';
import { ProfileFields } from './profile-fields';

function Page() {
  const [fields, setFields] = useState<readonly DraftField[]>([]);
  return <ProfileFields fields={fields} errors={{}} onChange={setFields} />;
}
const show = async () => {
  await renderPage({ remote, Page, path: '/scan/*', at: '/scan/BCDF2345' });
  return screen.findByLabelText('Add a field');
};

it('should add a field by a tap in the list, and the usual ones by one tap each', async () => {
  await userEvent.selectOptions(await show(), 'company');
  await screen.findByLabelText('Company');
  for (const field of ['Phone', 'Website', 'Address']) {
    await userEvent.click(screen.getByRole('button', { name: field }));
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(screen.queryByRole('button', { name: field })).toBeNull();
  }
  const isPrivate = (field: string) => {
    const audience = screen.getByRole('radiogroup', { name: `${field}: who can see it` });
    return within(audience).getByRole<HTMLInputElement>('radio', { name: 'Private' }).checked;
  };
  expect([isPrivate('Website'), isPrivate('Address')]).toEqual([false, true]);
});

it('should add no field that arrow keys pass, but the one for which the button is pressed', async () => {
  const list = await show();
  await userEvent.click(list);
  for (const value of ['city', 'company']) {
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    fireEvent.change(list, { target: { value } });
  }
  expect(screen.queryByLabelText('Company')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByLabelText('Company');
  expect(screen.queryByLabelText('City')).toBeNull();
});
