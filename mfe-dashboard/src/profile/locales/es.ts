import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Mi perfil',
  subtitle: 'Lo que se ve al escanear tus códigos, y los ajustes de tu cuenta',
  views: {
    profile: 'Perfil',
    account: 'Cuenta',
  },
  loadFailed: 'No se ha podido cargar tu perfil',
  saved: 'Perfil guardado',
  backToCode: 'Volver al código',
  nameHint: 'Lo ve cualquiera que escanee tus códigos',
  photo: {
    heading: 'Foto',
    hint: 'Puede verla cualquiera que escanee tus códigos. Quitamos de la foto la ubicación y la hora.',
    saved: 'Foto guardada',
    removed: 'Foto eliminada',
    choose: 'Elegir una foto',
    change: 'Cambiar foto',
    remove: 'Quitar',
    busy: 'Abriendo la foto…',
    notAnImage: 'Este archivo no es una imagen.',
    tooLarge: 'Esta foto ocupa más de 10 MB. Elige una más pequeña.',
    unreadable: 'No se ha podido leer esta foto. Prueba con otra.',
    unavailable: 'No se ha podido abrir la foto. Inténtalo de nuevo.',
    crop: {
      title: 'Recortar foto',
      close: 'Cerrar',
      move: 'Usa las flechas para mover la foto',
      zoom: 'Zoom',
      rotate: 'Girar',
      cancel: 'Cancelar',
      apply: 'Usar foto',
    },
    saveFailed: 'No se ha podido guardar la foto',
    removeFailed: 'No se ha podido quitar la foto',
  },
  preview: {
    title: 'Lo que ven los demás',
    public_one: '{{count}} campo público. Solo tú puedes ver los campos privados.',
    public_many: '{{count}} de campos públicos. Solo tú puedes ver los campos privados.',
    public_other: '{{count}} campos públicos. Solo tú puedes ver los campos privados.',
  },
  saveFailed: 'No se ha podido guardar tu perfil',
} satisfies TranslationOf<typeof en>;
