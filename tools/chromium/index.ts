import { provideProgram } from '../provision/system-program';

/**
 * Full path of a Chromium; installs Debian's package where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideChromium(): string {
  return provideProgram({
    title: 'Chromium',
    names: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debianPackage: 'chromium',
  });
}

/**
 * Full path of the Chromium for browser tests: the same engine without a browser's windows, as Playwright takes its own,
 * else a whole one. The windows nobody sees (an address bar is two more pages) cost as much as the page under test.
 * @throws Error with one line that says what to install.
 */
export function provideHeadlessChromium(): string {
  // Asked once for a whole run: the processes of Playwright inherit the answer, and nobody's own choice is overruled.
  return (process.env.CHROMIUM_PATH ??= provideShell() ?? provideChromium());
}

function provideShell(): string | undefined {
  try {
    return provideProgram({
      title: 'Headless Chromium',
      names: ['chromium-headless-shell', 'chrome-headless-shell'],
      debianPackage: 'chromium-headless-shell',
    });
  } catch {
    return undefined; // A whole Chromium draws and measures the same, only slower.
  }
}
