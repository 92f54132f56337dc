/** What the shell's controls share with pages: the language; display settings, unread messages and projects are entries of their own. */
export { LanguageSwitcher } from './language/language-switcher';
export { useChooseLanguage } from './language/use-choose-language';
