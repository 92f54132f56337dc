import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  isEmail: 'Introduce un correo electrónico válido',
  isPhoneNumber: 'Introduce un número de teléfono, por ejemplo +34 91 123 45 67',
  isWhatsAppNumber: 'Empieza por + y el prefijo del país, por ejemplo +34 612 34 56 78',
  isWebsite: 'Introduce un sitio web, por ejemplo example.com',
  isSocialProfile: 'Introduce tu nombre de usuario o un enlace a tu perfil',
  isDateOfBirth: 'Elige una fecha entre 1900 y hoy',
  isPlainText: 'Hay caracteres que no podemos guardar. Quítalos.',
  visibility: {
    label: '{{field}}: quién puede verlo',
    public: 'Público',
    private: 'Privado',
  },
  audience: {
    public: 'Puede verlo cualquiera que escanee tu código.',
    private: 'Solo tú puedes verlo.',
  },
  remove: 'Quitar {{field}}',
} satisfies TranslationOf<typeof en>;

export default es;
