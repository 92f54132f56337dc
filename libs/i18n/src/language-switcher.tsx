import { LOCALES, type Locale } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/vendor-i18n';
import { chooseLocale } from './i18n';

/** Every language in its own words, so that its readers find it. */
const NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  uk: 'Українська',
  ru: 'Русский',
};

/** A labelled list of the interface languages; `className` styles the list. */
export function LanguageSwitcher({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('common');
  return (
    <select
      className={className}
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => void chooseLocale(event.target.value as Locale)}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {NAMES[locale]}
        </option>
      ))}
    </select>
  );
}
