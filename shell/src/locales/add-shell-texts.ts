import { addDisplayTexts } from '@ringtag/shell-controls/display';
import { addFormTexts } from '@ringtag/forms';
import { addNamespace } from '@ringtag/i18n';

/** The texts of layouts, display settings, shell pages and forms, in the current language. */
export async function addShellTexts(): Promise<void> {
  await Promise.all([
    addNamespace('shell', (locale) => import(/* webpackChunkName: "shell-[request]" */ `./${locale}.ts`)),
    addDisplayTexts(),
    addFormTexts(),
  ]);
}
