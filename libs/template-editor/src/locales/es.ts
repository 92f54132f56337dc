import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Tu página',
  intro:
    'Esto es lo que se ve al escanear {{code}}. Si dejas un campo vacío, ponemos nuestro texto en el idioma de quien lo lee.',
  language: 'Idioma de la página',
  languageHint: 'El idioma en el que escribes.',
  form: {
    title: 'Título',
    titleHint: 'Aparece encima de tus datos de contacto.',
    description: 'Descripción',
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
  failed: 'No se pudo guardar la página.',
  unsaved: {
    title: '¿Guardar antes los cambios?',
    text: 'Has cambiado los textos de esta página y aún no están guardados.',
    save: 'Guardar y cerrar',
    discard: 'Cerrar sin guardar',
    back: 'Seguir editando',
  },
} satisfies TranslationOf<typeof en>;
