import { provideProgram } from '../provision/system-program';

/**
 * Full path of Firefox; installs Debian's package where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideFirefox(): string {
  return provideProgram({
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    debianPackage: 'firefox-esr',
  });
}

/** The programs that drive WebKit. */
export interface WebKitPrograms {
  /** WebKitWebDriver, which starts its MiniBrowser. */
  driver: string;
  /** Xvfb: MiniBrowser has no mode without windows. */
  display: string;
}

/**
 * Full paths of what drives WebKit; installs Debian's packages where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideWebKit(): WebKitPrograms {
  return {
    driver: provideProgram({
      title: 'WebKitWebDriver',
      names: ['WebKitWebDriver'],
      debianPackage: 'webkit2gtk-driver',
    }),
    display: provideProgram({ title: 'Xvfb', names: ['Xvfb'], debianPackage: 'xvfb' }),
  };
}
