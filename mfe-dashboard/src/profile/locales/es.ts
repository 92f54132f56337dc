import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Mi perfil',
  subtitle: 'Lo que se ve al escanear tus códigos, y tu cuenta',
  views: {
    profile: 'Perfil',
    account: 'Cuenta',
  },
  loadFailed: 'No se ha podido cargar tu perfil',
  saved: 'Perfil guardado',
  backToCode: 'Volver al código',
  nameHint: 'Lo ve cualquiera que escanee uno de tus códigos.',
  photo: {
    heading: 'Foto',
    hint: 'La ve todo el que escanea uno de tus códigos. No se guardan ni el lugar ni la hora de la toma.',
    saved: 'Foto guardada',
    removed: 'Foto quitada',
    choose: 'Elegir una foto',
    change: 'Cambiar la foto',
    remove: 'Quitar',
    busy: 'Abriendo la foto…',
    notAnImage: 'Este archivo no es una imagen',
    tooLarge: 'Esta foto ocupa más de 10 MB',
    unreadable: 'Esta foto no se puede leer. Prueba con otra',
    unavailable: 'No se ha podido abrir la foto. Inténtalo de nuevo',
    crop: {
      title: 'Elige la parte que se verá',
      close: 'Cerrar',
      move: 'Mueve la foto con las flechas',
      zoom: 'Ampliación',
      rotate: 'Girar un cuarto',
      cancel: 'Cancelar',
      apply: 'Usar la foto',
    },
    saveFailed: 'No se ha podido guardar la foto',
    removeFailed: 'No se ha podido quitar la foto',
  },
  preview: {
    title: 'Así se ve al escanear',
    public_one: 'Con {{count}} campo público. Los campos privados solo los ves tú.',
    public_many: 'Con {{count}} de campos públicos. Los campos privados solo los ves tú.',
    public_other: 'Con {{count}} campos públicos. Los campos privados solo los ves tú.',
  },
  saveFailed: 'No se ha podido guardar el perfil',
} satisfies TranslationOf<typeof en>;
