import { provideProgram } from '../provision/system-program';

/**
 * Full path of a Chromium for Playwright; installs Debian's package where that is allowed.
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
