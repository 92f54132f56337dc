import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  goOn: 'Introducir el código que enviamos',
  linkToo:
    'Tu perfil está guardado. Introduce el código o abre el enlace de activación inmediata del mismo correo.',
  ended: {
    title: 'Este código ya no es válido',
    why_one: 'Un código caduca a {{count}} minuto de enviarlo, o antes si se introduce mal demasiadas veces.',
    why_many: 'Un código caduca a los {{count}} minutos, o antes si se introduce mal demasiadas veces.',
    why_other: 'Un código caduca a los {{count}} minutos, o antes si se introduce mal demasiadas veces.',
    kept: 'Tu perfil sigue guardado: solo necesitas un código nuevo.',
    resend: 'Enviar un código nuevo a {{email}}',
    again: 'Empezar de nuevo',
  },
  nothing:
    'En esta dirección no hay nada que introducir. Si empezaste en otro navegador, continúa allí o abre el enlace de nuestro correo, que funciona en cualquier sitio. Si no, escribe el código impreso.',
  elsewhere:
    'Lo has activado en otra ventana o en otro dispositivo. Para gestionarlo aquí, inicia sesión con el mismo correo electrónico.',
} satisfies TranslationOf<typeof en>;
