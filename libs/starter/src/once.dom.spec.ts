import { listenForOnce } from './once';

const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const send = async () => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
};

Object.assign(window, { fetch: fetched });
listenForOnce();
beforeEach(() => {
  location.hash = '';
  jest.clearAllMocks();
  const form = document.createElement('form');
  form.action = '/report';
  form.dataset.once = '';
  form.append(Object.assign(document.createElement('textarea'), { name: 'reason', value: 'Fraud' }));
  document.body.replaceChildren(form);
});

it('should put the thanks in place of the form, so that Back does not lead to it', async () => {
  const { length } = history;
  fetched.mockResolvedValue({ redirected: true, url: `${location.origin}/#reported` });
  expect(await send()).toBe(true);
  expect(fetched.mock.lastCall![0]).toBe(`${location.origin}/report`);
  expect(String(fetched.mock.lastCall![1].body)).toBe('reason=Fraud');
  expect([location.hash, history.length]).toEqual(['#reported', length]);
  expect(submitted).not.toHaveBeenCalled();
});

it('should have the browser send what was refused or did not arrive, which shows why', async () => {
  fetched.mockResolvedValueOnce({ redirected: false }).mockRejectedValueOnce(new TypeError('offline'));
  await send();
  await send();
  expect(submitted).toHaveBeenCalledTimes(2);
});

it('should send a form once that is submitted twice', async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  await send();
  await send();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('should leave other forms to the browser', async () => {
  document.querySelector('form')!.removeAttribute('data-once');
  expect(await send()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
