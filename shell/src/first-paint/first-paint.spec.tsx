import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { hasFirstPaint, replaceFirstPaint, setRootAside, showRoot } from './first-paint';
import { ReplaceFirstPaint } from './replace-first-paint';

const FORM = '<form><input type="radio" name="kind"><textarea name="body">Hello there</textarea></form>';

function open(html: string) {
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
}
function show(drawn: string, page: string) {
  open(`<div id="root" hidden>${page}</div><div id="first-paint">${drawn}</div>`);
}
const root = () => document.getElementById('root')!;

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('should show the page in place of what the server has drawn', () => {
  show('<h1>Ann</h1>', '<h1>Ann</h1>');
  expect(hasFirstPaint()).toBe(true);
  replaceFirstPaint();
  expect(hasFirstPaint()).toBe(false);
  expect(root().hidden).toBe(false);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  replaceFirstPaint();
});

it('should leave whoever was on a link on the same link', async () => {
  const links = '<a href="/a">a</a><a href="tel:+1">call</a>';
  show(links, links);
  document.querySelector<HTMLElement>('#first-paint a[href^=tel]')!.focus();
  replaceFirstPaint();
  await Promise.resolve();
  expect(document.activeElement?.getAttribute('href')).toBe('tel:+1');
  expect(root().contains(document.activeElement)).toBe(true);
});

it('should leave whoever was typing at the same place of the field', async () => {
  show(FORM, FORM);
  const typed = document.querySelector<HTMLTextAreaElement>('#first-paint textarea')!;
  typed.focus();
  typed.setSelectionRange(5, 5);
  replaceFirstPaint();
  await Promise.resolve();
  const field = document.activeElement as HTMLTextAreaElement;
  expect([field.name, field.selectionStart]).toEqual(['body', 5]);
});

it('should keep both of two fields where each change starts from what is drawn', async () => {
  function Form() {
    const [typed, setTyped] = useState({ name: '', email: '' });
    const field = (name: 'name' | 'email') => (
      <input
        name={name}
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    );
    return (
      <>
        <ReplaceFirstPaint />
        {field('name')}
        {field('email')}
      </>
    );
  }
  show('<input name="name"><input name="email">', '');
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) field.value = `my ${field.name}`;
  await act(async () => {
    createRoot(root()).render(<Form />);
    await Promise.resolve();
  });
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toEqual(['my name', 'my email']);
});

it('should keep the drawing beside what is said when the page does not load', () => {
  show('<h1>Ann</h1>', '<p>Try again</p>');
  showRoot();
  expect(hasFirstPaint()).toBe(true);
  expect(root().hidden).toBe(false);
});

it('should stay outside the document, whose names it would repeat, while the drawing works alone', () => {
  open('<div id="first-paint"><h1>Ann</h1></div><div id="root" hidden><h1>Ann</h1></div><p id="start"></p>');
  const aside = setRootAside();
  showRoot();
  expect([aside.isConnected, document.querySelectorAll('h1').length]).toEqual([false, 1]);
  replaceFirstPaint();
  expect([root(), document.querySelectorAll('h1').length]).toEqual([aside, 1]);
});

it('should do nothing on pages that the server does not draw', () => {
  open('<div id="root"></div>');
  replaceFirstPaint();
  expect(root().hidden).toBe(false);
});

it('should bring what was typed and chosen into the fields of the page, until the last moment', async () => {
  open(
    '<div id="root" hidden></div><div id="first-paint"><form><input name="website" type="hidden" value="x">' +
      '<input type="radio" name="kind" value="message" checked><input type="radio" name="kind" value="feedback">' +
      '<textarea name="body"></textarea><input name="email" type="email"></form></div>',
  );
  const sent: object[] = [];
  function Form() {
    const [draft, setDraft] = useState({ kind: 'message', body: '', email: '', website: '' });
    const field = (name: keyof typeof draft) => ({
      name,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) =>
        setDraft((before) => ({ ...before, [name]: target.value })),
    });
    sent.push(draft);
    return (
      <form>
        {['message', 'feedback'].map((kind) => (
          <input
            key={kind}
            type="radio"
            name="kind"
            value={kind}
            checked={draft.kind === kind}
            onChange={() => setDraft((before) => ({ ...before, kind }))}
          />
        ))}
        <textarea {...field('body')} />
        <input {...field('email')} type="email" />
        <input {...field('website')} />
      </form>
    );
  }
  await act(async () => createRoot(root()).render(<Form />));
  const old = document.querySelector('#first-paint')!;
  old.querySelector('textarea')!.value = 'Hello';
  old.querySelector<HTMLInputElement>('[name=email]')!.value = 'a@b.co';
  old.querySelector<HTMLInputElement>('[value=feedback]')!.checked = true;
  await act(async () => replaceFirstPaint());
  expect(sent.at(-1)).toEqual({ kind: 'feedback', body: 'Hello', email: 'a@b.co', website: '' });
  expect(root().querySelector('textarea')!.value).toBe('Hello');
});
