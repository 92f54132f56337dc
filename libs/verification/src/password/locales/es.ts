import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  label: 'Contraseña',
  new: 'Contraseña nueva',
  optional: 'Contraseña (opcional)',
  optionalHint: 'Sin contraseña, te enviaremos un código por correo cada vez que inicies sesión. {{length}}',
  length_one: 'Al menos {{count}} carácter.',
  length_many: 'Al menos {{count}} de caracteres.',
  length_other: 'Al menos {{count}} caracteres.',
  tooShort_one: 'Usa al menos {{count}} carácter',
  tooShort_many: 'Usa al menos {{count}} de caracteres',
  tooShort_other: 'Usa al menos {{count}} caracteres',
  missing: 'Introduce tu contraseña',
  show: 'Mostrar contraseña',
  repeat: 'Repite la contraseña nueva',
  mismatch: 'Las contraseñas no coinciden',
  capsLock: 'El bloqueo de mayúsculas está activado',
  strength: 'Seguridad: {{level}}',
  levels: {
    weak: 'baja',
    fair: 'media',
    strong: 'alta',
  },
} satisfies TranslationOf<typeof en>;
