import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Darstellung',
  mode: 'Modus',
  modes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  layout: 'Layout',
  layouts: {
    classic: 'Klassisch',
    modern: 'Modern',
    simple: 'Einfach',
    stackedSide: 'Zweispaltig',
    decked: 'Zweizeilig',
    blank: 'Leer',
  },
  smallScreens: 'Auf kleinen Bildschirmen ist die Navigation immer eine ausklappbare Seitenleiste.',
  navMode: 'Navigation',
  navModes: {
    light: 'Hell',
    dark: 'Dunkel',
    themed: 'Farbig',
    transparent: 'Transparent',
  },
  collapsed: 'Seitennavigation einklappen',
  direction: 'Textrichtung',
  directions: { ltr: 'Von links nach rechts', rtl: 'Von rechts nach links' },
  reset: 'Auf Standard zurücksetzen',
} satisfies TranslationOf<typeof en>;
