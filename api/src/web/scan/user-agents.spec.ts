import { readUserAgent } from './user-agents';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36';

const readKind = (name?: string) => readUserAgent(name).kind;

describe('readUserAgent', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Viber/13.3.0.5 CFNetwork/1240.0.4 Darwin/20.6.0',
    'Bluesky Cardyb/1.1; +mailto:support@bsky.app',
    'curl/8.5.0',
    HEADLESS,
  ])('should know the robot %s', (name) => {
    expect([readKind(name), readKind(name)]).toEqual(['robot', 'robot']);
  });

  it.each(['Scanner/2.4 CFNetwork/1498.700.2 Darwin/23.6.0', 'okhttp/4.12.0', 'node'])(
    'should know the HTTP client %s, which programs use, and apps of people',
    (name) => expect(readKind(name)).toBe('http-client'),
  );

  it.each([IPHONE, ANDROID, '', undefined])('should take %s for a browser', (name) => {
    expect([readKind(name), readKind(name)]).toEqual(['browser', 'browser']);
  });

  it('should still know them after a thousand others', () => {
    const before = [HEADLESS, IPHONE].map((name) => readUserAgent(name));
    for (let i = 0; i < 1100; i += 1) readUserAgent(`${IPHONE} ${i}`);
    expect([HEADLESS, IPHONE].map((name) => readUserAgent(name))).toEqual(before);
    expect(readUserAgent(`${IPHONE} 1`).mark).not.toBe(readUserAgent(`${IPHONE} 2`).mark);
  });
});
