import card from '@ringtag/card/locales/es';
import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  ...card,
  loadError: {
    title: 'Se ha producido un error',
    failed: 'No se ha podido cargar el código',
    retry: 'Reintentar',
  },
  card: {
    ...card.card,
    activatedText: 'Has iniciado sesión. Esta es la página que se ve al escanear tu código.',
    own: 'Este código es tuyo',
    taken: 'Este código QR ya se había activado.',
  },
  footer: {
    ...card.footer,
    signedInAs: 'Sesión iniciada como {{email}}',
    signOut: 'Cerrar sesión',
  },
} satisfies TranslationOf<typeof en>;

export default es;
