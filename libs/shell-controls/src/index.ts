/** What the shell's controls share with pages: the language; unread messages and projects are entries of their own. */
export { LanguageSwitcher } from './language/language-switcher';
