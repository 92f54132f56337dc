import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Tu página',
  intro:
    'Lo que se ve al escanear {{code}}. Los campos vacíos usan nuestro texto predeterminado en el idioma de cada visitante.',
  language: 'Idioma de la página',
  languageHint: 'El idioma en el que escribes',
  form: {
    title: 'Título',
    titleHint: 'Se muestra encima de tus datos de contacto',
    description: 'Descripción',
    message: 'Textos del formulario de mensajes',
    messageTitle: 'Título del formulario de mensajes',
    placeholder: 'Texto de ejemplo del formulario',
    sendButton: 'Texto del botón de envío',
  },
  defaults: {
    messageFormTitle: 'Enviar un mensaje',
    messageFormPlaceholder: 'Escribe aquí tu mensaje…',
    sendButtonText: 'Enviar',
  },
  preview: 'Vista previa',
  save: 'Guardar',
  saving: 'Guardando…',
  close: 'Cerrar',
  saved: 'Página guardada',
  failed: 'No se ha podido guardar la página',
  unsaved: {
    title: '¿Guardar antes los cambios?',
    text: 'Tienes cambios sin guardar en esta página.',
    save: 'Guardar y cerrar',
    discard: 'Cerrar sin guardar',
    stay: 'Seguir editando',
  },
} satisfies TranslationOf<typeof en>;
