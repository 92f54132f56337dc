import { replyLink } from './reply-link';

const reply = (parts: Partial<Parameters<typeof replyLink>[0]> = {}) =>
  new URL(
    replyLink({ to: 'ann@example.org', subject: 'Your message', intro: 'Ann:', body: 'Hello', ...parts }),
  );

describe('replyLink', () => {
  it('should address the sender and quote every line', () => {
    const url = reply({ body: 'One\nTwo' });
    expect(url.pathname).toBe('ann@example.org');
    expect(url.searchParams.get('subject')).toBe('Your message');
    expect(url.searchParams.get('body')).toBe('\r\n\r\nAnn:\r\n> One\r\n> Two');
  });

  it('should let nothing that a visitor wrote add a recipient or a header', () => {
    const url = reply({ to: 'ann@example.org?bcc=eve@example.com', body: 'x&cc=eve@example.com' });
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(decodeURIComponent(url.pathname)).toBe('ann@example.org?bcc=eve@example.com');
  });

  it('should cut a long quote between characters', () => {
    const body = reply({ body: '😀'.repeat(2000) }).searchParams.get('body')!;
    expect(body.endsWith('😀…')).toBe(true);
    expect(body.length).toBeLessThan(900);
  });
});
