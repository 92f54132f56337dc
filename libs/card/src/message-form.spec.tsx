import { render, screen } from '@testing-library/react';
import en from './locales/en';
import { MessageForm, type MessageFormProps } from './message-form';

const texts = {
  ...en.message,
  senderName: 'Name',
  senderEmail: 'Email',
  senderPhone: 'Phone',
  emailInvalid: 'Not an address',
};

function show(props: Partial<MessageFormProps> = {}): HTMLFormElement {
  const { container } = render(<MessageForm alias="BCDF2345" texts={texts} {...props} />);
  return container.querySelector('form')!;
}
const sender = () => screen.getByText('Add contact details').closest('details')!;

it('should post what is typed where nothing listens to it, and leave the checks to the page', () => {
  const form = show({ problem: <input type="hidden" name="formToken" value="token" /> });
  expect(new URL(form.action).pathname).toBe('/scan/BCDF2345/message');
  expect([form.id, form.method, form.noValidate]).toEqual(['message-form', 'post', true]);
  expect([...new FormData(form).keys()]).toEqual(['body', 'name', 'email', 'phone', 'website', 'formToken']);
  expect(form.dataset).toMatchObject({ app: '', offline: en.message.offline });
  expect(form.querySelector('[data-note]')!.textContent).toBe('');
});

it('should leave the token to the document, and the checks to who listens', () => {
  const form = show({ onSubmit: () => undefined });
  expect(form.elements.namedItem('formToken')).toBeNull();
  expect(form.noValidate).toBe(true);
});

it('should ask for the message first, and for ways to answer where somebody wants to give them', () => {
  show();
  const [first] = screen.getAllByRole('textbox');
  expect(first).toBe(screen.getByLabelText(/^Your message/));
  expect(sender().open).toBe(false);
});

it('should come back with what was typed, and show what is wrong', () => {
  const form = show({ typed: { kind: 'feedback', body: 'Hi', email: 'bob@' }, invalid: ['email', 'body'] });
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    kind: 'feedback',
    body: 'Hi',
    email: 'bob@',
  });
  expect(sender().open).toBe(true);
  expect(screen.getByText('Not an address')).toBeTruthy();
  expect(screen.getByText('Write a message')).toBeTruthy();
});

it('should keep its trap away from people', () => {
  const trap = show().elements.namedItem('website') as HTMLInputElement;
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap.closest('details')).toBeNull();
});

it("should mark the owner's words on the button as the language they are in", () => {
  show({ template: { language: 'uk', sendButtonText: 'Надіслати', messageFormPlaceholder: 'Де?' } });
  const words = screen.getByRole('button', { name: 'Надіслати' }).querySelector('[lang]');
  expect(words?.getAttribute('lang')).toBe('uk');
  expect(screen.getByPlaceholderText('Де?')).toBeTruthy();
});
