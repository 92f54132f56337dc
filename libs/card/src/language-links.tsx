import { type Locale, LOCALES, toLanguageName } from '@ringtag/contracts';
import { Fragment } from 'react';
import styles from './language-links.module.css';

/** How each language calls itself. */
const NAMES = new Map(LOCALES.map((locale) => [locale, toLanguageName(locale)]));

interface LanguageLinksProps {
  /** Names the list for screen readers. */
  label: string;
  languages: readonly Locale[];
  current: Locale;
  /** Changes the language in place; left out, the links load the page in the language. */
  onChoose?: (language: Locale) => void;
}

/** The page in every offered language. Draws nothing where there is one. */
export function LanguageLinks({ label, languages, current, onChoose }: LanguageLinksProps) {
  if (languages.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.languages}>
      {languages.map((language) => (
        <Fragment key={language}>
          <a
            href={`?locale=${language}`}
            lang={language}
            aria-current={language === current || undefined}
            onClick={
              onChoose &&
              ((event) => {
                event.preventDefault();
                onChoose(language);
              })
            }
          >
            {NAMES.get(language)}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
