import { focusRefused } from '@ringtag/documents';
import { listMessages, partTaker } from './parts';
import { ANSWER, drawPage, FIRST, one, show, toDocument, written } from './testing/drawn-page';

const texts = () => listMessages().map((message) => message.querySelector('[dir=auto]')!.textContent);
const phone = () => one<HTMLInputElement>('[name=phone]');

it('should add what has come, and leave alone what has not changed', () => {
  show(drawPage());
  const take = partTaker();
  const [first] = listMessages();
  take(toDocument(drawPage({ messages: [FIRST, ANSWER] })));
  expect(texts()).toEqual(['I found your keys', 'Where are you?']);
  expect(listMessages()[0]).toBe(first);
});

it('should say of an own message that it was read', () => {
  show(drawPage({ ownerSeen: 0 }));
  const take = partTaker();
  expect(listMessages()[0]!.textContent).toMatch(/Sent$/);
  take(toDocument(drawPage({ ownerSeen: 1 })));
  expect(listMessages()[0]!.textContent).toMatch(/Read$/);
});

it('should keep the messages that the newest page no longer has', () => {
  show(drawPage());
  const take = partTaker();
  take(toDocument(drawPage({ messages: [ANSWER, written(2, 'sender', 'Here')], messageCount: 3 })));
  expect(texts()).toEqual(['I found your keys', 'Where are you?', 'Here']);
});

it('should keep what is typed, what is open, and the focus, in a part that changes', () => {
  show(drawPage());
  const take = partTaker();
  one('[data-part=tools] details').setAttribute('open', '');
  phone().value = '112';
  phone().focus();
  take(toDocument(drawPage({ solvedAt: new Date(0), solvedBy: 'owner' })));
  expect(one('[data-part=tools]').textContent).toContain('Reopen');
  expect([phone().value, document.activeElement]).toEqual(['112', phone()]);
  expect(one<HTMLDetailsElement>('[data-part=tools] details').open).toBe(true);
});

it('should keep the focus in a part whose focused button is gone', () => {
  show(drawPage());
  const take = partTaker();
  one('[data-part=tools] form:last-of-type button').focus();
  take(toDocument(drawPage({ solvedAt: new Date(0), solvedBy: 'sender' })));
  expect(document.activeElement).toBe(one('[data-part=tools]'));
});

it('should keep saying why a form was refused, until the page answers a form', () => {
  show(drawPage());
  const take = partTaker();
  take(toDocument(drawPage({}, undefined, { phone: 'call me' })), true);
  expect(one('[data-part=tools]').textContent).toContain('Enter a valid phone number');
  take(toDocument(drawPage()));
  expect(one('[data-part=tools]').textContent).toContain('Enter a valid phone number');
  take(toDocument(drawPage({ senderPhone: '112' })), true);
  expect(one('[data-part=tools]').textContent).not.toContain('Enter a valid phone number');
});

it('should go on at a number that was refused, and say why another may not be sent yet', () => {
  show(drawPage());
  const take = partTaker();
  const share = () => phone().form!.querySelector('button')!;
  share().focus();
  take(toDocument(focusRefused(drawPage({}, undefined, { phone: 'call me' }))), true);
  expect(document.activeElement).toBe(phone());
  share().focus();
  take(toDocument(focusRefused(drawPage({}, undefined, { phone: '112', problem: 'Please wait' }))), true);
  expect([phone().ariaInvalid, document.activeElement!.textContent]).toEqual([null, 'Please wait']);
  take(toDocument(drawPage()));
  expect(one('[data-part=tools]').textContent).toContain('Please wait');
});
