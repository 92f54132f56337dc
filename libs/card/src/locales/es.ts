import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  page: {
    save: 'Guardar contacto',
    message: 'Mensaje',
    share: 'Compartir',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    copy: 'Copiar',
    copied: 'Copiado',
    belongsTo: 'Pertenece a',
    found: '¿Lo has encontrado? ¡Gracias!',
    foundText: 'Escribe dónde está y cómo recuperarlo. {{name}} recibirá tu mensaje enseguida.',
    conversation: 'Tu conversación con {{name}}',
    ways: {
      call: 'Llamar',
      whatsapp: 'WhatsApp',
      mail: 'Correo',
      map: 'Mapa',
      website: 'Web',
    },
  },
  message: {
    title: 'Enviar un mensaje',
    body: 'Tu mensaje',
    placeholder: 'Escribe aquí tu mensaje…',
    bodyRequired: 'Escribe un mensaje',
    add: 'Añadir datos de contacto',
    senderHint: 'El titular los verá. Recibirás respuestas aunque no los añadas.',
    feedback: 'Enviar como opinión',
    helped: 'También puede leerlo quien ayuda al titular.',
    offline: 'No tienes conexión. Tu texto se queda aquí. Envíalo cuando la recuperes.',
    trap: 'Deja este campo vacío',
    submit: 'Enviar',
    failed: 'No se ha podido enviar el mensaje',
  },
  card: {
    configure: 'Editar página',
    activated: 'Código QR activado',
  },
  footer: {
    mode: 'Modo',
    modes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
    dashboard: 'Ir al panel',
    signIn: 'Iniciar sesión',
    ownCode: '¿Es tu código?',
    requestHint: 'Puedes pedir a quien lo activó que lo libere.',
    requestUnactivation: 'Solicitar anulación',
  },
} satisfies TranslationOf<typeof en>;

export default es;
