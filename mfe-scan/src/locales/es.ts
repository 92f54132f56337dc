import type { TranslationOf } from '@ringtag/i18n';
import card from '@ringtag/scan-card/locales/es';
import type en from './en';

const es = {
  ...card,
  findCode: {
    title: 'Introduce un código',
    text: '¿No puedes escanear el código QR? Escribe los caracteres impresos junto a él.',
    label: 'Código',
    hint: 'Por ejemplo, {{example}}. Da igual si usas mayúsculas, minúsculas o guiones.',
    invalid: 'Un código tiene entre {{min}} y {{max}} letras y números',
    submit: 'Abrir',
  },
  loadError: {
    title: 'Se ha producido un error',
    failed: 'No se ha podido cargar el código',
    retry: 'Reintentar',
  },
  activation: {
    name: 'Nombre o alias',
    nameHint: 'Lo verán quienes escaneen el código.',
    emailHint:
      'A esta dirección te enviamos un código de verificación y un enlace de activación inmediata. No se muestra a nadie.',
    submit: 'Crear perfil y enviar código',
    failed: 'No se ha podido crear el perfil',
  },
  fields: {
    title: 'Más sobre ti (opcional)',
  },
  card: {
    configure: 'Editar la página',
    share: 'Compartir',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    unactivated: 'Activación anulada. Cualquiera puede activar el código de nuevo.',
    activated: 'Código QR activado',
    activatedText: 'Has iniciado sesión. Esta es la tarjeta que se ve al escanear tu código.',
    own: 'Este código es tuyo',
    ownText: 'Esta es la página que se ve al escanearlo.',
    taken: 'Este código QR ya se había activado.',
  },
  footer: {
    ...card.footer,
    requestUnactivation: 'Solicitar anulación',
    requestHint: 'Así pides al titular que libere el código para ti.',
    signedInAs: 'Sesión iniciada como {{email}}',
    signOut: 'Cerrar sesión',
    dashboard: 'Ir al panel',
  },
} satisfies TranslationOf<typeof en>;

export default es;
