import { isCrawler, isNoBrowser } from './crawlers';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36';

describe('isCrawler', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Viber/13.3.0.5 CFNetwork/1240.0.4 Darwin/20.6.0',
    'Bluesky Cardyb/1.1; +mailto:support@bsky.app',
    HEADLESS,
  ])('should know %s', (userAgent) => {
    expect([isCrawler(userAgent), isCrawler(userAgent)]).toEqual([true, true]);
    expect(isNoBrowser(userAgent)).toBe(true);
  });

  it('should take HTTP clients for apps of people where answers are asked for, for programs where pages are', () => {
    const clients = ['okhttp/4.12.0', 'node', 'curl/8.5.0'];
    expect(clients.map((name) => [isCrawler(name), isNoBrowser(name)])).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
    expect([isNoBrowser(IPHONE), isNoBrowser(ANDROID), isNoBrowser(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    IPHONE,
    ANDROID,
    'Scanner/2.4 CFNetwork/1498.700.2 Darwin/23.6.0',
    'okhttp/4.12.0',
    'node',
    '',
    undefined,
  ])('should take %s for a person', (userAgent) => {
    expect([isCrawler(userAgent), isCrawler(userAgent)]).toEqual([false, false]);
  });

  it('should still know them after a thousand others', () => {
    for (let i = 0; i < 1100; i += 1) isCrawler(`${IPHONE} ${i}`);
    expect([isCrawler(HEADLESS), isCrawler(IPHONE)]).toEqual([true, false]);
  });
});
